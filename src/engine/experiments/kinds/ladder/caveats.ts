import { message, type Text } from '../../../../locales/message'
import { describePlayer } from '../../../players/player'
import type { PairingResult } from './standings'

/** What a reader must know: games missing, stopped or budgeted, and games that repeat. */
export function caveatsOf(results: readonly PairingResult[], wanted: number): readonly Text[] {
  const total = (of: (pair: PairingResult) => number): number =>
    results.reduce((sum, pair) => sum + of(pair), 0)
  const games = total((pair) => pair.games)
  const stopped = total((pair) => pair.undecided)
  const budgeted = total((pair) => pair.budgetRanOut)
  const repeats = results.filter((pair) => pair.distinct !== null && 2 * pair.distinct < pair.games)
  return [
    ...(games < wanted ? [message('ladder.unplayed', { games, wanted })] : []),
    ...(stopped > 0 ? [message('ladder.stopped', { games: stopped })] : []),
    ...(budgeted > 0 ? [message('ladder.budgeted', { games: budgeted })] : []),
    ...repeats.map((pair) =>
      message('ladder.repeats', {
        first: describePlayer(pair.first),
        second: describePlayer(pair.second),
        distinct: pair.distinct ?? 0,
        games: pair.games,
      }),
    ),
  ]
}
