import type { Choice } from '../rules/game'
import type { Variant } from '../variant/variant'

/** A choice as a number: the hole, negative where it is sown clockwise by choice. */
export function signedHole({ hole, way }: Choice): number {
  return way === 'clockwise' ? -hole : hole
}

/** The choice of a number made by `signedHole`. */
export function choiceOf({ sow }: Variant, signed: number): Choice {
  if (sow.direction !== 'eitherWay') return { hole: signed }
  return { hole: Math.abs(signed), way: signed < 0 ? 'clockwise' : 'anticlockwise' }
}
