import type { GameCounts, SegmentWins, Wins } from '../../../simulation/counts'
import { addWins, gamesIn } from '../../../simulation/counts'
import { categorySizes, type MatchSeriesSpec } from './spec'

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
