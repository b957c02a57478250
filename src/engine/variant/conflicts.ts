import { hasCaptures } from './support/consequences'
import { BASE } from './catalogue/base'
import { FIELDS, sectionOf, valueAt } from './fields'
import { isNewSince } from './schema'
import type { Variant, VariantProblem } from './variant'
import type { RulePath, Word } from './vocabulary'

type Conflict = Extract<VariantProblem, { code: 'conflict' }>

/** Two rules that cannot stand together, and why. */
interface Contradiction {
  readonly paths: readonly [RulePath, RulePath]
  readonly because: string
  holds(variant: Variant): boolean
}

const ONLY_CAPTURES: Readonly<Record<Word<'board.stores'>, boolean>> = { own: false, capturesOnly: true }
const BOTH_OPEN: Readonly<Record<Word<'start.first'>, boolean>> = {
  south: false,
  lot: false,
  bothAtOnce: true,
}
const RELAYS: Readonly<Record<Word<'sow.relay'>, boolean>> = { never: false, any: true, own: true }
const GOES_ON: Readonly<Record<Word<'match.length'>, boolean>> = {
  oneRound: false,
  rounds: true,
  untilOut: true,
}
const ENDS: Readonly<
  Record<Word<'end.when'>, 'whenNoneLeft' | 'whenStuck' | 'whenSideEmpty' | 'whenDecided'>
> = {
  allInStores: 'whenNoneLeft',
  moverCannotMove: 'whenStuck',
  eitherSideEmpty: 'whenSideEmpty',
  majority: 'whenDecided',
  moverSideEmpty: 'whenSideEmpty',
}

/** Rules that capture or look by count, and whether they do. */
const BY_COUNT: readonly (readonly [RulePath, (variant: Variant) => boolean])[] = [
  ['turn.lastInOpponents', ({ turn }) => turn.lastInOpponents === 'captureCounts'],
  ['turn.lastInOwn', ({ turn }) => turn.lastInOwn === 'captureCounts'],
  ['turn.acrossCounts', ({ turn }) => turn.acrossCounts === 'captureCounts'],
  ['turn.nextHole', ({ turn }) => turn.nextHole === 'takeAtCount'],
  ['turn.sweep', ({ turn }) => turn.sweep === 'opponentsCounts'],
  ['turn.takesToo', ({ turn }) => turn.takesToo === 'opponentsCounts'],
  ['sow.passing', ({ sow }) => sow.passing !== 'nothing'],
]

