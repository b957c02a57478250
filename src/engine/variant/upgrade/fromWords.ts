import { canonicalLastSeed } from '../clauses/canonical'
import type { Chain, ChainWay, Clause, Follow, LastSeed, Passing, Take } from '../clauses/clause'
import type { Counts } from '../clauses/counts'
import type { Worded } from './words'

/**
 * The words on the last seed as a list of clauses. The order of the list is the order of precedence that the words have
 * always had. `refusals.ts` names the combinations of words that no list can say.
 */
export function lastSeedFromWords(variant: Worded): LastSeed {
  const beyond = [...gap(variant), ...nextHole(variant), ...sweep(variant)]
  const relay = relays(variant)
  return canonicalLastSeed({
    last: [
      ...passingLast(variant),
      ...inStore(variant),
      ...claims(variant),
      ...inClaimed(variant),
      ...waiting(variant),
      ...acrossEmpty(variant),
      ...onSingle(variant),
      ...byCount(variant),
      ...lastHole(variant),
      ...(follow(variant) === 'on' ? [...beyond, ...relay] : [...relay, ...beyond]),
    ],
    passing: passing(variant),
    closed: closes(variant),
  })
}

function captureCounts({ turn: { captureCounts: counts, evenFrom } }: Worded): Counts {
  return evenFrom === 0 ? counts : [...counts, `even${evenFrom}+`]
}

function passing(variant: Worded): Passing | null {
  const makes = captureCounts(variant)
  const toOwner: Passing = { at: 'any', makes, to: 'owner' }
  return {
    nothing: null,
    toOwner,
    toOwnerWithLast: toOwner,
    toMover: { at: 'any', makes } as const,
    ownToMover: { at: 'own', makes } as const,
  }[variant.sow.passing]
}

function passingLast(variant: Worded): readonly Clause[] {
  const clause: Clause = {
    at: 'any',
    makes: captureCounts(variant),
    take: ['here'],
    to: 'owner',
    then: 'on',
  }
  return { nothing: [], toOwner: [], toOwnerWithLast: [clause], toMover: [], ownToMover: [] }[
    variant.sow.passing
  ]
}

function inStore({ board, turn }: Worded): readonly Clause[] {
  const isSown = { own: true, capturesOnly: false, both: true }[board.stores]
  const again: readonly Clause[] = isSown ? [{ at: 'store', then: 'again' }] : []
  return { moveAgain: again, turnOver: [] }[turn.lastInStore]
}

const ROWS = { never: null, anywhere: 'any', opponents: 'theirs', own: 'own' } as const

function closes({ claim }: Worded): boolean {
  return ROWS[claim.where] !== null && claim.rule === 'closing'
}

function claims(variant: Worded): readonly Clause[] {
  const { where, atCount, rule, most, lap } = variant.claim
  const row = ROWS[where]
  if (row === null) return []
  const limits: Partial<Clause> = {
    ...{ any: {}, severalSeeds: { lifted: '2+' } as const }[lap],
    ...{ any: {}, one: { if: ['firstClaim'] } as const }[most],
  }
  const here: readonly Clause[] = claimable(variant, row).map((clause) => ({
    ...limits,
    ...clause,
    if: [...(limits.if ?? []), ...(clause.if ?? [])],
    makes: [atCount],
    claim: ['here'],
  }))
  const pair = (makes: number, before: number): Clause => ({
    ...limits,
    at: row,
    makes: [makes],
    before: [before],
    claim: ['here', 'before'],
  })
  return {
    count: here,
    countOrPair: [pair(atCount, atCount - 1), pair(atCount - 1, atCount), ...here],
    across: [
      { ...limits, at: 'own', makes: [1], across: [atCount], claim: ['here', 'across'] } satisfies Clause,
    ],
    closing: here.map((clause): Clause => ({ ...clause, then: 'relay' })),
  }[rule]
}

/** The holes of a row that the rule on places lets the mover claim. */
function claimable(
  { claim, sow }: Worded,
  row: 'own' | 'theirs' | 'any',
): readonly Pick<Clause, 'at' | 'hole' | 'if'>[] {
  const notLast = sow.direction === 'clockwise' ? '2..-1' : '1..-2'
  const [own, theirs]: readonly Pick<Clause, 'hole' | 'if'>[] = {
    all: [{}, {}],
    notLastNorSame: [{ if: ['notSame'] }, { if: ['notSame'], hole: notLast }],
    notLastNorFacing: [{ if: ['notFacing'] }, { if: ['notFacing'], hole: notLast }],
    endsAndNext: [{ hole: [1, -1] }, { hole: [1, 2, -2, -1] }],
    innerAndFarEnds: [{ hole: '2..-2' }, { hole: [1, -1] }],
    notRightmost: [{ hole: '1..-2' }, { hole: '1..-2' }],
  }[claim.places] as readonly Pick<Clause, 'hole' | 'if'>[]
  const alike = claim.places === 'all' || claim.places === 'notRightmost'
  return {
    own: [{ at: 'own', ...own } as const],
    theirs: [{ at: 'theirs', ...theirs } as const],
    any: alike
      ? [{ at: 'any', ...own } as const]
      : [{ at: 'own', ...own } as const, { at: 'theirs', ...theirs } as const],
  }[row]
}

