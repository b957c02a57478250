import { FIELDS } from '../fields'
import type { Variant } from '../variant'
import type { RulePath } from '../vocabulary'
import { always, saidOf, type PerRule } from './perRule'

/** How a first turn can be searched under a rule: fast, only by the reference rules, or not at all, and why. */
type Search = { readonly kind: 'fast' } | { readonly kind: 'slow' | 'none'; readonly because: string }

const fast: Search = { kind: 'fast' }

/** A rule that only the reference knows. */
function slow(because: string): Search {
  return { kind: 'slow', because }
}

/** A rule under which no turn is of more than one move. */
function none(because: string): Search {
  return { kind: 'none', because }
}

const SEARCHED: PerRule<Search> = {
  'board.holes': always(fast),
  'board.stores': {
    own: fast,
    capturesOnly: none('the mover must sow into the own store, or no turn goes on'),
  },
  'start.seedsPerHole': always(fast),
  'start.layout': always(fast),
  'start.first': { south: fast, lot: fast, bothAtOnce: fast },
  'sow.direction': {
    anticlockwise: fast,
    clockwise: fast,
    eitherWay: slow('sowing either way is not searched fast'),
  },
  'sow.origin': { sown: fast, skipped: fast },
  'sow.relay': {
    never: none('only games with relays are searched for winning openings'),
    any: fast,
    own: fast,
  },
  'turn.lastInStore': {
    moveAgain: fast,
    turnOver: none('a last seed in the store must give another move'),
  },
  'turn.lastInOwnEmpty': { captureOpposite: fast, nothing: fast },
  'turn.emptyOpposite': { nothing: fast, takeLast: fast },
  'turn.lastInOpponents': { nothing: fast, captureCounts: slow('captures by count are not searched fast') },
  'turn.captureCounts': always(fast),
  'turn.lastOnSingle': {
    nothing: fast,
    captureOpposite: slow('captures on a single seed are not searched fast'),
  },
  'turn.lastHole': { nothing: fast, take: slow('taking the last hole is not searched fast') },
  'turn.captures': { one: fast, chain: slow('chains of captures are not searched fast') },
  'turn.noMove': { pass: fast, roundEnds: fast },
  'turn.mustFeed': { yes: slow('the duty to feed is not searched fast'), no: fast },
  'turn.grandSlam': {
    allowed: fast,
    void: slow('a rule on grand slams is not searched fast'),
    forbidden: slow('a rule on grand slams is not searched fast'),
    ifForced: slow('a rule on grand slams is not searched fast'),
  },
  'end.when': { allInStores: fast, moverCannotMove: fast, eitherSideEmpty: fast, majority: fast },
  'end.leftovers': { toSideOwner: fast, toOtherPlayer: fast, toLastMover: fast, nobody: fast },
  'end.repetition': { shareBySide: fast, draw: fast },
  'end.quietMoves': always(fast),
  'win.by': { mostSeeds: fast, majority: fast },
  'match.length': { oneRound: fast, rounds: fast, untilOut: fast },
  'match.rounds': always(fast),
  'match.refill': { nearestStore: fast, fromLeft: fast },
  'match.burnt': { skipped: fast, confiscated: fast },
  'match.nextFirst': { winner: fast, loser: fast, other: fast, lastedLongest: fast },
}

/** The rules of a variant that keep a first turn from being searched fast (`slow`) or at all (`none`), and why. */
export function openingObstacles(
  variant: Variant,
  kind: 'slow' | 'none',
): readonly { readonly path: RulePath; readonly message: string }[] {
  return FIELDS.flatMap(({ path }) => {
    const search = saidOf(SEARCHED, variant, path)
    return search.kind === kind ? [{ path, message: search.because }] : []
  })
}
