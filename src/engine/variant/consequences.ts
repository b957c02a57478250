import type { Variant } from './variant'

/** Whether a match may have a second round. */
export function goesOn({ match }: Variant): boolean {
  return { oneRound: false, rounds: true, untilOut: true }[match.length]
}

/** Whether holes are won from round to round. */
export function winsHoles(variant: Variant): boolean {
  const wins = { nearestStore: false, fromLeft: false, fromRight: false, fromEnds: false, territory: true }
  return goesOn(variant) && wins[variant.match.refill]
}

/** Whether holes that cannot be filled are burnt for a round. */
export function burnsHoles({ match }: Variant): boolean {
  return { skipped: true, confiscated: true, inPlay: false }[match.burnt]
}

/** Whether holes can be claimed, or are claimed from the start. */
export function claimsHoles({ claim }: Variant): boolean {
  const duringPlay = { never: false, anywhere: true, opponents: true, own: true }[claim.where]
  return duringPlay || { none: false, rightmost: true }[claim.fixed]
}

/** Whether claimed holes are closed: seeds that their claimant sows there leave the game. */
export function closesHoles({ claim }: Variant): boolean {
  const claims = { never: false, anywhere: true, opponents: true, own: true }[claim.where]
  return claims && { count: false, countOrPair: false, across: false, closing: true }[claim.rule]
}

/** Whether laps stay in the mover's own row. */
export function staysInRow({ sow }: Variant): boolean {
  return {
    anticlockwise: false,
    clockwise: false,
    eitherWay: false,
    outward: false,
    firstMoveDecides: false,
    byParity: false,
    ownRow: true,
  }[sow.direction]
}

/** What games like kalah may choose. */
export interface KalahChoices {
  readonly moveAgain: boolean
  readonly capture: boolean
  readonly takeLast: boolean
  readonly skipOrigin: boolean
  readonly leftovers: Exclude<Variant['end']['leftovers'], 'halved' | 'toUnfed' | 'toUnfedOrNobody'>
}

/** What a game like kalah has chosen; null for leftovers that such games do not know. */
export function kalahChoices({ sow, turn, end: { leftovers } }: Variant): KalahChoices | null {
  if (leftovers === 'halved' || leftovers === 'toUnfed' || leftovers === 'toUnfedOrNobody') return null
  return {
    leftovers,
    moveAgain: { moveAgain: true, turnOver: false }[turn.lastInStore],
    capture: { captureOpposite: true, nothing: false }[turn.lastInOwnEmpty],
    takeLast: { nothing: false, takeLast: true }[turn.emptyOpposite],
    skipOrigin: { sown: false, skipped: true }[sow.origin],
  }
}
