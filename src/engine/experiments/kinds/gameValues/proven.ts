import type { Lemma } from '../../../solver/lemmas'
import type { Prover } from '../../../solver/prover'
import type { MoveValue, Proven } from '../../../solver/solve'
import type { Json } from '../../contract/experiment'

/**
 * The proven bounds as a checkpoint, with what else took its prover long to prove; JSON has no infinity, so an open
 * bound is null.
 */
export function writeProven({ lower, upper, moves }: Proven, prover: Prover): Json {
  const open = (value: number) => (Number.isFinite(value) ? value : null)
  const lemmas = prover.lemmas?.() ?? []
  return {
    lower: open(lower),
    upper: open(upper),
    moves: moves as unknown as Json,
    ...(lemmas.length > 0 && { lemmas }),
  }
}

/** Reads a checkpoint, and lets a prover learn what is in it. */
export function readProven(checkpoint: Json, prover: Prover): Proven {
  const { lower, upper, moves, lemmas } = checkpoint as {
    readonly lower: number | null
    readonly upper: number | null
    readonly moves: Json
    readonly lemmas?: readonly Lemma[]
  }
  if (lemmas) prover.learn?.(lemmas)
  return {
    lower: lower ?? -Infinity,
    upper: upper ?? Infinity,
    moves: moves as unknown as readonly MoveValue[],
  }
}
