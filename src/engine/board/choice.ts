import type { Variant } from '../variant/variant'
import type { Word } from '../variant/vocabulary'

/** A way round the board. */
export type Way = 'anticlockwise' | 'clockwise'

/** What a player chooses: one of the player's own holes, 1…n, and the way to sow where the variant leaves that open. */
export interface Choice {
  readonly hole: number
  readonly way?: Way
}

const WAYS: Readonly<Record<Word<'sow.direction'>, readonly [Way, ...Way[]]>> = {
  anticlockwise: ['anticlockwise'],
  clockwise: ['clockwise'],
  eitherWay: ['anticlockwise', 'clockwise'],
}

/** The ways a player may sow: one, unless the variant lets the mover choose. */
export function waysOf(variant: Variant): readonly [Way, ...Way[]] {
  return WAYS[variant.sow.direction]
}
