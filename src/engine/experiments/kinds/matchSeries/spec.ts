import * as v from 'valibot'
import { message } from '../../../../locales/message'
import type { Range } from '../../../range'
import { gamesIn, type Wins, type GameCounts, type SegmentWins, addWins } from '../../../simulation/counts'
import { gamesFor } from '../../../statistics/power'
import { findPreset } from '../../../variant/catalogue'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { playerProblems, playerShape } from '../../spec/playerShape'
import { fields, listOf, numberBetween, oneOf, seedShape, type Shape, wholeNumber } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'
import { publishedShape, type PublishedSeries } from './published'
import { isWithin } from '../../../statistics/proportion'

/** The most games of a series. */
export const MAX_GAMES = 1_000_000_000
/** The most categories of a series. */
export const MAX_CATEGORIES = 1_000
/** The most games that can be kept individually. */
export const MAX_KEPT = 1_000_000
/** The precisions, in percentage points, that can be reached with a permitted number of games, and that mean something. */
export const FINEST_PRECISION = 0.01
export const COARSEST_PRECISION = 10

/** A series of games between two agents. */
export interface MatchSeriesSpec {
  readonly variant: Variant
  /** Plays South. */
  readonly first: string
  /** Plays North. */
  readonly second: string
  readonly games: number
  readonly seed: number
  /** How many categories of equal size, or the size of each. */
  readonly categories: number | readonly number[]
  /** Which of the games to play: from `from` up to but not including `to`; null for all. */
  readonly range: Range | null
  /**
   * Play only until the 95% interval of every share is at most this many percentage points to either side; null to play
   * all games. `games` is then the most that this can take.
   */
  readonly precision: number | null
  /** What is kept: counts only, or also a row per game. */
  readonly keep: 'counts' | 'games'
  /** A table to compare with. */
  readonly published: PublishedSeries | null
}

/** As in Table 2 of the congkak paper: five categories of 20,000 novice games. */
export const DEFAULTS: MatchSeriesSpec = {
  variant: findPreset('congkak')!.make(),
  first: 'novice',
  second: 'novice',
  games: 100_000,
  seed: 1,
  categories: 5,
  range: null,
  precision: null,
  keep: 'counts',
  published: null,
}

const gamesShape = wholeNumber(1, MAX_GAMES)
const countOfCategories = wholeNumber(1, MAX_CATEGORIES)
const sizesOfCategories = listOf(gamesShape, 1, MAX_CATEGORIES)
const categoriesShape: Shape<number | readonly number[]> = v.lazy<Shape<number | readonly number[]>>(
  (input) => (Array.isArray(input) ? sizesOfCategories : countOfCategories),
)

/** Reads a spec. */
export const parseMatchSeries = specParser(
  v.pipe(
    specShape<MatchSeriesSpec>(
      {
        variant: variantShape,
        first: playerShape,
        second: playerShape,
        games: gamesShape,
        seed: seedShape,
        categories: categoriesShape,
        range: v.nullable(fields<Range>({ from: wholeNumber(0, MAX_GAMES), to: wholeNumber(1, MAX_GAMES) })),
        precision: v.nullable(numberBetween(FINEST_PRECISION, COARSEST_PRECISION)),
        keep: oneOf(['counts', 'games']),
        published: v.nullable(publishedShape),
      },
      DEFAULTS,
    ),
    v.transform(normalised),
  ),
  together,
)

/**
 * The spec with no more categories than games, and without a range that covers all games. How many games a precision
 * takes is not known before, so it sets their largest number, and there are no categories.
 */
function normalised(spec: MatchSeriesSpec): MatchSeriesSpec {
  const { games, categories, range, precision } = spec
  if (precision !== null) return { ...spec, games: gamesFor(precision / 100), categories: 1 }
  return {
    ...spec,
    categories: typeof categories === 'number' ? Math.min(games, categories) : categories,
    range: range?.from === 0 && range.to === games ? null : range,
  }
}

