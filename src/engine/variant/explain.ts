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
import type { RulePath, Section } from './vocabulary'

/** One rule in words, with the field it comes from. */
interface Explanation {
  readonly section: Section
  readonly path: RulePath
  readonly sentence: string
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

/** A variant's rules in words, in the order of play. A field that changes nothing in this variant says nothing. */
export function explain(variant: Variant): readonly Explanation[] {
  return FIELDS.flatMap(({ path }) => {
    const sentence = SENTENCES[path](variant)
    return sentence === null ? [] : [{ section: sectionOf(path), path, sentence }]
  })
}
