import type { MoveValue, Proven } from '../../../solver/solve'
import type { Json } from '../../contract/experiment'

/** The proven bounds as a checkpoint; JSON has no infinity, so an open bound is null. */
export function writeProven({ lower, upper, moves }: Proven): Json {
  const open = (value: number) => (Number.isFinite(value) ? value : null)
  return { lower: open(lower), upper: open(upper), moves: moves as unknown as Json }
}

/** Reads a checkpoint. */
export function readProven(checkpoint: Json): Proven {
  const { lower, upper, moves } = checkpoint as { lower: number | null; upper: number | null; moves: Json }
  return {
    lower: lower ?? -Infinity,
    upper: upper ?? Infinity,
    moves: moves as unknown as readonly MoveValue[],
  }
}
