import { message, share, type Text } from '../../../locales/message'
import type { GameCounts } from '../../simulation/counts'

/** What a reader of counted games must know: games missing, budgets that ran out, play without end. */
export function caveatsOf(
  counts: GameCounts,
  wanted: number,
  what: 'games' | 'matches' = 'games',
): readonly Text[] {
  const { games, budgetRanOut, endless, wins } = counts
  const byRule = endless - wins.undecided
  const some = (count: number) => ({
    some: message(`amounts.${what}`, { count }),
    share: share(count / games),
  })
  return [
    ...(games < wanted
      ? [message('caveats.unplayed', { played: games, all: message(`amounts.${what}`, { count: wanted }) })]
      : []),
    ...(budgetRanOut > 0 ? [message('caveats.budgeted', some(budgetRanOut))] : []),
    ...(byRule > 0 ? [message('caveats.endless', some(byRule))] : []),
    ...(wins.undecided > 0 ? [message('caveats.undecided', some(wins.undecided))] : []),
  ]
}
