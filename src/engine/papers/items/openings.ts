import type { FinishedRun } from '../../experiments/contract/finishedRun'
import { type Answer, answerOf } from '../../experiments/kinds/winningOpenings/answer'
import type { OpeningsSpec } from '../../experiments/kinds/winningOpenings/spec'
import { winningOpenings } from '../../experiments/kinds/winningOpenings/winningOpenings'
import { extremesOf } from '../../openings/goals/analyse'
import type { Variant } from '../../variant/variant'
import type { Run } from '../item'
import { runOf } from '../run'

/** A search over all continuations of a first turn. */
export function search(variant: Variant, wish: Partial<OpeningsSpec>): Run<'winningOpenings'> {
  return runOf('winningOpenings', { ...winningOpenings.defaults, variant, ...wish })
}

/** What each search found. */
export function answersOf(found: readonly FinishedRun<'winningOpenings'>[]): readonly Answer[] {
  return found.map(({ spec, parts }) => answerOf(spec, parts))
}

/** The number of moves of the line that was found; null if none was. */
export function lengthOf({ line }: Answer): number | null {
  return line?.moves.length ?? null
}

/** The most laps, the most seeds and the long moves of the line that was found; null if none was. */
export function measuresOf({ line }: Answer): ReturnType<typeof extremesOf> | null {
  return line && extremesOf(line)
}
