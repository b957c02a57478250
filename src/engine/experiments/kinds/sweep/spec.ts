import { message, type Text } from '../../../../locales/message'
import { start } from '../../../rules/match'
import { forcedRulesOf } from '../../../solver/forced'
import { solvability } from '../../../solver/solvable'
import { findPreset } from '../../../variant/catalogue'
import { MAX_HOLES, MAX_SEEDS, type Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { playerProblems, playerShape } from '../../spec/playerShape'
import { oneOf, type Range, rangeShape, seedShape, wholeNumber } from '../../spec/shapes'
import { ownLayout, resized, sizeProblem } from '../../spec/sizes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'
import { MAX_GAMES } from '../matchSeries/spec'

/** A family of games that differ in the size of the board: solved, or played by two players. */
export interface SweepSpec {
  readonly variant: Variant
  readonly holes: Range
  readonly seeds: Range
  /** `holes`: as many seeds per hole as there are holes per side, whatever the range says. */
  readonly seedsAs: 'range' | 'holes'
  /** `values`: result and margin under perfect play, with one number varying. `shares`: who wins played games. */
  readonly find: 'values' | 'shares'
  /** For `shares`: the players, the games per size, and the random seed. */
  readonly first: string
  readonly second: string
  readonly games: number
  readonly seed: number
}

/** Games with one hole per side are played by arithmetic, so they may be larger than any board. */
export const MOST_FORCED_SEEDS = 10_000_000
/** Memory that solving one game of a sweep may use, in bytes. */
export const SWEEP_MEMORY = 512 * 2 ** 20
const MOST_SOLVED = 1_000
/** The most sizes that can be played. */
const MOST_PLAYED = 400
/** At most this many unsolvable games are named. */
const MOST_NAMED = 5

/** Kalah(1, n) as far as Pok's table goes. */
export const DEFAULTS: SweepSpec = {
  variant: findPreset('kalah')!.make({ holes: 1, seeds: 1 }),
  holes: { from: 1, to: 1 },
  seeds: { from: 1, to: 200 },
  seedsAs: 'range',
  find: 'values',
  first: 'novice',
  second: 'novice',
  games: 10_000,
  seed: 1,
}

/** Parses a spec; reports what cannot be swept before any work starts. */
export const parseSweep = specParser(
  specShape<SweepSpec>(
    {
      variant: variantShape,
      holes: rangeShape(1, MAX_HOLES),
      seeds: rangeShape(1, MOST_FORCED_SEEDS),
      seedsAs: oneOf(['range', 'holes']),
      find: oneOf(['values', 'shares']),
      first: playerShape,
      second: playerShape,
      games: wholeNumber(1, MAX_GAMES),
      seed: seedShape,
    },
    DEFAULTS,
  ),
  together,
)

function together(spec: SweepSpec): readonly SpecProblem[] {
  const { variant, holes, seeds } = spec
  const problems = [...ownLayout(variant, 'variant')]
  if (spec.find === 'shares') return problems.length > 0 ? problems : unplayable(spec)
  if (spec.seedsAs === 'range' && holes.from !== holes.to && seeds.from !== seeds.to) {
    problems.push({ path: 'holes', message: message('specProblems.oneNumber') })
  }
  return problems.length > 0 || isForced(spec) ? problems : unsolvable(spec)
}

function unplayable(spec: SweepSpec): readonly SpecProblem[] {
  const count = countOf(spec)
  if (count > MOST_PLAYED)
    return [{ path: 'holes', message: message('specProblems.playedSizes', { count, max: MOST_PLAYED }) }]
  const sizes = Array.from({ length: count }, (_, at) => ({ at, ...sizeAt(spec, at) }))
  const large = sizes.find(({ seeds }) => seeds > MAX_SEEDS)
  if (large) return [{ path: 'seeds', message: message('specProblems.seedsOnBoard', { max: MAX_SEEDS }) }]
  const refused = sizes.flatMap(({ at, holes, seeds }) => {
    const problem = sizeProblem(variantAt(spec, at))
    return problem === null ? [] : [{ game: `(${holes}, ${seeds})`, problem }]
  })
  if (refused.length > 0)
    return refused
      .slice(0, MOST_NAMED)
      .map((told) => ({ path: 'variant', message: message('specProblems.ofGame', told) }))
  const { first, second } = spec
  return playerProblems(
    { first, second },
    sizes.map(({ at }) => variantAt(spec, at)),
  )
}

function unsolvable(spec: SweepSpec): readonly SpecProblem[] {
  const count = countOf(spec)
  if (count > MOST_SOLVED) {
    return [{ path: 'seeds', message: message('specProblems.solvedOneByOne', { max: MOST_SOLVED }) }]
  }
  const problems = Array.from({ length: count }, (_, at) => sizeAt(spec, at)).flatMap(({ holes, seeds }) => {
    if (seeds > MAX_SEEDS)
      return [{ path: 'seeds', message: message('specProblems.seedsOnBoard', { max: MAX_SEEDS }) }]
    const variant = resized(spec.variant, holes, seeds)
    const told = (path: string, problem: Text): readonly SpecProblem[] => [
      { path, message: message('specProblems.ofGame', { game: `(${holes}, ${seeds})`, problem }) },
    ]
    const unfit = sizeProblem(variant)
    if (unfit !== null) return told('variant', unfit)
    const how = solvability(variant, start(variant).position, SWEEP_MEMORY)
    // A sweep has a limit of memory, but no field for it.
    return how.ok ? [] : told(how.path === 'memory' ? 'variant' : how.path, how.because)
  })
  return problems.slice(0, MOST_NAMED)
}

/** Whether nobody ever has a choice: one hole per side, rules like kalah's. */
export function isForced({ variant, holes, seedsAs, find }: SweepSpec): boolean {
  if (find === 'shares' || seedsAs === 'holes') return false
  return holes.from === 1 && holes.to === 1 && forcedRulesOf(resized(variant, 1, 1)) !== null
}

/** The games of a sweep. */
export function countOf({ holes, seeds, seedsAs, find }: SweepSpec): number {
  if (seedsAs === 'holes') return holes.to - holes.from + 1
  if (find === 'shares') return (holes.to - holes.from + 1) * (seeds.to - seeds.from + 1)
  return Math.max(holes.to - holes.from, seeds.to - seeds.from) + 1
}

/** The size of a game of a sweep, by its place in it. */
export function sizeAt(
  { holes, seeds, seedsAs, find }: SweepSpec,
  at: number,
): { readonly holes: number; readonly seeds: number } {
  if (seedsAs === 'holes') return { holes: holes.from + at, seeds: holes.from + at }
  if (find === 'shares') {
    const columns = seeds.to - seeds.from + 1
    return { holes: holes.from + Math.floor(at / columns), seeds: seeds.from + (at % columns) }
  }
  return holes.from === holes.to
    ? { holes: holes.from, seeds: seeds.from + at }
    : { holes: holes.from + at, seeds: seeds.from }
}

/** The variant of a played game, by its place in the sweep: whole matches, if its rules say so. */
export function variantAt(spec: SweepSpec, at: number): Variant {
  const { holes, seeds } = sizeAt(spec, at)
  const { variant } = spec
  return {
    ...variant,
    board: { ...variant.board, holes },
    start: { ...variant.start, seedsPerHole: seeds, layout: 'even' },
  }
}
