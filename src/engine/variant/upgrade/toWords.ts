import { type Chain, type Clause, type Take, lastSeedOf } from '../clauses/clause'
import type { Counts } from '../clauses/counts'
import type { Variant } from '../variant'
import { lastSeedFromWords } from './fromWords'
import { withWords, WORDS, type Worded, type WordPath } from './words'

/** Words found so far; null once two clauses ask for different words of one rule. */
type Words = Map<WordPath, unknown>

/**
 * The words of a variant's clauses, where words can say them: converted back they give the same list. What words had to say
 * besides, without effect on play, is forgotten.
 */
export function toWords(variant: Variant): Worded | null {
  const words: Words = new Map()
  let isSaid = passingSaid(variant, words)
  for (const clause of variant.last) isSaid &&= clauseSaid(variant, clause, words)
  if (!isSaid) return null
  // Chains ahead always ran onward, and games that only had those said so.
  if (variant.last.some(isAhead) && !words.has('turn.chainWay')) words.set('turn.chainWay', 'onward')
  const wanted = JSON.stringify(lastSeedOf(variant))
  // What a capture takes besides shows in some clauses and not in others, so each way is tried.
  for (const extra of WORDS['turn.takesToo']) {
    const worded = withWords(variant, new Map([...words, ['turn.takesToo', extra]]))
    if (JSON.stringify(lastSeedFromWords(worded)) === wanted) return worded
  }
  return null
}

/** Whether a clause takes the next hole, or the one beyond a gap whatever the hole of the last seed held. */
function isAhead({ take, makes }: Clause): boolean {
  return take?.[0] === 'next' || (take?.[0] === 'beyond' && makes === undefined)
}

/** Adds a word; false if the rule has another one already, or if a clause names counts for which there is no word. */
function say(words: Words, path: WordPath, value: unknown): boolean {
  if (value === undefined || Number.isNaN(value)) return false
  const said = words.get(path)
  if (said !== undefined && JSON.stringify(said) !== JSON.stringify(value)) return false
  words.set(path, value)
  return true
}

/** Adds several words. */
function sayAll(words: Words, more: Partial<Record<WordPath, unknown>>): boolean {
  return (Object.entries(more) as [WordPath, unknown][]).every(([path, value]) => say(words, path, value))
}

/** Adds counts as the capture counts; words have no counts without an end except even ones. */
function sayCounts(words: Words, counts: Counts): boolean {
  const all = typeof counts === 'string' ? [counts] : counts
  const numbers = all.filter((count) => typeof count === 'number')
  const [open, ...more] = all.filter((count) => typeof count === 'string')
  if (more.length > 0 || (open !== undefined && !open.startsWith('even'))) return false
  const evenFrom = open === undefined ? 0 : Number(/\d+/.exec(open)?.[0] ?? 2)
  return sayAll(words, { 'turn.captureCounts': numbers, 'turn.evenFrom': evenFrom })
}

function passingSaid({ passing, last }: Variant, words: Words): boolean {
  if (passing === null) return true
  const withLast = last[0]?.to === 'owner' ? 'toOwnerWithLast' : 'toOwner'
  const toMover = passing.at === 'own' ? 'ownToMover' : 'toMover'
  return (
    say(words, 'sow.passing', passing.to === 'owner' ? withLast : toMover) && sayCounts(words, passing.makes)
  )
}

function clauseSaid(variant: Variant, clause: Clause, words: Words): boolean {
  const { at, take, claim, to, then } = clause
  // Said with what seeds take in passing.
  if (to === 'owner') return variant.passing !== null
  if (at === 'store') return say(words, 'turn.lastInStore', 'moveAgain')
  if (at === 'claimed') return say(words, 'claim.lastSeed', 'takesTwo') && followSaid(clause, words)
  if (claim !== undefined) return claimSaid(variant, clause, words)
  if (take !== undefined) return captureSaid(clause, take, words)
  if (then === 'again') return say(words, 'turn.acrossAfter', 'opponentsSown')
  return relaySaid(clause, words)
}

const FOLLOWS = {
  again: 'moveAgain',
  againOnce: 'moveAgainOnce',
  relay: 'sowOn',
  relayNext: null,
  relayStart: null,
  relayHere: null,
  relayOrStop: null,
  relayTwo: null,
  on: 'relayOn',
} as const

function followSaid({ then }: Clause, words: Words): boolean {
  const follow = then === undefined ? 'turnOver' : FOLLOWS[then]
  return follow !== null && say(words, 'turn.afterCapture', follow)
}

function relaySaid({ at, makes, then, if: guards = [] }: Clause, words: Words): boolean {
  const [count] = typeof makes === 'object' ? makes : []
  const from = typeof makes === 'string' ? Number(/^(\d+)\+$/.exec(makes)?.[1]) : 0
  const usual = then === 'relayNext' ? undefined : '2+'
  const only = guards.includes('reached')
    ? { 'sow.relayIf': 'visited' }
    : makes === usual
      ? { 'sow.relayIf': 'notEmpty' }
      : typeof count === 'number'
        ? { 'sow.relayIf': 'exactly', 'sow.relayCount': count }
        : { 'sow.relayIf': 'atLeast', 'sow.relayCount': from }
  const relayFrom = then === 'relayNext' ? 'nextHole' : 'lastHole'
  return sayAll(words, { 'sow.relay': at, 'sow.relayFrom': relayFrom, ...only })
}

