import { list, message, type Message, type Quantity } from '../../../locales/message'
import { assertNever } from '../../result'
import { gains, leadsOn } from '../clauses/clause'
import type {
  Chain,
  Clause,
  Follow,
  Guard,
  HoleNumbers,
  Passing,
  Place,
  Resowing,
  Take,
} from '../clauses/clause'
import type { Counts } from '../clauses/counts'
import { claimsHoles } from '../consequences'
import type { Variant } from '../variant'

/** What the words for a store depend on. */
type Stores = Pick<Variant, 'board'>

/** A clause in words: where the last seed falls, what else must be so, what is done and what follows. */
export function clauseSentence(variant: Stores, clause: Clause): Message {
  const { first, rest } = whenOf(variant, clause, SENTENCE)
  const after = afterwards(clause)
  const effect = provided(clause, said(clause))
  const sentence =
    rest.length === 0
      ? message('clauses.sentence', { when: first, effect })
      : message('clauses.sentenceAlso', { when: first, also: list(rest, 'and'), effect })
  return after.length === 0
    ? sentence
    : message('clauses.whole', { sentences: list([sentence, ...after], 'sentences') })
}

/** A clause as a line of a list: where the last seed fell, what is done, and what follows. */
export interface ClauseRow {
  readonly when: Message
  /** Whole sentences come after the first phrase. */
  readonly effect: readonly Message[]
  readonly then: Message
}

/** A clause as a line under “Where did the last seed fall?”; everything that it asks stands where the seed fell. */
export function clauseRow(variant: Variant, clause: Clause): ClauseRow {
  const { first, rest } = whenOf(variant, clause, ROW, holeInRow(variant))
  const { then, sow, chain } = clause
  const keepsPlace = (sow === 'start' || sow === 'afterStart') && then === 'relay'
  const limits = limitsOf(clause)
  const when =
    rest.length === 0 ? first : message('clauses.row.also', { when: first, also: list(rest, 'and') })
  return {
    when: limits.length === 0 ? when : message('clauses.row.if', { when, also: list(limits, 'and') }),
    effect: [
      rowEffect(clause),
      ...(keepsPlace ? [message('clauses.row.samePlace')] : []),
      ...(chain === undefined ? [] : afterwards(sowsOn(then) ? clause : without(clause))),
    ],
    then:
      sow !== undefined && then === undefined ? message('clauses.row.endsAnyway') : ROW_THEN[then ?? 'ends'],
  }
}

/** What a line of the list says is done; what follows has a column of its own. */
function rowEffect(clause: Clause): Message {
  const { to, sow, pick, then } = clause
  if (!gains(clause) && !sowsOn(then)) return message('clauses.row.nothing')
  if (sow !== undefined && then !== 'relayHere') return sownAgain(sow, effectOf(clause))
  const isSaid = sowsOn(then) || to === 'here' || to === 'start' || pick !== undefined
  return isSaid ? said(clause) : effectOf(clause)
}

const ROW_THEN: Readonly<Record<Follow | 'ends', Message>> = {
  ends: message('clauses.row.ends'),
  again: message('clauses.row.again'),
  againOnce: message('clauses.row.againOnce'),
  relay: message('clauses.row.lookAgain'),
  relayNext: message('clauses.row.lookAgain'),
  relayStart: message('clauses.row.lookAgain'),
  relayHere: message('clauses.row.lookAgain'),
  relayOrStop: message('clauses.row.relayOrStop'),
  relayTwo: message('clauses.row.lookAgain'),
  on: message('clauses.row.lookOn'),
}

function sowsOn(then: Follow | undefined): boolean {
  return leadsOn({ at: 'own', ...(then && { then }) })
}

/** A clause without what follows it. */
function without({ then: _, ...clause }: Clause): Clause {
  return clause
}

/** How a hole is named: by what fell in it, whose it is and its place in the row. */
type NameHole = (
  kind: 'hole' | 'empty' | 'filled',
  at: Exclude<Place, 'store' | 'claimed'>,
  numbers: HoleNumbers | undefined,
) => Message

/** What a clause does, with what follows in the same sentence. */
function said(clause: Clause): Message {
  return clause.chain === undefined ? withFollow(clause, effectOf(clause)) : effectOf(clause)
}

