import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../src/locales/english'
import { anyExperimentOf, experimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import {
  EXPERIMENT_KINDS,
  type ExperimentKind,
  STUDY_KINDS,
} from '../../../../src/engine/experiments/contract/experiment'
import type { ExperimentRun } from '../../../../src/engine/experiments/contract/kinds'
import { partsOf } from '../../../../src/engine/experiments/contract/parts'
import { performTasks } from '../../../support/performTasks'
import { SMALL_SPECS } from '../../../support/smallSpecs'

/** The parts of a small run as a file holds them. */
function storedParts(kind: ExperimentKind): ReadonlyMap<number, unknown> {
  const experiment = anyExperimentOf(kind)
  const spec = experiment.parse(SMALL_SPECS[kind])
  if (!spec.ok) throw new Error(JSON.stringify(spec.error))
  const parts = [...performTasks(experiment, spec.value)]
  return new Map(JSON.parse(JSON.stringify(parts)) as [number, unknown][])
}

/** A part with one number, text or list in it replaced by something that cannot stand there. */
function damaged(part: unknown): unknown {
  if (Array.isArray(part)) return part.length > 0 ? [damaged(part[0]), ...part.slice(1)] : 'damaged'
  if (typeof part !== 'object' || part === null) return { damaged: true }
  const [key = 'damaged', value] = Object.entries(part)[0] ?? []
  return { ...part, [key]: damaged(value) }
}

describe.each([...EXPERIMENT_KINDS, ...STUDY_KINDS])('stored parts of %s', (kind) => {
  const stored = storedParts(kind)

  it('are read back unchanged', () => {
    const read = partsOf(kind, stored)
    expect(read).toEqual({ ok: true, value: stored })
    // To the byte, so that a run that was resumed is saved like one that was not.
    expect(read.ok && JSON.stringify([...read.value])).toBe(JSON.stringify([...stored]))
  })

  it('are refused once something in them is damaged', () => {
    for (const [index, part] of stored) {
      expect(partsOf(kind, new Map([[index, damaged(part)]]))).toMatchObject({ ok: false })
      expect(partsOf(kind, new Map([[index, null]]))).toMatchObject({ ok: false })
    }
  })
})

it('names the part and the field that are invalid', () => {
  const [first] = [...storedParts('gameValues').values()] as [object]
  const read = partsOf('gameValues', new Map([[7, { ...first, lower: 'two' }]]))
  expect(read.ok ? null : inEnglish(read.error)).toBe('Part 7: lower: Must be number, not "two".')
})

it('reads choices that earlier versions stored as notation', () => {
  const solved = { lower: 2, upper: 2, nodes: 9, method: 'search' }
  const values = partsOf(
    'gameValues',
    new Map([
      [0, { ...solved, moves: [{ choice: '3', lower: 2, upper: 2 }], best: ['3'], line: ['3', '12c'] }],
    ]),
  )
  const choice = { hole: 3 }
  expect(values.ok && values.value.get(0)).toEqual({
    ...solved,
    moves: [{ choice, lower: 2, upper: 2 }],
    best: [choice],
    line: [choice, { hole: 12, way: 'clockwise' }],
  })
  const worst = { someChoice: 1, everyChoice: 0, nodes: 9 }
  const checked = partsOf('strategyCheck', new Map([[0, { ...worst, someLine: '3 12c', everyLine: '' }]]))
  expect(checked.ok && checked.value.get(0)).toEqual({
    ...worst,
    someLine: [choice, { hole: 12, way: 'clockwise' }],
    everyLine: [],
  })
})

it.each(['3 ', ' 3', '3  4', 'three', '3,4', '1234'])('refuses the line “%s”', (line) => {
  const part = { someChoice: 1, everyChoice: 0, someLine: line, everyLine: '', nodes: 9 }
  expect(partsOf('strategyCheck', new Map([[0, part]]))).toMatchObject({ ok: false })
})

it('gives the types of a part to code that knows its kind', () => {
  const parts = partsOf('gameValues', storedParts('gameValues'))
  const values = parts.ok ? [...parts.value.values()].map(({ lower }) => lower satisfies number) : []
  expect(values.length).toBe(6)
  const run: ExperimentRun = { kind: 'sweep', spec: experimentOf('sweep').defaults }
  expect(run.kind === 'sweep' && run.spec.seeds.to).toBe(200)
})
