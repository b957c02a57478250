import { namesWays, type Choice } from '../board/choice'
import type { Variant } from '../variant/variant'

/** A choice as a number: the hole, negative where it is sown clockwise by choice. */
export function signedHole({ hole, way }: Choice): number {
  return way === 'clockwise' ? -hole : hole
}

/** The choice of a number made by `signedHole`. */
export function choiceOf(variant: Variant, signed: number): Choice {
  if (!namesWays(variant)) return { hole: signed }
  return { hole: Math.abs(signed), way: signed < 0 ? 'clockwise' : 'anticlockwise' }
}
