import { FIELDS, valueAt, type Field } from '../variant/fields'
import type { Word, WordPath } from '../variant/rulePaths'
import { canRepeat, keepsPast } from '../variant/support/consequences'
import type { Variant } from '../variant/variant'
import { VOCABULARY } from '../variant/vocabulary'
import { BatchMode as ModeCode } from './assembly/shared/batchMode'

/** How whole random games are played: slot by slot, or with the board in one or two vectors. */
export type BatchMode = keyof typeof ModeCode

/** The rules that the kernel reads as one number each, in this order: all but those with a shape of their own. */
export const NUMBERED: readonly Field[] = FIELDS.filter(({ kind }) => kind === 'integer' || kind === 'choice')

/** What the kernel is told about the rules as a whole. */
export const FLAGS = {
  /** Whether positions of a round can repeat. */
  canRepeat,
  /** Whether some rule depends on earlier events in the round. */
  keepsPast,
} as const

/** The kernel's code of a word: its place in the vocabulary. build/kernelVocabulary.ts writes the same into the kernel. */
export function codeOf<P extends WordPath>(path: P, word: Word<P>): number {
  return (VOCABULARY[path] as readonly string[]).indexOf(word)
}

/** The rules of a variant, how its batches are played, and what is true of its rules, as the kernel reads them. */
export function ruleNumbers(variant: Variant, mode: BatchMode): Int32Array {
  const rules = NUMBERED.map(({ path, kind }) => {
    const value: unknown = valueAt(variant, path)
    return kind === 'integer' ? Number(value) : codeOf(path as WordPath, value as Word<WordPath>)
  })
  const flags = Object.values(FLAGS).map((isTrue) => Number(isTrue(variant)))
  return Int32Array.of(...rules, ModeCode[mode], ...flags)
}
