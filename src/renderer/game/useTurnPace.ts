import type { Side } from '../../engine/board/position'

/** An agent's turn is shown at the chosen speed for this long, in milliseconds at normal speed. */
const PATIENCE = 4000
/** From then on it is one chosen speed faster for every further stretch of this length, up to `MOST` times. */
const STRETCH = 2500
const MOST = 16

/**
 * How much faster than chosen a turn is shown: an agent's long turn gathers speed, and one that is skipped is shown at
 * once, move after move, until the other side plays.
 */
export function useTurnPace() {
  let side: Side | null = null
  let isAgents = false
  let skipped: Side | null = null
  /** What was shown of the turn before the move that is shown now. */
  let before = 0

  return {
    /** A move of this side begins to be shown. */
    begin(mover: Side, byAgent: boolean): void {
      if (mover !== side || byAgent !== isAgents) before = 0
      if (mover !== skipped) skipped = null
      side = mover
      isAgents = byAgent
    },
    /** The move was shown for this long at normal speed. */
    end(time: number): void {
      before += time
    },
    /** By what the chosen speed is multiplied, so far into the move; Infinity shows the rest at once. */
    factor(time: number): number {
      if (!isAgents) return 1
      if (skipped === side) return Infinity
      return Math.min(MOST, 1 + Math.max(0, before + time - PATIENCE) / STRETCH)
    },
    /** Shows the rest of this side's turn at once. */
    skip(mover: Side): void {
      skipped = mover
    },
    forget(): void {
      side = null
      skipped = null
      before = 0
    },
  }
}
