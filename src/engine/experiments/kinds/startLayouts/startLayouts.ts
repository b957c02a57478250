import { lastUsed } from '../../../lastUsed'
import { MEMORY_MIB } from '../../../solver/memory'
import * as v from 'valibot'
import { start } from '../../../rules/match'
import { isAtLeast, type Prover } from '../../../solver/prover'
import { solvability } from '../../../solver/solvable'
import { createProver, valueOf } from '../../../solver/solve'
import { through } from '../../../solver/through'
import { findPreset } from '../../../variant/catalogue'
import type { Variant } from '../../../variant/variant'
import type { Experiment, Json, Progress, Task } from '../../contract/experiment'
import { reportStartLayouts } from './report'
import { layoutsFor, parseStartLayouts, startedFrom, STRETCH, type StartLayoutsSpec } from './spec'

/** The layouts of a stretch: a W, D or L for South each, or their values. */
export interface LayoutsPart {
  readonly results: string
  readonly values: readonly number[]
}

/** Layouts solved together. */
export interface LayoutsTask extends Task {
  readonly from: number
  readonly to: number
}

const partShape: v.GenericSchema<unknown, LayoutsPart> = v.object({
  results: v.pipe(v.string(), v.regex(/^[WDL]*$/)),
  values: v.array(v.number()),
})

/** Which starting layouts are fair, or best for South. */
export const startLayouts: Experiment<StartLayoutsSpec, LayoutsTask, LayoutsPart> = {
  kind: 'startLayouts',
  title: 'Start layouts',
  question: 'Which starting layouts are fair, and which are best for South?',
  unit: 'layouts',
  defaults: {
    variant: findPreset('kalah')!.make({ holes: 4, seeds: 3 }),
    moved: 1,
    stores: 'empty',
    sides: 'equal',
    find: 'values',
    memory: 512,
  },
  fields: [
    { path: 'variant', label: 'Variant', type: 'variant' },
    {
      path: 'moved',
      label: 'Seeds moved',
      type: 'integer',
      min: 0,
      max: 4,
      hint: 'from the even start, at most',
    },
    choice('sides', 'Seeds a side', [
      ['equal', 'equal'],
      ['any', 'any'],
    ]),
    choice('stores', 'Stores', [
      ['empty', 'start empty'],
      ['used', 'may hold moved seeds'],
    ]),
    choice('find', 'Find', [
      ['results', 'who wins'],
      ['values', 'by how much'],
    ]),
    {
      path: 'memory',
      label: 'Memory a worker',
      type: 'integer',
      min: MEMORY_MIB.min,
      max: MEMORY_MIB.max,
      unit: 'MiB',
      rare: true,
    },
  ],
  templates: [
    fairKalah('kalah-empty-capture', 'Neller & Neller, FairKalah: Towards Fair Mancala Play, 2022'),
    fairKalah('kalah', 'Pham & Neller, FairKalah Without Empty Capture'),
  ],
  parse: parseStartLayouts,
  partShape,
  plan(spec) {
    const count = layoutsFor(spec).length
    return Array.from({ length: Math.ceil(count / STRETCH) }, (_, index) => {
      const from = index * STRETCH
      const to = Math.min(count, from + STRETCH)
      return { index, from, to, weight: to - from }
    })
  },
  estimate(spec) {
    const count = layoutsFor(spec).length
    const seeds = 2 * spec.variant.board.holes * spec.variant.start.seedsPerHole
    return {
      seconds: count * 10 ** (seeds / 9 - 6.1),
      memoryBytes: spec.memory * 2 ** 20,
      csvBytes: 60 * count,
    }
  },
  run,
  report: reportStartLayouts,
}

function choice(path: string, label: string, options: readonly (readonly [string, string])[]) {
  return {
    path,
    label,
    type: 'choice' as const,
    options: options.map(([value, text]) => ({ value, label: text })),
  }
}

function fairKalah(id: string, source: string) {
  const preset = findPreset(id)!.make({ holes: 6, seeds: 4 })
  const spec = {
    variant: preset,
    moved: 2,
    stores: 'used',
    sides: 'any',
    find: 'results',
    memory: MEMORY_MIB.usual,
  }
  return { title: `Fair starts of ${preset.name}(6, 4)`, source, spec: spec as unknown as Json }
}

function* run(
  spec: StartLayoutsSpec,
  task: LayoutsTask,
  checkpoint?: Json,
): Generator<Progress, LayoutsPart> {
  const layouts = layoutsFor(spec).slice(task.from, task.to)
  const part = (checkpoint ?? { results: '', values: [] }) as unknown as LayoutsPart
  let { results } = part
  const values = [...part.values]
  const prover = yield* proverFor(spec)
  const progress = (): Progress => ({
    done: results.length / layouts.length,
    units: results.length,
    checkpoint: { results, values: [...values] },
  })
  for (const { layout } of layouts.slice(results.length)) {
    const game = start(startedFrom(spec, layout))
    if (spec.find === 'values') {
      const { lower } = yield* through(valueOf(prover, game), progress)
      values.push(lower)
      results += lower > 0 ? 'W' : lower < 0 ? 'L' : 'D'
    } else if (yield* through(isAtLeast(prover, game, 1), progress)) results += 'W'
    else results += (yield* through(isAtLeast(prover, game, 0), progress)) ? 'D' : 'L'
    yield progress()
  }
  return { results, values }
}

const provers = lastUsed<Prover>(1, (prover) => prover.usable())

/** The prover of the last task serves the next one of the same game: what it has learnt holds for every layout. */
function* proverFor(spec: StartLayoutsSpec): Generator<Progress, Prover> {
  const variant: Variant = startedFrom(spec, layoutsFor({ ...spec, moved: 0 })[0]!.layout)
  const key = JSON.stringify([variant, spec.memory])
  const known = provers.get(key)
  if (known !== undefined) return known
  const memory = spec.memory * 2 ** 20
  const game = start(variant)
  const how = solvability(variant, game.position, memory)
  if (!how.ok) throw new Error(how.because)
  provers.clear()
  const prover = createProver(variant, game, how.method, memory, layoutsFor(spec).length)
  yield* through(prover.prepare(), (): Progress => ({ done: 0 }))
  return provers.keep(key, prover)
}
