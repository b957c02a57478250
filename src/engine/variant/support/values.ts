import { FIELDS } from '../fields'
import type { Variant } from '../variant'
import { always, saidOf, type PerRule } from './perRule'
import { mayBeStopped } from './repetition'

/** Whether a rule can leave seeds to nobody, always or only where a round is stopped before it ends by itself. */
type Loses = 'never' | 'atTheEnd' | 'whenStopped'

const never: Loses = 'never'

const LOSES_SEEDS: PerRule<Loses> = {
  'board.holes': always(never),
  'board.stores': { own: never, capturesOnly: never },
  'start.seedsPerHole': always(never),
  'start.layout': always(never),
  'start.first': { south: never, lot: never, bothAtOnce: never },
  'sow.direction': { anticlockwise: never, clockwise: never, eitherWay: never },
  'sow.origin': { sown: never, skipped: never },
  'sow.relay': { never, any: never, own: never },
  'turn.lastInStore': { moveAgain: never, turnOver: never },
  'turn.lastInOwnEmpty': { captureOpposite: never, nothing: never },
  'turn.emptyOpposite': { nothing: never, takeLast: never },
  'turn.lastInOpponents': { nothing: never, captureCounts: never },
  'turn.captureCounts': always(never),
  'turn.lastOnSingle': { nothing: never, captureOpposite: never },
  'turn.lastHole': { nothing: never, take: never },
  'turn.captures': { one: never, chain: never },
  'turn.noMove': { pass: never, roundEnds: never },
  'turn.mustFeed': { yes: never, no: never },
  'turn.grandSlam': { allowed: never, void: never, forbidden: never, ifForced: never },
  'end.when': { allInStores: never, moverCannotMove: never, eitherSideEmpty: never, majority: never },
  'end.leftovers': { toSideOwner: never, toOtherPlayer: never, toLastMover: never, nobody: 'atTheEnd' },
  'end.repetition': { shareBySide: never, draw: 'whenStopped' },
  'end.quietMoves': always(never),
  'win.by': { mostSeeds: never, majority: never },
  'match.length': { oneRound: never, rounds: never, untilOut: never },
  'match.rounds': always(never),
  'match.refill': { nearestStore: never, fromLeft: never },
  'match.burnt': { skipped: never, confiscated: never },
  'match.nextFirst': { winner: never, loser: never, other: never, lastedLongest: never },
}

/** How far apart the values of one position lie at least: 2 where every seed ends up with a player, otherwise 1. */
export function valueStep(variant: Variant): 1 | 2 {
  const losses = FIELDS.map(({ path }) => saidOf(LOSES_SEEDS, variant, path))
  const lost = losses.includes('atTheEnd') || (losses.includes('whenStopped') && mayBeStopped(variant))
  return lost ? 1 : 2
}
