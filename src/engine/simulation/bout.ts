import type { Variant } from '../variant/variant'

/** A series of games between two agents: those with indices from `from` up to but not including `to`. */
export interface Bout {
  readonly variant: Variant
  /** Name of the agent that plays South. */
  readonly first: string
  /** Name of the agent that plays North. */
  readonly second: string
  readonly seed: number
  readonly from: number
  readonly to: number
  /** The number of random moves at the start of each game; none unless given. */
  readonly drawnMoves?: number
}

/** Games of one bout, as one task plays them. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * About this many seconds of work go into one stretch: long enough to be worth sending, short enough to repeat after
 * a stop.
 */
const STRETCH_SECONDS = 0.1
/**
 * Even a short bout is divided into the first number, so that every worker has a share; a long one into at most the
 * second.
 */
const FEWEST = 16
const MOST = 2_000

/** Divides a bout into stretches; the cuts depend only on the bout and the expected pace. */
export function stretchesOf({ from, to }: Stretch, secondsPerGame: number): readonly Stretch[] {
  const games = to - from
  const byPace = Math.min(STRETCH_SECONDS / secondsPerGame, games / FEWEST)
  const length = Math.max(1, Math.ceil(Math.max(byPace, games / MOST)))
  const stretches: Stretch[] = []
  for (let start = from; start < to; start += length)
    stretches.push({ from: start, to: Math.min(to, start + length) })
  return stretches
}