/** How a line of the list names holes: whoever’s they are, by their numbers, and without those that are claimed. */
function holeInRow(variant: Variant): NameHole {
  const isClaimed = claimsHoles(variant)
  return (kind, at, numbers) => {
    const hole =
      isClaimed && !isOfFour(at)
        ? message(`clauses.row.free.${kind}.${at}`)
        : at === 'any'
          ? message(`clauses.row.any.${kind}`)
          : message(`clauses.${kind}.${at}`)
    const count = isOfFour(at) ? variant.board.holes / 2 : variant.board.holes
    return numbered(count, hole, numbers) ?? which(hole, numbers)
  }
}

/** Whether a place is one that only boards of four rows have. */
function isOfFour(at: Place): at is 'inner' | 'outer' | 'house' {
  return at === 'inner' || at === 'outer' || at === 'house'
}

/** A hole by its number, on a board of so many; null if the words for its place are as short. */
function numbered(count: number, hole: Message, numbers: HoleNumbers | undefined): Message | null {
  const ends = { '1..-2': [count], '2..-1': [1], '2..-2': [1, count] }[String(numbers)]
  if (ends !== undefined) {
    const each = ends.map((number) => message('clauses.row.number', { number }))
    return message('clauses.row.not', { hole, numbers: list(each, 'and') })
  }
  if (numbers === undefined || typeof numbers === 'string') return null
  const fromLeft = numbers.map((number) => (number < 0 ? count + 1 + number : number)).sort((a, b) => a - b)
  return message('clauses.row.numbered', { hole, numbers: list(fromLeft.map(String), 'or') })
}

function limitsOf(clause: Clause): readonly Message[] {
  return (clause.if ?? []).flatMap((word) => LIMITS[word] ?? [])
}

function provided(clause: Clause, effect: Message): Message {
  const limits = limitsOf(clause)
  return limits.length === 0 ? effect : message('clauses.provided', { effect, also: list(limits, 'and') })
}

/** The words for where the last seed falls: within a sentence, and as a line of a list. */
const SENTENCE = {
  store: 'clauses.in.store',
  stores: 'clauses.in.stores',
  claimed: 'clauses.in.claimed',
  hole: 'clauses.in.hole',
  brings: 'clauses.brings',
  gap: 'clauses.before.gap',
  seeds: 'clauses.before.seeds',
  counted: 'clauses.before.counted',
} as const
const ROW = {
  store: 'clauses.row.store',
  stores: 'clauses.row.stores',
  claimed: 'clauses.row.claimed',
  hole: 'clauses.row.hole',
  brings: 'clauses.row.brings',
  gap: 'clauses.row.gap',
  seeds: 'clauses.row.seeds',
  counted: 'clauses.row.counted',
} as const
type Phrases = typeof SENTENCE | typeof ROW

/** A clause in pieces, for a card: when it fits, what is taken or claimed (none if nothing is), and along its chain. */
interface ClausePieces {
  readonly when: Message
  readonly also: readonly Message[]
  readonly done: Message | null
  readonly chain: readonly Message[]
}

/** The phrases that a clause's sentence is put together from, without what follows. */
export function clausePieces(variant: Stores, clause: Clause): ClausePieces {
  const still = without(clause)
  const { first, rest } = whenOf(variant, clause, SENTENCE)
  const does = gains(clause)
  const limits = limitsOf(clause)
  return {
    when: first,
    also: [...rest, ...limits],
    done: does ? effectOf(still) : null,
    chain: afterwards(still),
  }
}