function inClaimed(variant: Worded): readonly Clause[] {
  const { claim } = variant
  const hasClaims = ROWS[claim.where] !== null || { none: false, rightmost: true }[claim.fixed]
  const two: Clause = { at: 'claimed', take: ['two'], ...then(follow(variant)) }
  return { nothing: [], takesTwo: hasClaims ? [two] : [] }[claim.lastSeed]
}

function waiting({ turn }: Worded): readonly Clause[] {
  const again: Clause = { at: 'own', makes: [1], if: ['unreached'], then: 'again' }
  const waits = { anySowing: [], opponentsSown: [again] }[turn.acrossAfter]
  return { captureOpposite: waits, nothing: [] }[turn.lastInOwnEmpty]
}

/** The row or rows in which a rule applies; null if in none. */
function rowOf(own: boolean, theirs: boolean): 'own' | 'theirs' | 'any' | null {
  return own ? (theirs ? 'any' : 'own') : theirs ? 'theirs' : null
}

function acrossEmpty(variant: Worded): readonly Clause[] {
  const { turn } = variant
  const captures = { captureOpposite: true, nothing: false }
  const at = rowOf(captures[turn.lastInOwnEmpty], captures[turn.lastInOpponentsEmpty])
  if (at === null) return []
  const seed = { taken: ['here', 'across'], stays: ['across'] } as const
  const makes = ({ empty: [1], emptyThenAny: [1], any: '1+' } as const)[turn.acrossFrom]
  const take = seed[turn.capturingSeed]
  const clause: Clause = { at, makes, across: prey(variant), take }
  const linkMakes = { empty: [goesOnward(variant) ? 0 : 1], emptyThenAny: '0+', any: '0+' } as const
  // Holes ahead have not been sown, so what is in them stays.
  const isLeft = goesOnward(variant) && turn.acrossFrom !== 'empty'
  return [
    capture(variant, clause, {
      chain: { makes: linkMakes[turn.acrossFrom] },
      take: isLeft ? ['across'] : take,
    }),
  ]
}

/** What the opposite hole must hold for a capture across. */
function prey(variant: Worded): Counts {
  const { acrossCounts, emptyOpposite } = variant.turn
  const counts = captureCounts(variant)
  const listed = typeof counts === 'string' ? [counts] : counts
  return {
    nothing: { any: '1+', captureCounts: counts } as const,
    takeLast: { any: '0+', captureCounts: [0, ...listed] } as const,
  }[emptyOpposite][acrossCounts]
}

function onSingle(variant: Worded): readonly Clause[] {
  const take = ['here', 'across'] as const
  const clause = { at: 'own', makes: [2], across: prey(variant), take } as const
  const captured = () => capture(variant, clause, { chain: {}, take })
  return { nothing: [], captureOpposite: [captured()] }[variant.turn.lastOnSingle]
}

function byCount(variant: Worded): readonly Clause[] {
  const { turn } = variant
  const captures = { captureCounts: true, nothing: false }
  const at = rowOf(captures[turn.lastInOwn], captures[turn.lastInOpponents])
  if (at === null) return []
  const chainAt = ({ sameSides: {}, bothSides: { at: 'any' } } as const)[turn.chainSides]
  const clause: Clause = { at, makes: captureCounts(variant), take: ['here'] }
  return [capture(variant, clause, { chain: chainAt, take: ['here'] })]
}

function lastHole(variant: Worded): readonly Clause[] {
  const take: Clause = { at: 'any', makes: '1+', take: ['here'] }
  const equal: Clause = { at: 'any', makes: '1+', across: 'same', take: ['here', 'across'] }
  return {
    nothing: [],
    take: [capture(variant, take, null)],
    takeEqual: [capture(variant, equal, null)],
  }[variant.turn.lastHole]
}

function gap(variant: Worded): readonly Clause[] {
  const plain: Clause = { at: 'any', next: [0], beyond: '1+', take: ['beyond'] }
  const filled: Clause = { ...plain, makes: '2+' }
  const ahead = (clause: Clause, chain: Partial<Chain>) =>
    capture(variant, clause, { chain: { ...chain, way: 'on' }, take: ['beyond'] })
  return {
    nothing: [],
    captureBeyond: [ahead(plain, {})],
    captureBeyondFilled: [ahead(filled, { makes: '0+' })],
  }[variant.turn.gap]
}

function nextHole(variant: Worded): readonly Clause[] {
  const take = ['next'] as const
  const counts: Clause = { at: 'any', next: captureCounts(variant), take }
  const fromOpponents: Clause = { at: 'theirs', next: '1+', take }
  return {
    nothing: [],
    takeAtCount: [capture(variant, counts, { chain: { way: 'on' }, take })],
    takeFromOpponents: [capture(variant, fromOpponents, null)],
  }[variant.turn.nextHole]
}

