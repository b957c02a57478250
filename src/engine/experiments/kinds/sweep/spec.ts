import * as v from 'valibot'
import { ok, refuse, type Result } from '../../../result'
import { start } from '../../../rules/match'
import { forcedRulesOf } from '../../../solver/forced'
import { solvability } from '../../../solver/solvable'
import { parseVariant } from '../../../variant/parse'
import { MAX_HOLES, MAX_SEEDS, type Variant } from '../../../variant/variant'
import type { SpecProblem, Task } from '../../contract/experiment'
import { shapeProblem } from '../../spec/specProblems'
import { inWords } from '../../report/wording'
import { readVariants } from '../../spec/readVariants'
import { ownLayout, rangeShape, resized, type Range } from '../../spec/sizes'

/** A family of games with one number that runs: seeds a hole or holes a side. */
export interface SweepSpec {
  readonly variant: Variant
  readonly holes: Range
  readonly seeds: Range
}

/** Games with one hole a side are played by arithmetic, so they may be larger than any board. */
export const MOST_FORCED_SEEDS = 10_000_000
const MOST_SOLVED = 1_000
/** Memory that solving one game of a sweep may take, in bytes. */
export const SWEEP_MEMORY = 512 * 2 ** 20

const SHAPE = v.strictObject({
  variant: v.unknown(),
  holes: rangeShape(MAX_HOLES),
  seeds: rangeShape(MOST_FORCED_SEEDS),
})

/** Reads a spec; what cannot be swept is said before any work starts. */
export function parseSweep(input: unknown): Result<SweepSpec, readonly SpecProblem[]> {
  const shape = v.safeParse(SHAPE, input)
  if (!shape.success) return refuse(shape.issues.map((issue) => shapeProblem(issue)))
  const { variants, problems } = readVariants([shape.output.variant])
  const variant = variants[0]
  if (!variant) return refuse(problems.map(({ message }) => ({ path: 'variant', message })))
  const laidOut = ownLayout(variant, 'variant')
  if (laidOut.length > 0) return refuse(laidOut)
  const { holes, seeds } = shape.output
  const spec = { variant, holes, seeds }
  if (holes.from !== holes.to && seeds.from !== seeds.to) {
    return refuse([
      { path: 'holes', message: 'One number runs: give a single number of holes, or of seeds.' },
    ])
  }
  return isForced(spec) ? ok(spec) : refuseUnsolvable(spec)
}

function refuseUnsolvable(spec: SweepSpec): Result<SweepSpec, readonly SpecProblem[]> {
  const count = countOf(spec)
  if (count > MOST_SOLVED) {
    const message = `Games with choices must be solved one by one: at most ${inWords(MOST_SOLVED)} of them.`
    return refuse([{ path: 'seeds', message }])
  }
  const problems = Array.from({ length: count }, (_, at) => sizeAt(spec, at)).flatMap(({ holes, seeds }) => {
    const variant = parseVariant(resized(spec.variant, holes, Math.min(seeds, MAX_SEEDS)))
    if (!variant.ok)
      return [{ path: 'seeds', message: `At most ${inWords(MAX_SEEDS)} seeds lie on a board.` }]
    const how = solvability(variant.value, start(variant.value).position, SWEEP_MEMORY)
    return how.ok ? [] : [{ path: how.path, message: `(${holes}, ${seeds}): ${how.because}` }]
  })
  return problems.length > 0 ? refuse(problems.slice(0, 5)) : ok(spec)
}

/** Whether nobody ever has a choice: one hole a side, rules like kalah's. */
export function isForced({ variant, holes }: SweepSpec): boolean {
  return holes.from === 1 && holes.to === 1 && forcedRulesOf(resized(variant, 1, 1)) !== null
}

/** The games of a sweep. */
export function countOf({ holes, seeds }: SweepSpec): number {
  return Math.max(holes.to - holes.from, seeds.to - seeds.from) + 1
}

/** The size of a game of a sweep, by its place in it. */
export function sizeAt(
  { holes, seeds }: SweepSpec,
  at: number,
): { readonly holes: number; readonly seeds: number } {
  return holes.from === holes.to
    ? { holes: holes.from, seeds: seeds.from + at }
    : { holes: holes.from + at, seeds: seeds.from }
}

/** One stretch of a sweep: games with choices one by one, forced games by the ten thousand. */
export interface SweepTask extends Task {
  readonly from: number
  readonly to: number
}

const FORCED_STRETCH = 50_000

/** The tasks of a sweep. */
export function stretchesOf(spec: SweepSpec): readonly SweepTask[] {
  const count = countOf(spec)
  const size = isForced(spec) ? FORCED_STRETCH : 1
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => {
    const from = index * size
    const to = Math.min(count, from + size)
    return { index, from, to, weight: isForced(spec) ? to - from : 1.5 ** Math.min(index, 40) }
  })
}
