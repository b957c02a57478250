import { message } from '../../../locales/message'
import { MAX_COUNTS, readInteger, readWord, shorten, type Report } from '../read'
import { ClauseLimit } from '../../limits'
import { MAX_HOLES, MAX_RING } from '../variant'
import {
  CHAIN_WAYS,
  FOLLOWS,
  GUARDS,
  HOLES,
  LINK_PLACES,
  PLACES,
  RECEIVERS,
  RESOWINGS,
  TAKES,
} from './clause'
import { isOpenCount, MAX_COUNT } from './counts'

/** The most clauses of a list; no game needs half as many. */
export const MAX_CLAUSES: number = ClauseLimit.clauses
/** The most holes that a clause lets a player take by choice. */
export const MAX_PICKS: number = ClauseLimit.picks

type Tree = Readonly<Record<string, unknown>>
type Reader = (value: unknown, path: string, report: Report) => void

/** Reads a list of clauses; every problem is reported with its path, such as `last.2.makes`, counted from 1. */
export function readClauses(value: unknown, path: string, report: Report): void {
  if (!Array.isArray(value)) report({ code: 'wrongType', path, expected: 'clauses' })
  else if (value.length > MAX_CLAUSES) {
    report({ code: 'outOfRange', path: `${path}.length`, min: 0, max: MAX_CLAUSES, got: value.length })
  } else value.forEach((clause, i) => readClause(clause, `${path}.${i + 1}`, report))
}

/** Reads what seeds take in passing; null: nothing. */
export function readPassing(value: unknown, path: string, report: Report): void {
  if (value === null) return
  readParts(value, path, ['at', 'makes'], PASSING_PARTS, report)
}

function readClause(value: unknown, path: string, report: Report): void {
  const clause = readParts(value, path, ['at'], CLAUSE_PARTS, report)
  if (clause === null) return
  const has = (key: string) => clause[key] !== undefined
  const conflict = (first: string, second: string, because: keyof typeof BECAUSE) =>
    report({ code: 'conflict', paths: [`${path}.${first}`, `${path}.${second}`], because: BECAUSE[because] })
  const { at, take, then } = clause
  const taken: readonly unknown[] = Array.isArray(take) ? take : []
  if (at === 'store') {
    for (const key of Object.keys(clause)) {
      if (!['at', 'lifted', 'if', 'then'].includes(key)) conflict('at', key, 'store')
    }
  }
  if (at === 'store' && then === 'relay') conflict('at', 'then', 'storeRelay')
  if (at === 'claimed' && taken.some((word) => word !== 'two')) conflict('at', 'take', 'claimed')
  if (at === 'claimed' && has('claim')) conflict('at', 'claim', 'claimed')
  if (at === 'house' && has('hole')) conflict('at', 'hole', 'house')
  if (taken.includes('two') && taken.length > 1) conflict('take', 'take', 'two')
  if (taken.includes('two') && has('chain')) conflict('take', 'chain', 'two')
  if (taken.includes('theirs') !== has('theirs')) conflict('take', 'theirs', 'theirs')
  if (linkTakes(clause.chain).includes('theirs') && !has('theirs')) conflict('chain', 'theirs', 'theirs')
  if (has('take') && has('claim')) conflict('take', 'claim', 'takeAndClaim')
  for (const key of ['chain', 'to', 'sow'])
    if (has(key) && !has('take')) conflict(key, 'take', 'takesNothing')
  if (has('chain') && clause['to'] === 'owner') conflict('chain', 'to', 'chainToOwner')
  if (has('to') && has('sow')) conflict('to', 'sow', 'eitherJoinedOrSown')
  if (has('sow') && then !== undefined && !['relay', 'relayHere', 'again'].includes(String(then)))
    conflict('sow', 'then', 'afterResowing')
  if (has('pick') && (then !== undefined || has('sow')))
    conflict('pick', has('sow') ? 'sow' : 'then', 'pickEndsTurn')
  if (then === 'relayHere' && !has('sow')) conflict('then', 'sow', 'onlyAfterResowing')
}

function linkTakes(chain: unknown): readonly unknown[] {
  const take = typeof chain === 'object' && chain !== null && 'take' in chain ? chain.take : []
  return Array.isArray(take) ? take : []
}

const BECAUSE = {
  store: message('ruleProblems.clause.store'),
  storeRelay: message('ruleProblems.clause.storeRelay'),
  claimed: message('ruleProblems.clause.claimed'),
  house: message('ruleProblems.clause.house'),
  two: message('ruleProblems.clause.two'),
  theirs: message('ruleProblems.clause.theirs'),
  takeAndClaim: message('ruleProblems.clause.takeAndClaim'),
  takesNothing: message('ruleProblems.clause.takesNothing'),
  chainToOwner: message('ruleProblems.clause.chainToOwner'),
  eitherJoinedOrSown: message('ruleProblems.clause.eitherJoinedOrSown'),
  afterResowing: message('ruleProblems.clause.afterResowing'),
  onlyAfterResowing: message('ruleProblems.clause.onlyAfterResowing'),
  pickEndsTurn: message('ruleProblems.clause.pickEndsTurn'),
} as const