/** Rules that a simultaneous opening does not know: there only the base's word may stand. */
const NOT_AT_ONCE: readonly RulePath[] = FIELDS.map(({ path }) => path).filter(
  (path) =>
    path === 'end.fewTo' ||
    (isNewSince(1, path) && ['lift', 'sow', 'turn', 'claim'].includes(sectionOf(path))),
)

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    paths: ['board.stores', 'turn.lastInStore'],
    because: 'nobody sows into stores that are only for captures, so no last seed can fall there',
    holds: ({ board, turn }) =>
      ONLY_CAPTURES[board.stores] && { moveAgain: true, turnOver: false }[turn.lastInStore],
  },
  {
    paths: ['board.stores', 'turn.lastInOwnEmpty'],
    because: 'stores are only for captures, but no rule of this game captures anything',
    holds: (variant) => ONLY_CAPTURES[variant.board.stores] && !hasCaptures(variant),
  },
  {
    paths: ['start.first', 'board.stores'],
    because: 'a simultaneous opening ends by itself only where players sow into their stores',
    holds: ({ board, start }) => BOTH_OPEN[start.first] && ONLY_CAPTURES[board.stores],
  },
  {
    paths: ['start.first', 'turn.grandSlam'],
    because: 'while both sow at once, nobody can know beforehand which choice would be a grand slam',
    holds: ({ start, turn }) =>
      BOTH_OPEN[start.first] &&
      {
        allowed: false,
        void: false,
        forbidden: true,
        ifForced: true,
        leavesRight: true,
        leavesLeft: true,
        movesAgain: true,
      }[turn.grandSlam],
  },
  {
    paths: ['start.first', 'sow.direction'],
    because: 'while both sow at once, each sows all holes the same way or chooses it',
    holds: ({ start, sow }) =>
      BOTH_OPEN[start.first] &&
      {
        anticlockwise: false,
        clockwise: false,
        eitherWay: false,
        outward: true,
        firstMoveDecides: true,
        byParity: true,
      }[sow.direction],
  },
  ...NOT_AT_ONCE.map((path): Contradiction => ({
    paths: ['start.first', path],
    because: 'a simultaneous opening does not know this rule',
    holds: (variant) =>
      BOTH_OPEN[variant.start.first] && valueAt(variant, path) !== valueAt(BASE.variant, path),
  })),
  {
    paths: ['start.first', 'start.layout'],
    because: 'both can only begin at once if both have seeds in holes',
    holds: ({ start: { first, layout } }) =>
      BOTH_OPEN[first] &&
      layout !== 'even' &&
      [layout.south, layout.north].some((holes) => holes.every((seeds) => seeds === 0)),
  },
  {
    paths: ['sow.relay', 'turn.lastHole'],
    because: 'the hole where the last seed falls is taken, so nothing is left there to sow onward',
    holds: ({ sow, turn }) => RELAYS[sow.relay] && { nothing: false, take: true }[turn.lastHole],
  },
  {
    paths: ['sow.leave', 'lift.atLeast'],
    because: 'a single seed that stays behind would not move, so at least two must be lifted',
    holds: ({ sow, lift }) => ({ nothing: false, one: lift.atLeast < 2, oneUnlessSingle: false })[sow.leave],
  },
  {
    paths: ['sow.before', 'lift.atLeast'],
    because: 'one seed goes to the store before each lap, so at least two must be lifted',
    holds: ({ sow, lift }) =>
      ({ nothing: false, storeOne: lift.atLeast < 2, singlesAcross: false, lastSeedAcross: false })[
        sow.before
      ],
  },
  {
    paths: ['turn.afterCapture', 'sow.before'],
    because: 'sowing may go on with a single seed, of which none would be left to sow',
    holds: ({ sow, turn }) =>
      sow.before === 'storeOne' &&
      { turnOver: false, moveAgain: false, moveAgainOnce: false, sowOn: true, relayOn: false }[
        turn.afterCapture
      ],
  },
  {
    paths: ['sow.relayFrom', 'sow.before'],
    because: 'the next hole may hold a single seed, of which none would be left to sow',
    holds: ({ sow }) => sow.before === 'storeOne' && { lastHole: false, nextHole: true }[sow.relayFrom],
  },
  {
    paths: ['sow.turning', 'sow.relay'],
    because: 'every move is a single lap, so none could go the other way',
    holds: ({ sow, turn }) =>
      sow.firstMove !== 'plainRelay' &&
      turn.afterCapture !== 'sowOn' &&
      { sameWay: false, everyLap: !RELAYS[sow.relay] }[sow.turning],
  },
  {
    paths: ['sow.firstMove', 'match.length'],
    because: 'in later rounds seeds would be moved into burnt holes',
    holds: ({ sow, match }) =>
      GOES_ON[match.length] &&
      { asOthers: false, plainRelay: false, alternate: true, overToOpponent: false }[sow.firstMove],
  },
  {
    paths: ['turn.emptyOpposite', 'turn.capturingSeed'],
    because: 'the last seed cannot both stay and be taken',
    holds: ({ turn }) =>
      ({ nothing: false, takeLast: { taken: false, stays: true }[turn.capturingSeed] })[turn.emptyOpposite],
  },
  ...BY_COUNT.map(([path, counts]): Contradiction => ({
    paths: [path, 'turn.captureCounts'],
    because: 'a capture by count needs at least one count',
    holds: (variant) =>
      counts(variant) && variant.turn.captureCounts.length === 0 && variant.turn.evenFrom === 0,
  })),
  {
    paths: ['claim.captured', 'claim.where'],
    because: 'captured seeds go to claimed holes, but nobody can claim any',
    holds: ({ claim }) =>
      ({ toStore: false, toClaimed: true })[claim.captured] &&
      { never: true, anywhere: false, opponents: false, own: false }[claim.where] &&
      { none: true, rightmost: false }[claim.fixed],
  },
  {
    paths: ['end.when', 'turn.noMove'],
    because: 'a round that ends when the mover cannot move leaves no room for passing',
    holds: ({ end, turn }) => ENDS[end.when] === 'whenStuck' && { pass: true, roundEnds: false }[turn.noMove],
  },
  {
    paths: ['end.when', 'turn.noMove'],
    because:
      'a round that lasts until all seeds are in stores cannot end because a player has nothing to play',
    holds: ({ end, turn }) =>
      ENDS[end.when] === 'whenNoneLeft' && { pass: false, roundEnds: true }[turn.noMove],
  },
  {
    paths: ['end.when', 'turn.mustFeed'],
    because: 'the round ends as soon as a side is empty, so nobody could ever be fed',
    holds: ({ end, turn }) =>
      end.when === 'eitherSideEmpty' && { yes: true, no: false, ifPossible: true }[turn.mustFeed],
  },
  {
    paths: ['end.leftovers', 'match.length'],
    because: 'seeds that go to nobody would be lost between rounds',
    holds: ({ end, match }) =>
      GOES_ON[match.length] &&
      {
        toSideOwner: false,
        toOtherPlayer: false,
        toLastMover: false,
        nobody: true,
        halved: false,
        toUnfed: false,
      }[end.leftovers],
  },
  {
    paths: ['match.nextFirst', 'start.first'],
    because: 'only in a simultaneous opening can one player last longer than the other',
    holds: ({ match, start }) =>
      GOES_ON[match.length] &&
      { winner: false, loser: false, other: false, lastedLongest: true }[match.nextFirst] &&
      !BOTH_OPEN[start.first],
  },
]

/** Every contradiction in a variant whose fields are each legal by themselves. */
export function conflictsIn(variant: Variant): readonly Conflict[] {
  return CONTRADICTIONS.filter((contradiction) => contradiction.holds(variant)).map(({ paths, because }) => ({
    code: 'conflict',
    paths,
    because,
  }))
}
