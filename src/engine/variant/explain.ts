import { message, type Message } from '../../locales/message'
import type { Clause } from './clauses/clause'
import { lastSeedOf } from './clauses/fromWords'
import { boardSentences } from './sentences/board'
import { claimSentences } from './sentences/claim'
import { clauseSentence, countsIn } from './sentences/clauses'
import { endSentences } from './sentences/end'
import { liftSentences } from './sentences/lift'
import { matchSentences } from './sentences/match'
import type { Sentence } from './sentences/sentence'
import { sowSentences } from './sentences/sow'
import { startSentences } from './sentences/start'
import { turnSentences } from './sentences/turn'
import { winSentences } from './sentences/win'
import { FIELDS, sectionOf, valueAt } from './fields'
import type { Variant } from './variant'
import type { Section } from './sections'
import type { RulePath } from './rulePaths'

/** One rule in words, with the field it comes from. */
export interface Explanation {
  readonly section: Section
  readonly path: RulePath
  readonly sentence: Message
  /** The number of the clause on the last seed that it says, from 1; 0: what happens if none fits. */
  readonly clause?: number
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
  return SHEET.flatMap((section) => [
    ...(section === 'turn' ? lastSeedExplained(variant) : []),
    ...(section === 'claim' ? claimsExplained(variant) : []),
    ...SHEET_RULES.filter((path) => sectionOf(path) === section && !BY_CLAUSES.has(path)).flatMap((path) => {
      const sentence = path === 'sow.passing' ? passingSentence(variant) : explainRule(variant, path)
      return sentence === null ? [] : [{ section, path, sentence }]
    }),
  ])
}

/** The clauses on the last seed in order, and what happens if none fits. */
function lastSeedExplained(variant: Variant): readonly Explanation[] {
  const { last } = lastSeedOf(variant)
  const clauses = last.map((clause, i): Explanation => ({
    section: 'turn',
    path: rulesBehind(variant, clause)[0]!,
    sentence: clauseSentence(variant, clause),
    clause: i + 1,
  }))
  // Which of two rules wins is said where there are two, unless one of them lets the others apply as well.
  const isOrdered = last.length > 1 && last.every(({ then }) => then !== 'on')
  const sentence = message(isOrdered ? 'clauses.otherwiseInOrder' : 'clauses.otherwise')
  return [...clauses, { section: 'turn', path: 'turn.afterCapture', sentence, clause: 0 }]
}

/** What it means that a hole is claimed or closed. */
function claimsExplained(variant: Variant): readonly Explanation[] {
  const { last, closed } = lastSeedOf(variant)
  if (closed) return [{ section: 'claim', path: 'claim.rule', sentence: message('clauses.closed') }]
  if (!last.some(({ claim }) => claim !== undefined)) return []
  const isRaided = last.some(({ at }) => at === 'claimed')
  const sentence = message(isRaided ? 'clauses.claimedRaided' : 'clauses.claimed')
  return [{ section: 'claim', path: 'claim.where', sentence }]
}

/** The clause of a last seed that is taken in passing has its own sentence. */
function passingSentence(variant: Variant): Message | null {
  const { passing } = lastSeedOf(variant)
  const isBoth = passing !== null && variant.sow.passing === 'toOwnerWithLast'
  return isBoth
    ? message('rules.sow.passing.toOwner', { counts: countsIn(passing.makes) })
    : explainRule(variant, 'sow.passing')
}

/** Whether another game has the rule that an explanation of a variant says. */
export function isRuleOf(other: Variant, variant: Variant, { clause, path }: Explanation): boolean {
  if (clause === undefined)
    return JSON.stringify(valueAt(other, path)) === JSON.stringify(valueAt(variant, path))
  if (clause === 0) return true
  const text = JSON.stringify(lastSeedOf(variant).last[clause - 1])
  return lastSeedOf(other).last.some((same) => JSON.stringify(same) === text)
}

/** The rules that a clause comes from, the most telling first. */
export function rulesBehind(variant: Variant, clause: Clause): readonly RulePath[] {
  const main = mainRule(clause)
  return [main, ...(DETAILS[main] ?? CAPTURE_DETAILS).filter((path) => explainRule(variant, path) !== null)]
}

function mainRule({ at, take, claim, makes, across, to, then }: Clause): RulePath {
  if (at === 'store') return 'turn.lastInStore'
  if (at === 'claimed') return 'claim.lastSeed'
  if (claim !== undefined) return 'claim.where'
  if (take === undefined) return then === 'relay' || then === 'relayNext' ? 'sow.relay' : 'turn.acrossAfter'
  if (to === 'owner') return 'sow.passing'
  if (take[0] === 'beyond') return 'turn.gap'
  if (take[0] === 'next') return 'turn.nextHole'
  if (take[0] === 'theirs') return 'turn.sweep'
  if (across === 'same') return 'turn.lastHole'
  if (across !== undefined) {
    if (JSON.stringify(makes) === '[2]') return 'turn.lastOnSingle'
    return at === 'theirs' ? 'turn.lastInOpponentsEmpty' : 'turn.lastInOwnEmpty'
  }
  if (makes === '1+') return 'turn.lastHole'
  return at === 'own' ? 'turn.lastInOwn' : 'turn.lastInOpponents'
}

/** What else says something about a clause, by its main rule; for captures, the rules on how much and what then. */
const DETAILS: Partial<Record<RulePath, readonly RulePath[]>> = {
  'turn.lastInStore': [],
  'claim.lastSeed': ['turn.afterCapture'],
  'claim.where': ['claim.places', 'claim.most', 'claim.lap'],
  'sow.relay': ['sow.relayIf'],
  'turn.acrossAfter': [],
  'sow.passing': [],
}

const CAPTURE_DETAILS: readonly RulePath[] = [
  'turn.emptyOpposite',
  'turn.acrossCounts',
  'turn.takesToo',
  'turn.captures',
  'turn.chainWay',
  'turn.chainMost',
  'turn.chainSides',
  'turn.singleSeed',
  'turn.afterCapture',
]

/** The rules that the sentences of clauses say. */
const BY_CLAUSES: ReadonlySet<RulePath> = new Set<RulePath>([
  'sow.relay',
  'sow.relayFrom',
  'sow.relayIf',
  'sow.relayCount',
  'turn.lastInStore',
  'turn.lastInOwnEmpty',
  'turn.lastInOpponentsEmpty',
  'turn.acrossFrom',
  'turn.acrossAfter',
  'turn.capturingSeed',
  'turn.lastInOpponents',
  'turn.lastInOwn',
  'turn.captureCounts',
  'turn.evenFrom',
  'turn.lastOnSingle',
  'turn.lastHole',
  'turn.gap',
  'turn.nextHole',
  'turn.sweep',
  'claim.where',
  'claim.atCount',
  'claim.rule',
  'claim.places',
  'claim.most',
  'claim.lap',
  'claim.lastSeed',
  ...CAPTURE_DETAILS,
])
