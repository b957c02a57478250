import { message, share, type Text } from '../../../locales/message'
import type { GameCounts } from '../../simulation/counts'
import { sentences } from './amounts'

/**
 * A finding that mentions undecided games first: shares of games that a program limit cut off say more about the
 * limit than about the game.
 */
export function undecidedFirst(
  { wins, games }: Pick<GameCounts, 'wins' | 'games'>,
  finding: Text,
  what: 'games' | 'matches' = 'games',
): Text {
  if (wins.undecided === 0) return finding
  if (wins.undecided === games) {
    return message('headlines.nothingDecided', {
      count: games,
      all: message(`amounts.${what}`, { count: games }),
    })
  }
  const stopped = message('headlines.stopped', {
    count: wins.undecided,
    all: message(`amounts.${what}`, { count: games }),
    share: share(wins.undecided / games),
  })
  return sentences(stopped, finding)
}
