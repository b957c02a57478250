import type { Variant } from '../variant'
import { perRuleOf } from './perRule'
import { RULE_TRAITS } from './ruleTraits'
import type { KeyPart, Traits } from './traits'

/** Kept per variant, because the reference rules ask at every position. */
const known = new WeakMap<Variant, readonly Traits[]>()

/** The traits of every rule of a variant, in the order of play. */
export function traitsOf(variant: Variant): readonly Traits[] {
  let traits = known.get(variant)
  if (traits === undefined)
    known.set(variant, (traits = perRuleOf(RULE_TRAITS, variant).map(({ said }) => said)))
  return traits
}

/** Whether a game has any rule that captures. */
export function hasCaptures(variant: Variant): boolean {
  return traitsOf(variant).some(({ captures }) => captures)
}

/** Whether a round can end by itself with seeds in holes, which must then be distributed. */
export function mayLeaveSeeds(variant: Variant): boolean {
  return traitsOf(variant).some(({ leavesSeeds }) => leavesSeeds)
}

/** Whether positions of a round can repeat. */
export function canRepeat(variant: Variant): boolean {
  return traitsOf(variant).some(({ repeats }) => repeats)
}

/** Whether a round may be stopped before it ends by itself: by repetition, by endless play or by quiet moves. */
export function mayBeStopped(variant: Variant): boolean {
  return canRepeat(variant) || variant.end.quietMoves > 0
}

/**
 * What a round is played for, as its value counts it. `margin`: seeds, and whoever has more wins. `winnersMargin`: seeds,
 * but a round may be a tie though one player has more. `result`: only who wins; seeds do not count.
 */
export type Score = 'margin' | 'winnersMargin' | 'result'

/** What a round of a variant is played for. */
export function scoreOf(variant: Variant): Score {
  const drawn =
    mayBeStopped(variant) && { shareBySide: false, draw: true, splitEvenly: false }[variant.end.repetition]
  const mostSeeds = drawn ? 'winnersMargin' : 'margin'
  return (
    {
      mostSeeds,
      // If every seed ends up with a player, whoever has more has more than half.
      majority: mayLoseSeeds(variant) ? 'winnersMargin' : mostSeeds,
      deprive: 'result',
      immobilise: 'result',
      clear: 'result',
    } as const
  )[variant.win.by]
}

/** Whether the value of a round counts seeds; if not, a round is only won, drawn or lost. */
export function hasMargin(variant: Variant): boolean {
  return { margin: true, winnersMargin: true, result: false }[scoreOf(variant)]
}

/** The smallest step between values of one position: 2 if every seed ends up with a player, otherwise 1. */
export function valueStep(variant: Variant): 1 | 2 {
  return mayLoseSeeds(variant) || !hasMargin(variant) ? 1 : 2
}

/** Whether seeds may be left to nobody when a round ends. */
function mayLoseSeeds(variant: Variant): boolean {
  const losses = traitsOf(variant).map(({ losesSeeds }) => losesSeeds)
  return losses.includes('atTheEnd') || (losses.includes('whenStopped') && mayBeStopped(variant))
}

/** The parts of a game, besides holes and mover, that distinguish positions of a round under a variant's rules. */
export function keyPartsOf(variant: Variant): ReadonlySet<KeyPart> {
  const read = traitsOf(variant).flatMap(({ reads }) => reads ?? [])
  return new Set(scoreOf(variant) === 'winnersMargin' ? [...read, 'stores'] : read)
}

/** Whether some rule of a variant may treat South and North differently. */
export function isSided(variant: Variant): boolean {
  return traitsOf(variant).some(({ sided }) => sided)
}

/** Whether some rule of a variant depends on earlier events in the round. */
export function keepsPast(variant: Variant): boolean {
  return traitsOf(variant).some(({ reads }) => reads === 'past')
}

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
