import type { Vocabulary, WordPath } from '../../src/engine/variant/fields'
import { VOCABULARY } from '../../src/engine/variant/vocabulary'

/** All rules that are words, with their words in a fixed order. */
export const WORDS = Object.fromEntries(
  Object.entries(VOCABULARY).filter(([, values]) => Array.isArray(values)),
) as unknown as { readonly [P in WordPath]: Vocabulary[P] }
