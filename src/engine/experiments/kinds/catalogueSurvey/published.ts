import type { Preset } from '../../../variant/catalogue/preset'
import data from './published.json'

/** Results of random play that the author of MancalaGames published for a game. */
export interface PublishedResults {
  /** Games won by the player who moved first, by the other, tied, and not decided. */
  readonly starter: number
  readonly other: number
  readonly ties: number
  readonly unresolved: number
  /** Whether whole matches of several rounds were counted; then a single round cannot be compared. */
  readonly of: 'games' | 'matches'
  /** Whether that program set up the start for the wrong player, so that its results cannot be compared. */
  readonly startTurned?: boolean
}

const GAMES = data.games as Readonly<Record<string, PublishedResults>>

/** What was published on the game that a preset replays; null if nothing was. */
export function publishedFor({ oracle }: Preset): PublishedResults | null {
  return oracle === undefined ? null : (GAMES[oracle] ?? null)
}

/** Whether single rounds between random players can be compared with the published results. */
export function isComparable({ of, startTurned = false }: PublishedResults): boolean {
  return of === 'games' && !startTurned
}
