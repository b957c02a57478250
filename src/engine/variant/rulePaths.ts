import { VOCABULARY } from './vocabulary'

/** The vocabulary as a type. */
export type Vocabulary = typeof VOCABULARY

/** The path of a rule, such as `sow.origin`. */
export type RulePath = keyof Vocabulary

/** What a sentence, a contradiction or an obstacle is about: a rule, or what the seeds of a lap set off. */
export type SheetPath = RulePath | 'last' | 'passing'

/** The path of a rule that is a word. */
export type WordPath = {
  [P in RulePath]: Vocabulary[P] extends readonly string[] ? P : never
}[RulePath]

/** The words of a rule. */
export type Word<P extends WordPath> = Vocabulary[P] extends readonly (infer W extends string)[] ? W : never

/** All rules that are words, with their words in a fixed order. */
export const WORDS = Object.fromEntries(
  Object.entries(VOCABULARY).filter(([, values]) => Array.isArray(values)),
) as unknown as { readonly [P in WordPath]: Vocabulary[P] }