/** What seeds take on their way, in words. */
export function passingSentence({ at, makes, to }: Passing): Message {
  const receiver = (
    {
      any: { owner: 'toOwner', mover: 'toMover' },
      theirs: { owner: 'theirsToOwner', mover: 'theirsToMover' },
      own: { owner: 'ownToMover', mover: 'ownToMover' },
    } as const
  )[at][to ?? 'mover']
  return message(`rules.sow.passing.${receiver}`, { counts: countsIn(makes) })
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Where the last seed falls, and the further conditions. */
function whenOf(
  variant: Stores,
  clause: Clause,
  phrases: Phrases,
  nameHole: NameHole = holeInSentence,
): { readonly first: Message; readonly rest: readonly Message[] } {
  const rest = [...besides(clause), ...(clause.if ?? []).flatMap((word) => GUARDS_SAID[word] ?? [])]
  const { at, makes, hole } = clause
  switch (at) {
    case 'store': {
      const { store, stores } = phrases
      return { first: message({ own: store, capturesOnly: store, both: stores }[variant.board.stores]), rest }
    }
    case 'claimed':
      return { first: message(phrases.claimed), rest }
    case 'own':
    case 'theirs':
    case 'any':
    case 'inner':
    case 'outer':
    case 'house': {
      const ahead =
        at === 'any' && makes === undefined && hole === undefined ? justBefore(clause, phrases) : null
      if (ahead !== null) return { first: ahead, rest: rest.slice(1) }
      if (at === 'own' && same(hole, [-1]) && makes === undefined) {
        const rightmost = message('clauses.rightmost.own')
        return { first: message(phrases.hole, { hole: rightmost }), rest }
      }
      const kind = same(makes, [1]) ? 'empty' : makes === '2+' ? 'filled' : 'hole'
      const named = nameHole(kind, at, hole)
      const first =
        kind !== 'hole' || makes === undefined || makes === '1+'
          ? message(phrases.hole, { hole: named })
          : message(phrases.brings, { hole: named, counts: countsIn(makes) })
      return { first, rest }
    }
    default:
      return assertNever(at)
  }
}

function holeInSentence(...[kind, at, numbers]: Parameters<NameHole>): Message {
  return which(message(`clauses.${kind}.${at}`), numbers)
}

function which(hole: Message, numbers: HoleNumbers | undefined): Message {
  if (numbers === undefined) return hole
  if (numbers === '1..-2') return message('clauses.which.notRightmost', { hole })
  if (numbers === '2..-1') return message('clauses.which.notLeftmost', { hole })
  if (numbers === '2..-2') return message('clauses.which.inner', { hole })
  if (same(numbers, [-1])) return message('clauses.which.rightmost', { hole })
  if (same(numbers, [1, -1])) return message('clauses.which.ends', { hole })
  if (same(numbers, [1, 2, -2, -1])) return message('clauses.which.outer', { hole })
  const written = typeof numbers === 'string' ? numbers.replace('..', '–') : list(numbers.map(String), 'or')
  return message('clauses.which.numbers', { hole, numbers: written })
}

/** Numbers of seeds as a sentence names them: “2 or 3 seeds”, “an even number of seeds”. */
function countsIn(counts: Counts): Message {
  const all = typeof counts === 'string' ? [counts] : counts
  const numbers = all.filter((count) => typeof count === 'number')
  const parts: Message[] = []
  if (same(numbers, [0])) parts.push(message('clauses.counts.none'))
  else if (same(numbers, [1])) parts.push(message('clauses.counts.one'))
  else if (numbers.length > 0) {
    parts.push(message('clauses.counts.listed', { counts: list(numbers.map(String), 'or') }))
  }
  for (const count of all) {
    if (typeof count === 'number') continue
    const from = Number(/\d+/.exec(count)?.[0] ?? 2)
    if (!count.startsWith('even')) parts.push(message('clauses.counts.from', { from }))
    else if (from <= 2) parts.push(message('clauses.counts.even'))
    else parts.push(message('clauses.counts.evenFrom', { from }))
  }
  return parts.length === 1 ? parts[0]! : message('clauses.counts.several', { counts: list(parts, 'or') })
}

/** What must be so in other holes, and of the lap. */
function besides({ across, next, beyond, before, behind, lifted }: Clause): readonly Message[] {
  const said: Message[] = []
  const facesTwo = across === '1+' && behind === '1+'
  if (facesTwo) said.push(message('clauses.across.both'))
  else if (across === 'same') said.push(message('clauses.across.same'))
  else if (across === '1+') said.push(message('clauses.across.some'))
  else if (across !== undefined && across !== '0+') {
    said.push(message('clauses.across.counts', { counts: countsIn(across) }))
  }
  if (behind === '1+' && !facesTwo) said.push(message('clauses.behind.some'))
  else if (behind !== undefined && behind !== '0+' && !facesTwo) {
    said.push(message('clauses.behind.counts', { counts: countsIn(behind) }))
  }
  const isGap = same(next, [0]) && beyond === '1+'
  if (isGap) said.push(message('clauses.gap'))
  else {
    if (next === '1+') said.push(message('clauses.next.some'))
    else if (next !== undefined) said.push(message('clauses.next.counts', { counts: countsIn(next) }))
    if (beyond !== undefined) said.push(message('clauses.beyond.counts', { counts: countsIn(beyond) }))
  }
  if (before !== undefined) said.push(message('clauses.before.counts', { counts: countsIn(before) }))
  if (lifted === '2+') said.push(message('clauses.lifted.several'))
  else if (lifted !== undefined) said.push(message('clauses.lifted.counts', { counts: countsIn(lifted) }))
  return said
}

/** Where sowing ends, by what comes next; null if the clause asks for something else first. */
function justBefore({ across, next, beyond }: Clause, phrases: Phrases): Message | null {
  if (across !== undefined || next === undefined) return null
  if (same(next, [0])) return beyond === '1+' ? message(phrases.gap) : null
  if (next === '1+') return message(phrases.seeds)
  return message(phrases.counted, { counts: countsIn(next) })
}

/** Guards that are part of the condition. */
const GUARDS_SAID: Partial<Record<Guard, Message>> = {
  reached: message('clauses.if.reached'),
  unreached: message('clauses.if.unreached'),
  innerEmpty: message('clauses.if.innerEmpty'),
  ownInnerEmpty: message('clauses.if.ownInnerEmpty'),
  entered: message('clauses.if.entered'),
  entering: message('clauses.if.entering'),
  captured: message('clauses.if.captured'),
  firstLap: message('clauses.if.firstLap'),
}

/** Guards that limit the effect. */
const LIMITS: Partial<Record<Guard, Message>> = {
  firstClaim: message('clauses.if.firstClaim'),
  notSame: message('clauses.if.notSame'),
  notFacing: message('clauses.if.notFacing'),
}

function effectOf(clause: Clause): Message {
  const { take, claim, pick, then } = clause
  if (take !== undefined) return takenIn(clause, take)
  if (claim !== undefined) {
    if (same(claim, ['here'])) return message(then === 'relay' ? 'clauses.claim.close' : 'clauses.claim.here')
    if (claim.length === 2 && claim.includes('here')) return message('clauses.claim.both')
    return message('clauses.claim.listed', {
      holes: list(
        claim.map((hole) => named(clause, hole)),
        'and',
      ),
    })
  }
  if (pick !== undefined) return message('clauses.pick', { count: pick })
  if (then === 'relay') return message('clauses.relay')
  if (then === 'relayOrStop') return message('clauses.relayOrStop')
  if (then === 'relayTwo') return message('clauses.relayTwo')
  if (then === 'relayStart') return message('clauses.relayStart')
  if (then === 'relayNext') {
    return message(clause.next === undefined ? 'clauses.relayNextHole' : 'clauses.relayNext')
  }
  return message(then === undefined || then === 'on' ? 'clauses.nothing' : 'clauses.again')
}

function takenIn(clause: Clause, take: readonly Take[]): Message {
  const { makes, across, theirs, to } = clause
  const isSingle = same(makes, [1])
  const counts = theirs && countsIn(theirs)
  if (to === 'owner') {
    if (same(take, ['here'])) return message('clauses.take.toOwner')
    return message('clauses.take.listedToOwner', { holes: holesIn(clause, take) })
  }
  if (to !== undefined || clause.sow !== undefined) return listed(clause, take)
  switch (take.join()) {
    case 'here':
      return message(isSingle ? 'clauses.take.it' : 'clauses.take.here')
    case 'here,across': {
      if (across === 'same') return message('clauses.take.both')
      const all = across === '0+' ? 'clauses.take.itAndAnyAcross' : 'clauses.take.itAndAcross'
      return message(isSingle ? all : 'clauses.take.hereAndAcross')
    }
    case 'across':
      return message(
        clause.then === 'relay' && clause.chain === undefined
          ? 'clauses.take.acrossAndSowOn'
          : 'clauses.take.across',
      )
    case 'behind':
      return message('clauses.take.behind')
    case 'across,behind':
      return message('clauses.take.acrossAndBehind')
    case 'beyond':
    case 'next':
      return message('clauses.take.ahead')
    case 'beyond,facing':
    case 'next,facing':
      return message('clauses.take.aheadAndFacing')
    case 'beyond,here':
    case 'next,here':
      return message('clauses.take.aheadAndHere')
    case 'two':
      return message('clauses.take.two')
    default:
      if (counts && same(take, ['theirs'])) return message('clauses.take.theirs', { counts })
      if (counts && same(take, ['across', 'theirs']))
        return message('clauses.take.acrossAndTheirs', { counts })
      return listed(clause, take)
  }
}

function listed(clause: Clause, take: readonly Take[]): Message {
  return message('clauses.take.listed', { holes: holesIn(clause, take) })
}

function holesIn(clause: Clause, take: readonly Take[]): Quantity {
  return list(
    take.map((word) => named(clause, word)),
    'and',
  )
}

function named({ theirs = '1+' }: Clause, word: Take): Message {
  return {
    here: message('clauses.named.here'),
    across: message('clauses.named.across'),
    next: message('clauses.named.next'),
    beyond: message('clauses.named.beyond'),
    before: message('clauses.named.before'),
    behind: message('clauses.named.behind'),
    facing: message('clauses.named.facing'),
    theirs: message('clauses.named.theirs', { counts: countsIn(theirs) }),
    two: message('clauses.take.two'),
  }[word]
}

/** An effect with what follows it in the same sentence. */
function withFollow({ take, claim, to, sow, pick, then }: Clause, effect: Message): Message {
  // That a hole is closed says already that its seeds are sown on.
  if (take === undefined && (claim === undefined || (then === 'relay' && same(claim, ['here']))))
    return effect
  if (pick !== undefined)
    return message('clauses.and.pick', {
      effect: withFollow({ at: 'own', ...(take && { take }), ...(to && { to }) }, effect),
      count: pick,
    })
  if (sow !== undefined) return withResowing(sownAgain(sow, effect), then)
  if (to === 'here' && then === 'relay') return message('clauses.and.toHereRelay', { effect })
  if (to === 'start' && then === 'relayStart') return message('clauses.and.toStartRelay', { effect })
  if (to === 'here')
    return withFollow(
      { at: 'own', ...(take && { take }), ...(then && { then }) },
      message('clauses.and.toHere', { effect }),
    )
  if (to === 'start')
    return withFollow(
      { at: 'own', ...(take && { take }), ...(then && { then }) },
      message('clauses.and.toStart', { effect }),
    )
  switch (then) {
    case undefined:
    case 'on':
      return effect
    case 'again':
      return message('clauses.and.again', { effect })
    case 'againOnce':
      return message('clauses.and.againOnce', { effect })
    case 'relayNext':
      return message('clauses.and.relayNext', { effect })
    case 'relay':
      if (take && same(take, ['here'])) return message('clauses.and.relayNext', { effect })
      return take && same(take, ['across']) ? effect : message('clauses.and.relay', { effect })
    case 'relayStart':
    case 'relayHere':
      return message('clauses.and.relayStart', { effect })
    case 'relayOrStop':
      return message('clauses.and.relayOrStop', { effect })
    case 'relayTwo':
      return message('clauses.and.relayTwo', { effect })
    default:
      return assertNever(then)
  }
}

const SOWN: Readonly<Record<Resowing, Message>> = {
  next: message('clauses.sown.next'),
  start: message('clauses.sown.start'),
  afterStart: message('clauses.sown.afterStart'),
  end: message('clauses.sown.end'),
}

/** A capture whose seeds are sown again. */
function sownAgain(sow: Resowing, effect: Message): Message {
  return message('clauses.and.sown', { effect, place: SOWN[sow] })
}

/** What follows once captured seeds have been sown. */
function withResowing(effect: Message, then: Follow | undefined): Message {
  if (then === 'relayHere') return message('clauses.and.relayHere', { effect })
  if (then === 'relay') return message('clauses.and.lookAgain', { effect })
  return message(then === 'again' ? 'clauses.and.again' : 'clauses.and.sownTo', { effect })
}

/** What a chain takes, and what follows it, as further sentences. */
function afterwards(clause: Clause): readonly Message[] {
  const { chain, then } = clause
  const on = then === 'on' ? [message('clauses.then.on')] : []
  if (chain === undefined) return on
  const own: Chain = typeof chain === 'string' ? { way: chain } : chain
  return [...chainSentences(clause, own), ...(then === undefined || then === 'on' ? on : [THEN[then]])]
}

const THEN = {
  again: message('clauses.then.again'),
  againOnce: message('clauses.then.againOnce'),
  relay: message('clauses.then.relay'),
  relayNext: message('clauses.then.relayNext'),
  relayStart: message('clauses.then.relayStart'),
  relayHere: message('clauses.then.relay'),
  relayOrStop: message('clauses.then.relay'),
  relayTwo: message('clauses.then.relayTwo'),
}

function chainSentences(clause: Clause, chain: Chain): readonly Message[] {
  const { at, take, makes, most } = chain
  const said: Message[] = []
  const whole = aheadSentence(clause) ?? oppositeSentence(clause, chain) ?? countSentence(clause, chain)
  if (whole !== null) said.push(whole)
  else {
    said.push(WAYS[chain.way])
    if (makes === '0+') said.push(message('clauses.chain.anyCount'))
    else if (makes !== undefined) said.push(message('clauses.chain.counts', { counts: countsIn(makes) }))
    if (at !== undefined) said.push(message('clauses.chain.anywhere'))
  }
  if (take !== undefined) {
    const holes = list(
      take.map((word) => named(clause, word)),
      'and',
    )
    said.push(message('clauses.chain.takes', { holes }))
  }
  if (most !== undefined) said.push(message('clauses.chain.most', { count: most }))
  return said
}

/** A chain of holes ahead of the last seed, each sought from the one taken before it. */
function aheadSentence({ take, makes, hole, across, next, beyond }: Clause): Message | null {
  const [word] = take ?? []
  if (word !== 'next' && word !== 'beyond') return null
  const isPlain = [makes, hole, across].every((each) => each === undefined)
  if (isPlain && word === 'beyond' && same(next, [0]) && beyond === '1+') {
    return message('clauses.chain.repeatsGap')
  }
  if (isPlain && word === 'next' && next !== undefined && beyond === undefined) {
    return message('clauses.chain.repeatsNext', { counts: countsIn(next) })
  }
  return message('clauses.chain.repeats')
}

/** A chain of holes that take what is opposite them: empty ones, or any. */
function oppositeSentence(clause: Clause, { at, makes, way }: Chain): Message | null {
  const isOpposite = clause.take?.includes('across') && clause.across !== undefined
  if (!isOpposite || at !== undefined || way === 'clockwise') return null
  const [opposite] = besides({ at: clause.at, across: clause.across! })
  const place = clause.at === 'own' || clause.at === 'theirs' ? clause.at : 'any'
  if (opposite === undefined) return null
  const also = same(makes, [0])
    ? message('clauses.chain.opposite', { hole: message(`clauses.empty.${place}`), across: opposite })
    : makes === '0+'
      ? message('clauses.chain.oppositeAny', { hole: message(`clauses.hole.${place}`), across: opposite })
      : null
  return also && message(CHAIN_IF[way], { also, taken: message('clauses.chain.taken.across') })
}

/** A chain of holes of which only a number of seeds is asked. */
function countSentence(clause: Clause, chain: Chain): Message | null {
  const { at, hole, makes, across, next, beyond, before } = clause
  const isPlain = [hole, across, next, beyond, before, chain.makes].every((each) => each === undefined)
  const place = chain.at === 'any' && at !== 'any' ? 'either' : chain.at === undefined ? at : null
  const isNamed = place === 'own' || place === 'theirs' || place === 'any' || place === 'either'
  if (!isPlain || !isNamed || makes === undefined) return null
  const also = message(`clauses.chain.holds.${place}`, { counts: countsIn(makes) })
  const taken = message(
    clause.take?.includes('across') ? 'clauses.chain.taken.both' : 'clauses.chain.taken.here',
  )
  return message(CHAIN_IF[chain.way], { also, taken })
}

const CHAIN_IF = {
  back: 'clauses.chain.backIf',
  on: 'clauses.chain.onIf',
  clockwise: 'clauses.chain.clockwiseIf',
} as const

const WAYS = {
  back: message('clauses.chain.back'),
  on: message('clauses.chain.on'),
  clockwise: message('clauses.chain.clockwise'),
}
