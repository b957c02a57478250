import { lastSeedOf } from './clauses/clause'
import { hasClaims } from './clauses/questions'
import { mayForbidMoves, mayWinHoles } from './support'
import { MAX_HOLES, MAX_RING, type Variant } from './variant'

/** Whether a match may have a second round. */
export function goesOn({ match }: Variant): boolean {
  return { oneRound: false, rounds: true, untilOut: true }[match.length]
}

/** Whether a match of these rules is a single round. */
export function isOneRound(variant: Variant): boolean {
  return mostRounds(variant) === 1
}

/** The most rounds of a match; Infinity for one that lasts until a player is out. */
export function mostRounds({ match }: Variant): number {
  return { oneRound: 1, rounds: match.rounds, untilOut: Infinity }[match.length]
}

/** Whether both players make their first moves at once. */
export function opensAtOnce({ start }: Pick<Variant, 'start'>): boolean {
  return { south: false, lot: false, bothAtOnce: true }[start.first]
}

/** Whether lots are drawn for the first move. */
export function drawsFirst({ start }: Pick<Variant, 'start'>): boolean {
  return { south: false, lot: true, bothAtOnce: false }[start.first]
}

/** Whether the seeds of a hole, not the player, decide the direction in which they are sown. */
export function seedsDecideWay({ sow }: Pick<Variant, 'sow'>): boolean {
  return {
    anticlockwise: false,
    clockwise: false,
    eitherWay: false,
    outward: false,
    firstMoveDecides: false,
    byParity: true,
    ownRow: false,
    firstMoveOfEach: false,
    secondTurnOfEach: false,
  }[sow.direction]
}

/** Whether holes are won from round to round. */
export function winsHoles(variant: Variant): boolean {
  return goesOn(variant) && mayWinHoles(variant)
}

/** Whether holes that cannot be filled are burnt for a round. */
export function burnsHoles({ match }: Variant): boolean {
  return { skipped: true, confiscated: true, inPlay: false }[match.burnt]
}

/** Whether holes can be claimed, or are claimed from the start. */
export function claimsHoles(variant: Variant): boolean {
  return hasClaims(lastSeedOf(variant).last) || { none: false, rightmost: true }[variant.claim.fixed]
}

/** Whether claimed holes are closed: seeds that their claimant sows there leave the game. */
export function closesHoles(variant: Variant): boolean {
  return lastSeedOf(variant).closed
}

/** Whether seeds in claimed holes count for their claimants; those of closed holes leave the game. */
export function countsClaims(variant: Variant): boolean {
  return claimsHoles(variant) && !closesHoles(variant)
}

/** Whether a last seed takes from a hole that the opponent has claimed. */
export function raidsClaims({ last }: Pick<Variant, 'last'>): boolean {
  return last.some(({ at }) => at === 'claimed')
}

/** Whether the round ends when a player who has seeds in holes cannot move. */
export function losesWithoutMove(variant: Variant): boolean {
  const { end, turn } = variant
  const ends = { pass: false, roundEnds: mayForbidMoves(variant) }[turn.noMove]
  return end.when === 'moverCannotMove' || ends
}

/** Whether each player owns two rows and sows round them. */
export function hasFourRows({ board }: Pick<Variant, 'board'>): boolean {
  return { two: false, four: true }[board.rows]
}

/** The most holes per side: four rows have room for more than two. */
export function mostHoles(variant: Pick<Variant, 'board'>): number {
  return hasFourRows(variant) ? MAX_RING : MAX_HOLES
}

/** Whether laps stay in the mover's own row, or on four rows in the mover's two. */
export function staysInRow({ board, sow }: Variant): boolean {
  const onlyOwn = {
    anticlockwise: false,
    clockwise: false,
    eitherWay: false,
    outward: false,
    firstMoveDecides: false,
    byParity: false,
    ownRow: true,
    firstMoveOfEach: false,
    secondTurnOfEach: false,
  }[sow.direction]
  return { two: onlyOwn, four: true }[board.rows]
}

/** Whether each player keeps a direction of their own. */
export function eachKeepsWay({ sow }: Pick<Variant, 'sow'>): boolean {
  return sow.direction === 'firstMoveOfEach' || sow.direction === 'secondTurnOfEach'
}

/** Whether some rule asks whether a hole is its owner's house. */
export function keepsHouses({ last, lift }: Pick<Variant, 'last' | 'lift'>): boolean {
  const spares = { none: false, entered: false, enteredBesideHouse: true }[lift.reserve]
  return spares || last.some(({ at }) => at === 'house')
}
