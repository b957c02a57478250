import type { Variant } from '../variant/variant'

/** A series of games between two agents: those with indices from `from` up to, not including, `to`. */
export interface Bout {
  readonly variant: Variant
  /** Name of the agent that plays South. */
  readonly first: string
  /** Name of the agent that plays North. */
  readonly second: string
  readonly seed: number
  readonly from: number
  readonly to: number
  /** Lots are drawn for so many moves at the start of each game; none unless given. */
  readonly drawnMoves?: number
}

/** Games of one bout, as one task plays them. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * Work of about this many seconds goes into one stretch: long enough to be worth sending, short enough to resume from.
 */
const STRETCH_SECONDS = 0.1
/**
 * Even a short bout is cut into this many, so that every worker has its share; a long one into no more than the other.
 */
const FEWEST = 16
const MOST = 2_000

/** Cuts a bout into stretches; where the cuts fall depends on nothing but the bout and the expected pace. */
export function stretchesOf({ from, to }: Stretch, secondsPerGame: number): readonly Stretch[] {
  const games = to - from
  const byPace = Math.min(STRETCH_SECONDS / secondsPerGame, games / FEWEST)
  const length = Math.max(1, Math.ceil(Math.max(byPace, games / MOST)))
  const stretches: Stretch[] = []
  for (let start = from; start < to; start += length)
    stretches.push({ from: start, to: Math.min(to, start + length) })
  return stretches
}
