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
  const { games, budgetRanOut, endless } = counts
  const caveats: string[] = []
  if (games < wanted)
    caveats.push(`Only ${grouped(games)} of ${counted(wanted, what, plural)} are played so far.`)
  if (budgetRanOut > 0) {
    const share = percent(budgetRanOut / games)
    caveats.push(
      `In ${counted(budgetRanOut, what, plural)} (${share}) an agent’s budget of moves to look at ran out at least once: there it played the best it had seen, not the proven best.`,
    )
  }
  if (endless > 0) {
    caveats.push(
      `Endless play came up in ${counted(endless, what, plural)} (${percent(endless / games)}): the rule for it ended them.`,
    )
  }
  return caveats
}
