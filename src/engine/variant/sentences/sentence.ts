import type { Message } from '../../../locales/message'
import type { Variant } from '../variant'
import type { Section } from '../sections'
import type { RulePath } from '../rulePaths'

/** A rule in words, or null if the rule changes nothing or another rule's sentence covers it. */
export type Sentence = (variant: Variant) => Message | null

/** A sentence for every rule of a section. */
export type SentencesOf<S extends Section> = Readonly<Record<Extract<RulePath, `${S}.${string}`>, Sentence>>