function together(spec: MatchSeriesSpec): readonly SpecProblem[] {
  const { variant, first, second, games, categories, range, precision, keep } = spec
  const problems = [...playerProblems({ first, second }, [variant])]
  const sum = typeof categories === 'number' ? games : categories.reduce((total, size) => total + size, 0)
  if (sum !== games) {
    problems.push({ path: 'categories', message: message('specProblems.categoriesSum', { games, sum }) })
  }
  if (range && range.to > games) {
    problems.push({ path: 'range.to', message: message('specProblems.wholeNumber', { min: 1, max: games }) })
  }
  if (range && range.from >= range.to) {
    problems.push({ path: 'range', message: message('specProblems.emptyRange') })
  }
  if (range && precision !== null) {
    problems.push({ path: 'range', message: message('specProblems.precisionInParts') })
  }
  if (keep === 'games' && games > MAX_KEPT) {
    problems.push({ path: 'keep', message: message('specProblems.keptGames', { max: MAX_KEPT }) })
  }
  return problems
}

/** The sizes of the categories; if they cannot be equal, the first ones have one game more. */
export function categorySizes({ games, categories }: MatchSeriesSpec): readonly number[] {
  if (typeof categories !== 'number') return categories
  const small = Math.floor(games / categories)
  return Array.from({ length: categories }, (_, place) => small + (place < games % categories ? 1 : 0))
}

/** How many games the spec asks for; with a precision, those played once it is reached. */
export function wantedGames({ games, range, precision }: MatchSeriesSpec, wins: Wins): number {
  if (precision !== null && isPrecise(wins, precision)) return gamesIn(wins)
  return range ? range.to - range.from : games
}

/**
 * How often a series that stops at a precision looks at its results: it plays at most a twentieth of the largest number
 * of games longer than needed.
 */
const LOOKS = 20

/** The games between one look and the next. */
export function looksOf(games: number): readonly Range[] {
  const ends = Array.from({ length: LOOKS + 1 }, (_, look) => Math.round((games * look) / LOOKS))
  return ends
    .slice(1)
    .map((to, look) => ({ from: ends[look]!, to }))
    .filter(({ from, to }) => to > from)
}

/** Whether the 95% intervals of all shares are at most so many percentage points to either side. */
export function isPrecise(wins: Wins, points: number): boolean {
  const games = gamesIn(wins)
  const { south, north, ties, undecided } = wins
  return games > 0 && [south, north, ties, undecided].every((count) => isWithin(count, games, points / 100))
}

/** The convergence of a series is drawn with this many points. */
const MILESTONES = 100

/** Where categories start, and one past the end. */
function categoryBounds(spec: MatchSeriesSpec): readonly number[] {
  return categorySizes(spec).reduce<number[]>((bounds, size) => [...bounds, (bounds.at(-1) ?? 0) + size], [0])
}

/** Where blocks of the convergence start. */
function blockBounds({ games }: MatchSeriesSpec): readonly number[] {
  const length = Math.ceil(games / MILESTONES)
  return Array.from({ length: Math.ceil(games / length) }, (_, block) => block * length)
}

/** The games at which a separately counted part starts: a category or a block of the convergence. */
export function cutsOf(spec: MatchSeriesSpec): readonly number[] {
  const starts = new Set([...categoryBounds(spec).slice(0, -1), ...blockBounds(spec)])
  return [...starts].sort((a, b) => a - b)
}

/** Wins by category; those not played yet have none. */
export function winsByCategory(spec: MatchSeriesSpec, { segments }: GameCounts): readonly Wins[] {
  const bounds = categoryBounds(spec)
  return bounds.slice(0, -1).map((from, place) => addWins(within(segments, from, bounds[place + 1] ?? from)))
}

/** Wins by block of the convergence, played blocks only. */
export function winsByBlock(spec: MatchSeriesSpec, { segments }: GameCounts): readonly Wins[] {
  const bounds = [...blockBounds(spec), Infinity]
  return bounds
    .slice(0, -1)
    .map((from, place) => addWins(within(segments, from, bounds[place + 1] ?? from)))
    .filter((wins) => gamesIn(wins) > 0)
}

function within(segments: readonly SegmentWins[], from: number, to: number): readonly SegmentWins[] {
  return segments.filter(({ start }) => start >= from && start < to)
}