function sweep(variant: Worded): readonly Clause[] {
  const swept = { take: ['theirs'], theirs: captureCounts(variant) } as const
  const anywhere = capture(variant, { at: 'theirs', ...swept }, null)
  const rightmost = capture(variant, { at: 'own', hole: [-1], ...swept }, null)
  return { nothing: [], opponentsCounts: [anywhere, rightmost] }[variant.turn.sweep]
}

function relays(variant: Worded): readonly Clause[] {
  const { relay, relayFrom, relayIf, relayCount } = variant.sow
  const at = ({ never: null, any: 'any', own: 'own' } as const)[relay]
  if (at === null) return []
  const atLeast: Partial<Clause> = { makes: `${relayCount}+` }
  const reached: Partial<Clause> = { if: ['reached'] }
  const only = { notEmpty: {}, atLeast, exactly: { makes: [relayCount] }, visited: reached }[relayIf]
  const from: Clause = {
    lastHole: { at, makes: '2+', ...only, then: 'relay' } as const,
    nextHole: { at, next: '1+', ...only, then: 'relayNext' } as const,
  }[relayFrom]
  return [from]
}

/** What follows a capture; nothing goes on where nothing is relayed. */
function follow({ turn, sow }: Worded): Follow | null {
  const relays = { never: false, any: true, own: true }[sow.relay]
  return (
    {
      turnOver: null,
      moveAgain: 'again',
      moveAgainOnce: 'againOnce',
      sowOn: 'relay',
      relayOn: relays ? 'on' : null,
    } as const
  )[turn.afterCapture]
}

function then(word: Follow | null): Pick<Clause, 'then'> {
  return word === null ? {} : { then: word }
}

/** Whether chains run over holes not yet reached; clockwise ones do where the sowing is clockwise. */
function goesOnward({ turn, sow }: Worded): boolean {
  return { backward: false, onward: true, clockwise: sow.direction === 'clockwise' }[turn.chainWay]
}

/** How a chain differs from its clause, and what its links take; extras of the first link are added to the clause alone. */
interface Links {
  readonly chain: Partial<Chain>
  readonly take: readonly Take[]
}

/** A capture with its extras, its chain and what follows. */
function capture(variant: Worded, clause: Clause, links: Links | null): Clause {
  const { captures, chainWay, chainMost, takesToo, singleSeed } = variant.turn
  const take = clause.take!
  const each = (taken: readonly Take[]) =>
    taken.includes('across') || taken.includes('here') ? 'cross' : 'facing'
  const opposite = (taken: readonly Take[]): readonly Take[] =>
    each(taken) === 'cross' ? union(taken, ['here', 'across']) : union(taken, ['facing'])
  const first = {
    nothing: take,
    opposite: opposite(take),
    eachOpposite: opposite(take),
    opponentsCounts: union(take, ['theirs']),
    lastHole: union(take, ['here']),
  }[takesToo]
  const way: ChainWay = ({ backward: 'back', onward: 'on', clockwise: 'clockwise' } as const)[chainWay]
  const linkTake = links && (takesToo === 'eachOpposite' ? opposite(links.take) : links.take)
  const chain: Chain | null = links && {
    way,
    ...different(clause, links.chain),
    ...(chainMost > 0 && { most: chainMost }),
    ...(!takesAlike(first, linkTake!, links.chain.makes) && { take: linkTake! }),
  }
  return {
    ...clause,
    take: first,
    ...(first.includes('theirs') && { theirs: captureCounts(variant) }),
    ...(chain !== null && { one: {}, chain: chainMost === 1 ? {} : { chain } }[captures]),
    ...{ captures: {}, capturesNothing: { lifted: '2+' } as const }[singleSeed],
    ...then(follow(variant)),
  }
}

function union(taken: readonly Take[], more: readonly Take[]): readonly Take[] {
  return [...taken, ...more.filter((word) => !taken.includes(word))]
}

/** What a chain states itself because its clause does not. */
function different(clause: Clause, { way, at, makes }: Partial<Chain>): Partial<Chain> {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return {
    ...(way !== undefined && { way }),
    ...(at !== undefined && at !== clause.at && { at }),
    ...(makes !== undefined && !same(makes, clause.makes) && { makes }),
  }
}

/** Whether links take what their clause takes; where they are empty holes, their own seeds make no difference. */
function takesAlike(first: readonly Take[], links: readonly Take[], makes: Counts | undefined): boolean {
  const isEmpty = typeof makes === 'object' && makes.length === 1 && makes[0] === 0
  const counted = (taken: readonly Take[]) => taken.filter((word) => !(isEmpty && word === 'here'))
  return counted(first).toSorted().join() === counted(links).toSorted().join()
}