const oneOf =
  (words: readonly string[]): Reader =>
  (value, path, report) =>
    readWord(value, path, words, report)

const someOf =
  (words: readonly string[]): Reader =>
  (value, path, report) => {
    if (!Array.isArray(value)) report({ code: 'wrongType', path, expected: { choices: words } })
    else if (value.length < 1 || value.length > words.length) {
      report({ code: 'outOfRange', path: `${path}.length`, min: 1, max: words.length, got: value.length })
    } else {
      value.forEach((word, i) => readWord(word, `${path}.${i + 1}`, words, report))
      if (new Set(value).size < value.length) report({ code: 'wrongType', path, expected: 'distinctWords' })
    }
  }

const counts: Reader = (value, path, report) => {
  if (typeof value === 'string') openCount(value, path, report)
  else if (!Array.isArray(value)) report({ code: 'wrongType', path, expected: 'openCounts' })
  else if (value.length < 1 || value.length > MAX_COUNTS) {
    report({ code: 'outOfRange', path: `${path}.length`, min: 1, max: MAX_COUNTS, got: value.length })
  } else {
    value.forEach((count: unknown, i) => {
      if (typeof count === 'string') openCount(count, path, report)
      else readInteger(count, `${path}.${i + 1}`, 0, MAX_COUNT, report)
    })
  }
}

const openCount: Reader = (value, path, report) => {
  if (typeof value !== 'string' || !isOpenCount(value)) {
    report({ code: 'wrongType', path, expected: 'openCounts' })
    return
  }
  const got = Number(/\d+/.exec(value)?.[0] ?? 0)
  if (got > MAX_COUNT) report({ code: 'outOfRange', path, min: 0, max: MAX_COUNT, got })
}

const countsOrSame: Reader = (value, path, report) => {
  if (value !== 'same') counts(value, path, report)
}

/** How a range of holes is written. */
export const HOLE_RANGE = /^-?\d{1,2}\.\.-?\d{1,2}$/

const holeNumbers: Reader = (value, path, report) => {
  if (typeof value === 'string') {
    if (!HOLE_RANGE.test(value)) report({ code: 'wrongType', path, expected: 'holeNumbers' })
  } else if (!Array.isArray(value) || value.length === 0 || value.includes(0)) {
    report({ code: 'wrongType', path, expected: 'holeNumbers' })
  } else value.forEach((hole, i) => readInteger(hole, `${path}.${i + 1}`, -MAX_RING, MAX_RING, report))
}

const chain: Reader = (value, path, report) => {
  if (typeof value === 'string') readWord(value, path, CHAIN_WAYS, report)
  else readParts(value, path, ['way'], CHAIN_PARTS, report)
}

const CLAUSE_PARTS: Readonly<Record<string, Reader>> = {
  at: oneOf(PLACES),
  hole: holeNumbers,
  makes: counts,
  across: countsOrSame,
  next: counts,
  beyond: counts,
  before: counts,
  behind: counts,
  lifted: counts,
  if: someOf(GUARDS),
  take: someOf(TAKES),
  theirs: counts,
  claim: someOf(HOLES),
  chain,
  to: oneOf(RECEIVERS),
  sow: oneOf(RESOWINGS),
  pick: (value, path, report) => readInteger(value, path, 1, MAX_PICKS, report),
  then: oneOf(FOLLOWS),
}

const CHAIN_PARTS: Readonly<Record<string, Reader>> = {
  way: oneOf(CHAIN_WAYS),
  at: oneOf(LINK_PLACES),
  makes: counts,
  take: someOf(TAKES.filter((word) => word !== 'two')),
  most: (value, path, report) => readInteger(value, path, 2, MAX_HOLES, report),
}

const PASSING_PARTS: Readonly<Record<string, Reader>> = {
  at: oneOf(LINK_PLACES),
  makes: counts,
  to: oneOf(['owner']),
}

/** Reads an object whose parts are optional unless they are required; null if it is not an object. */
function readParts(
  input: unknown,
  path: string,
  required: readonly string[],
  parts: Readonly<Record<string, Reader>>,
  report: Report,
): Tree | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    report({ code: 'wrongType', path, expected: 'object' })
    return null
  }
  const tree = input as Tree
  for (const key of required)
    if (!Object.hasOwn(tree, key)) report({ code: 'missing', path: `${path}.${key}` })
  for (const key of Object.keys(tree)) {
    const read = Object.hasOwn(parts, key) ? parts[key]! : null
    if (read === null) report({ code: 'unknown', path: `${path}.${shorten(key)}` })
    else read(tree[key], `${path}.${key}`, report)
  }
  return tree
}
