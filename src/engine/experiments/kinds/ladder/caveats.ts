import { message, type Text } from '../../../../locales/message'
import { describePlayer } from '../../../players/player'
import type { PairingResult } from './standings'

/** What a reader must know: games missing, stopped or budgeted, and pairings that only repeat. */
export function caveatsOf(results: readonly PairingResult[], wanted: number): readonly Text[] {
  const total = (of: (pair: PairingResult) => number): number =>
    results.reduce((sum, pair) => sum + of(pair), 0)
  const games = total((pair) => pair.games)
  const stopped = total((pair) => pair.undecided)
  const budgeted = total((pair) => pair.budgetRanOut)
  return [
    ...(games < wanted ? [message('ladder.unplayed', { games, wanted })] : []),
    ...(stopped > 0 ? [message('ladder.stopped', { games: stopped })] : []),
    ...(budgeted > 0 ? [message('ladder.budgeted', { games: budgeted })] : []),
    ...results
      .filter(({ repeats }) => repeats)
      .map((pair) =>
        message('ladder.repeats', {
          first: describePlayer(pair.first),
          second: describePlayer(pair.second),
          games: pair.games,
        }),
      ),
  ]
}
