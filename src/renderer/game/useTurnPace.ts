import type { Side } from '../../engine/board/position'

/** An agent's turn is shown at the chosen speed for this long, in milliseconds at normal speed. */
const PATIENCE = 4000
/** After that, each further period of this length adds the chosen speed once more, up to `MOST` times. */
const STRETCH = 2500
const MOST = 16

/**
 * How much faster than chosen a turn is shown: an agent's long turn speeds up, and a skipped turn is shown at once
 * until the other side plays.
 */
export function useTurnPace() {
  let side: Side | null = null
  let isAgents = false
  let skipped: Side | null = null
  /** How much of the turn was shown before the current move. */
  let before = 0

  return {
    /** A move of this side starts being shown. */
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
    /** The factor on the chosen speed at this point of the move; Infinity shows the rest at once. */
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
