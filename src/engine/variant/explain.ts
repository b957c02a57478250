import type { Message } from '../../locales/message'
import { boardSentences } from './sentences/board'
import { claimSentences } from './sentences/claim'
import { endSentences } from './sentences/end'
import { liftSentences } from './sentences/lift'
import { matchSentences } from './sentences/match'
import type { Sentence } from './sentences/sentence'
import { sowSentences } from './sentences/sow'
import { startSentences } from './sentences/start'
import { turnSentences } from './sentences/turn'
import { winSentences } from './sentences/win'
import { FIELDS, sectionOf } from './fields'
import type { Variant } from './variant'
import type { Section } from './sections'
import type { RulePath } from './rulePaths'

/** One rule in words, with the field it comes from. */
interface Explanation {
  readonly section: Section
  readonly path: RulePath
  readonly sentence: Message
}

const SENTENCES: Readonly<Record<RulePath, Sentence>> = {
  ...boardSentences,
  ...startSentences,
  ...liftSentences,
  ...sowSentences,
  ...turnSentences,
  ...claimSentences,
  ...endSentences,
  ...winSentences,
  ...matchSentences,
}

/** The sections in the order of a rule sheet: the goal first, and what a move is before what it may start from. */
export const SHEET: readonly Section[] = [
  'win',
  'board',
  'start',
  'sow',
  'lift',
  'turn',
  'claim',
  'end',
  'match',
]

const SHEET_RULES: readonly RulePath[] = SHEET.flatMap((section) =>
  FIELDS.map(({ path }) => path).filter((path) => sectionOf(path) === section),
)

/** The sentence of one rule; null if the rule changes nothing or another rule's sentence covers it. */
export function explainRule(variant: Variant, path: RulePath): Message | null {
  return SENTENCES[path](variant)
}

/** A variant's rules as a rule sheet. Rules that the game does not have are left out. */
export function explain(variant: Variant): readonly Explanation[] {
  return SHEET_RULES.flatMap((path) => {
    const sentence = explainRule(variant, path)
    return sentence === null ? [] : [{ section: sectionOf(path), path, sentence }]
  })
}