function claimSaid(variant: Variant, clause: Clause, words: Words): boolean {
  const { at, makes, across, claim = [], lifted, if: guards = [] } = clause
  const limits = {
    'claim.lap': lifted === undefined ? 'any' : 'severalSeeds',
    'claim.most': guards.includes('firstClaim') ? 'one' : 'any',
  }
  if (!sayAll(words, limits)) return false
  if (claim.includes('before')) return say(words, 'claim.rule', 'countOrPair')
  if (claim.includes('across')) {
    const [count] = typeof across === 'object' ? across : []
    return sayAll(words, { 'claim.where': 'own', 'claim.rule': 'across', 'claim.atCount': count })
  }
  const [count] = typeof makes === 'object' ? makes : []
  const rows = variant.last.filter(({ claim: holes }) => holes?.join() === 'here').map((each) => each.at)
  const where = new Set(rows).size > 1 || at === 'any' ? 'anywhere' : at === 'own' ? 'own' : 'opponents'
  if (words.get('claim.rule') !== 'countOrPair') {
    if (!say(words, 'claim.rule', variant.claim.closed === 'yes' ? 'closing' : 'count')) return false
  }
  const places = placesOf(variant, clause)
  return sayAll(words, { 'claim.where': where, 'claim.atCount': count, 'claim.places': places })
}

function placesOf({ last }: Variant, { hole, if: guards = [] }: Clause): string {
  if (guards.includes('notSame')) return 'notLastNorSame'
  if (guards.includes('notFacing')) return 'notLastNorFacing'
  if (hole === undefined) return 'all'
  if (hole === '1..-2') return 'notRightmost'
  const inner = last.some((each) => each.claim !== undefined && each.at === 'own' && each.hole === '2..-2')
  const farEnds = last.every((each) => each.claim === undefined || each.at === 'theirs') && hole.length === 2
  return inner || farEnds ? 'innerAndFarEnds' : 'endsAndNext'
}

/** The kinds of capture are told apart by what they take first, and from where. */
function captureSaid(clause: Clause, take: readonly Take[], words: Words): boolean {
  const { at, makes, across, next, theirs, lifted } = clause
  const shared =
    followSaid(clause, words) &&
    chainSaid(clause, words) &&
    say(words, 'turn.singleSeed', lifted === undefined ? 'captures' : 'capturesNothing')
  if (!shared) return false
  if (take[0] !== 'theirs' && theirs !== undefined && !sayCounts(words, theirs)) return false
  switch (take[0]) {
    case 'beyond':
      return say(words, 'turn.gap', makes === undefined ? 'captureBeyond' : 'captureBeyondFilled')
    case 'next': {
      const isTheirs = at === 'theirs' && next === '1+'
      if (!say(words, 'turn.nextHole', isTheirs ? 'takeFromOpponents' : 'takeAtCount')) return false
      return isTheirs || sayCounts(words, next ?? [])
    }
    case 'theirs':
      return say(words, 'turn.sweep', 'opponentsCounts') && sayCounts(words, theirs ?? [])
    default:
  }
  if (across === 'same') return say(words, 'turn.lastHole', 'takeEqual')
  if (across !== undefined) return acrossSaid(clause, take, across, words)
  if (makes === '1+') return say(words, 'turn.lastHole', 'take')
  return (
    rowsSaid(words, at, 'turn.lastInOwn', 'turn.lastInOpponents', 'captureCounts') &&
    sayCounts(words, makes ?? [])
  )
}

function acrossSaid(clause: Clause, take: readonly Take[], across: Counts, words: Words): boolean {
  const { at, makes, chain } = clause
  if (!preySaid(across, words)) return false
  if (JSON.stringify(makes) === '[2]') return say(words, 'turn.lastOnSingle', 'captureOpposite')
  const linkMakes = typeof chain === 'object' ? chain.makes : undefined
  const acrossFrom = makes === '1+' ? 'any' : linkMakes === '0+' ? 'emptyThenAny' : 'empty'
  return (
    say(words, 'turn.acrossFrom', acrossFrom) &&
    rowsSaid(words, at, 'turn.lastInOwnEmpty', 'turn.lastInOpponentsEmpty', 'captureOpposite') &&
    say(words, 'turn.capturingSeed', take[0] === 'here' ? 'taken' : 'stays')
  )
}

function preySaid(across: Counts, words: Words): boolean {
  if (across === '1+' || across === '0+') {
    const emptyOpposite = across === '0+' ? 'takeLast' : 'nothing'
    return sayAll(words, { 'turn.acrossCounts': 'any', 'turn.emptyOpposite': emptyOpposite })
  }
  const all = typeof across === 'string' ? [across] : across
  const counts = all.filter((count) => count !== 0)
  const emptyOpposite = counts.length < all.length ? 'takeLast' : 'nothing'
  return (
    sayAll(words, { 'turn.acrossCounts': 'captureCounts', 'turn.emptyOpposite': emptyOpposite }) &&
    sayCounts(words, counts)
  )
}

function rowsSaid(words: Words, at: Clause['at'], own: WordPath, theirs: WordPath, word: string): boolean {
  const inOwn = at === 'own' || at === 'any'
  const inTheirs = at === 'theirs' || at === 'any'
  return say(words, own, inOwn ? word : 'nothing') && say(words, theirs, inTheirs ? word : 'nothing')
}

const CHAIN_WAYS = { back: 'backward', on: 'onward', clockwise: 'clockwise' } as const

function chainSaid({ chain, take }: Clause, words: Words): boolean {
  if (chain === undefined) return true
  const own: Chain = typeof chain === 'string' ? { way: chain } : chain
  const isOnward = take?.[0] === 'beyond' || take?.[0] === 'next'
  return (
    say(words, 'turn.captures', 'chain') &&
    (isOnward || say(words, 'turn.chainWay', CHAIN_WAYS[own.way])) &&
    (own.most === undefined || say(words, 'turn.chainMost', own.most)) &&
    (own.at === undefined || say(words, 'turn.chainSides', 'bothSides'))
  )
}
