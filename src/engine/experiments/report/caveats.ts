import { grouped } from '../../digits'
import type { GameCounts } from '../../simulation/counts'
import { counted, percent } from './wording'

/** What a reader of counted games must know: games missing, budgets that ran out, play without end. */
export function caveatsOf(
  counts: GameCounts,
  wanted: number,
  what = 'game',
  plural = `${what}s`,
): readonly string[] {
  const { games, budgetRanOut, endless, wins } = counts
  const caveats: string[] = []
  if (games < wanted)
    caveats.push(`Only ${grouped(games)} of ${counted(wanted, what, plural)} are played so far.`)
  if (budgetRanOut > 0) {
    const share = percent(budgetRanOut / games)
    caveats.push(
      `Budgeted: in ${counted(budgetRanOut, what, plural)} (${share}) a player’s budget of moves to look at ran out at least once. There it played the best turn it had seen, which need not be the best there is.`,
    )
  }
  const byRule = endless - wins.undecided
  if (byRule > 0) {
    caveats.push(
      `Endless play came up in ${counted(byRule, what, plural)} (${percent(byRule / games)}): the rule for it ended them.`,
    )
  }
  if (wins.undecided > 0) {
    caveats.push(
      `${counted(wins.undecided, `${what} is`, `${plural} are`)} undecided (${percent(wins.undecided / games)}): a limit of the program stopped play before anybody had won. They are neither wins nor ties.`,
    )
  }
  return caveats
}
