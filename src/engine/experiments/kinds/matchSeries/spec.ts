import type { Result } from '../../../result'
import type { Stretch } from '../../../simulation/bout'
import { findPreset } from '../../../variant/catalogue'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { SpecReader } from '../../spec/specReader'

/** The most games of a series. */
export const MAX_GAMES = 1_000_000_000
const MAX_CATEGORIES = 1_000
/** The most games of which each can be kept. */
export const MAX_KEPT = 1_000_000

/** A table of wins as somebody printed it. */
export interface PublishedSeries {
  readonly source: string
  readonly rows: readonly PublishedRow[]
}

/** A row of it: one category of games. */
export interface PublishedRow {
  readonly category: string
  readonly games: number
  readonly first: number
  readonly second: number
  readonly ties: number
}

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
  /** Which of the games to play: from `from` up to, not including, `to`; null for all. */
  readonly range: Stretch | null
  /** What is kept: counts alone, or a row for every game too. */
  readonly keep: 'counts' | 'games'
  /** A table to compare with. */
  readonly published: PublishedSeries | null
}

/** As in Table 2 of the congkak paper: five categories of 20,000 novice games. */
export const DEFAULTS: MatchSeriesSpec = {
  variant: findPreset('congkak')?.make() as Variant,
  first: 'novice',
  second: 'novice',
  games: 100_000,
  seed: 1,
  categories: 5,
  range: null,
  keep: 'counts',
  published: null,
}

/** Reads a spec; every problem is reported at once. */
export function parse(input: unknown): Result<MatchSeriesSpec, readonly SpecProblem[]> {
  const reader = new SpecReader(input, DEFAULTS)
  const games = reader.integer('games', 1, MAX_GAMES)
  const variant = reader.variant('variant')
  return reader.result({
    variant,
    first: reader.player('first', [variant]),
    second: reader.player('second', [variant]),
    games,
    seed: reader.seed('seed'),
    categories: readCategories(reader, games),
    range: readRange(reader, games),
    keep: readKeep(reader, games),
    published: readPublished(reader),
  })
}

/** The sizes of the categories; where they cannot be equal, the first ones have one game more. */
export function categorySizes({ games, categories }: MatchSeriesSpec): readonly number[] {
  if (typeof categories !== 'number') return categories
  const small = Math.floor(games / categories)
  return Array.from({ length: categories }, (_, place) => small + (place < games % categories ? 1 : 0))
}

function readCategories(reader: SpecReader<MatchSeriesSpec>, games: number): number | readonly number[] {
  const value = reader.value('categories')
  if (!Array.isArray(value)) return Math.min(games, reader.integer('categories', 1, MAX_CATEGORIES))
  const sizes = reader.list('categories', { min: 1, max: MAX_CATEGORIES }, (path, size) =>
    reader.integerAt(path, size, 1, MAX_GAMES),
  )
  const sum = sizes.reduce((total, size) => total + size, 0)
  if (sum !== games) reader.refuse('categories', `must add up to the ${games} games, not to ${sum}`)
  return sizes
}

function readRange(reader: SpecReader<MatchSeriesSpec>, games: number): Stretch | null {
  const value = reader.value('range') as Partial<Record<'from' | 'to', unknown>> | null
  if (value === null) return null
  const from = reader.integerAt('range.from', value.from, 0, games - 1)
  const to = reader.integerAt('range.to', value.to, 1, games)
  if (from >= to) reader.refuse('range', 'must not be empty or run backwards')
  return from === 0 && to === games ? null : { from, to }
}

function readKeep(reader: SpecReader<MatchSeriesSpec>, games: number): MatchSeriesSpec['keep'] {
  const keep = reader.choice('keep', ['counts', 'games'])
  if (keep === 'games' && games > MAX_KEPT)
    reader.refuse('keep', `every game can be kept of up to ${MAX_KEPT.toLocaleString('en-US')} games`)
  return keep
}

function readPublished(reader: SpecReader<MatchSeriesSpec>): PublishedSeries | null {
  const value = reader.value('published') as Partial<PublishedSeries> | null
  if (value === null) return null
  if (typeof value !== 'object' || typeof value.source !== 'string' || !Array.isArray(value.rows)) {
    reader.refuse('published', 'must have a source and rows')
    return null
  }
  const rows = value.rows.map((row: Partial<Record<keyof PublishedRow, unknown>>, place) => {
    const count = (key: 'games' | 'first' | 'second' | 'ties'): number =>
      reader.integerAt(`published.rows.${place}.${key}`, row?.[key], 0, MAX_GAMES)
    const read = {
      games: count('games'),
      first: count('first'),
      second: count('second'),
      ties: count('ties'),
    }
    if (read.first + read.second + read.ties !== read.games) {
      reader.refuse(`published.rows.${place}`, 'wins and ties must add up to the games')
    }
    return { category: String(row?.category ?? place + 1), ...read }
  })
  return { source: value.source, rows }
}

/** How many games the spec asks for. */
export function wantedGames({ games, range }: MatchSeriesSpec): number {
  return range ? range.to - range.from : games
}
