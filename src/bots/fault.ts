import type { ForfeitReason } from '../engine/players/outside'

/** A program did not do what it must: why it loses the game, and what was seen. */
export class Fault extends Error {
  constructor(
    readonly reason: ForfeitReason,
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`)
  }
}
