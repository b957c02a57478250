import { message } from '../../../../locales/message'
import { start } from '../../../rules/match'
import { forcedRulesOf } from '../../../solver/forced'
import { solvability } from '../../../solver/solvable'
import { findPreset } from '../../../variant/catalogue'
import { parseVariant } from '../../../variant/parse'
import { MAX_HOLES, MAX_SEEDS, type Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { type Range, rangeShape } from '../../spec/shapes'
import { ownLayout, resized } from '../../spec/sizes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'

/** A family of games in which one number varies: seeds per hole or holes per side. */
export interface SweepSpec {
  readonly variant: Variant
  readonly holes: Range
  readonly seeds: Range
}

/** Games with one hole per side are played by arithmetic, so they may be larger than any board. */
export const MOST_FORCED_SEEDS = 10_000_000
/** Memory that solving one game of a sweep may use, in bytes. */
export const SWEEP_MEMORY = 512 * 2 ** 20
const MOST_SOLVED = 1_000
/** At most this many unsolvable games are named. */
const MOST_NAMED = 5

/** Kalah(1, n) as far as Pok's table goes. */
export const DEFAULTS: SweepSpec = {
  variant: findPreset('kalah')!.make({ holes: 1, seeds: 1 }),
  holes: { from: 1, to: 1 },
  seeds: { from: 1, to: 200 },
}

/** Parses a spec; reports what cannot be swept before any work starts. */
export const parseSweep = specParser(
  specShape<SweepSpec>(
    { variant: variantShape, holes: rangeShape(1, MAX_HOLES), seeds: rangeShape(1, MOST_FORCED_SEEDS) },
    DEFAULTS,
  ),
  together,
)

function together(spec: SweepSpec): readonly SpecProblem[] {
  const { variant, holes, seeds } = spec
  const problems = [...ownLayout(variant, 'variant')]
  if (holes.from !== holes.to && seeds.from !== seeds.to) {
    problems.push({ path: 'holes', message: message('specProblems.oneNumber') })
  }
  return problems.length > 0 || isForced(spec) ? problems : unsolvable(spec)
}

function unsolvable(spec: SweepSpec): readonly SpecProblem[] {
  const count = countOf(spec)
  if (count > MOST_SOLVED) {
    return [{ path: 'seeds', message: message('specProblems.solvedOneByOne', { max: MOST_SOLVED }) }]
  }
  const problems = Array.from({ length: count }, (_, at) => sizeAt(spec, at)).flatMap(({ holes, seeds }) => {
    const variant = parseVariant(resized(spec.variant, holes, Math.min(seeds, MAX_SEEDS)))
    if (!variant.ok)
      return [{ path: 'seeds', message: message('specProblems.seedsOnBoard', { max: MAX_SEEDS }) }]
    const how = solvability(variant.value, start(variant.value).position, SWEEP_MEMORY)
    return how.ok
      ? []
      : [
          {
            path: how.path,
            message: message('specProblems.ofGame', { game: `(${holes}, ${seeds})`, problem: how.because }),
          },
        ]
  })
  return problems.slice(0, MOST_NAMED)
}

/** Whether nobody ever has a choice: one hole per side, rules like kalah's. */
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
