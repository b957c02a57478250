import { lastSeedOf } from './clauses/lastSeed'
import { hasClaims } from './clauses/questions'
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
export function claimsHoles(variant: Variant): boolean {
  return hasClaims(lastSeedOf(variant).last) || { none: false, rightmost: true }[variant.claim.fixed]
}

/** Whether claimed holes are closed: seeds that their claimant sows there leave the game. */
export function closesHoles(variant: Variant): boolean {
  return lastSeedOf(variant).closed
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
