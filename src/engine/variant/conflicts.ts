import { message } from '../../locales/message'
import { goesOn } from './consequences'
import { hasCaptures, traitsOf } from './support'
import { REFUSALS } from './clauses/refusals'
import { FIELDS } from './fields'
import { CLAIM_CONTRADICTIONS } from './contradictions/claims'
import type { Contradiction } from './contradictions/contradiction'
import { MATCH_CONTRADICTIONS } from './contradictions/matches'
import { ROW_CONTRADICTIONS } from './contradictions/rows'
import type { Variant, VariantProblem } from './variant'
import type { RulePath, Word } from './rulePaths'

type Conflict = Extract<VariantProblem, { code: 'conflict' }>

const ONLY_CAPTURES: Readonly<Record<Word<'board.stores'>, boolean>> = {
  own: false,
  capturesOnly: true,
  both: false,
}
const BOTH_OPEN: Readonly<Record<Word<'start.first'>, boolean>> = {
  south: false,
  lot: false,
  bothAtOnce: true,
}
const RELAYS: Readonly<Record<Word<'sow.relay'>, boolean>> = { never: false, any: true, own: true }
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

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    paths: ['board.stores', 'turn.lastInStore'],
    because: message('ruleProblems.storesNotSown'),
    holds: ({ board, turn }) =>
      ONLY_CAPTURES[board.stores] && { moveAgain: true, turnOver: false }[turn.lastInStore],
  },
  {
    paths: ['board.stores', 'turn.lastInOwnEmpty'],
    because: message('ruleProblems.storesWithoutCaptures'),
    holds: (variant) => ONLY_CAPTURES[variant.board.stores] && !hasCaptures(variant),
  },
  {
    paths: ['start.first', 'board.stores'],
    because: message('ruleProblems.openingNeedsStores'),
    holds: ({ board, start }) => BOTH_OPEN[start.first] && ONLY_CAPTURES[board.stores],
  },
  {
    paths: ['start.first', 'turn.grandSlam'],
    because: message('ruleProblems.openingGrandSlam'),
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
        givesRest: true,
      }[turn.grandSlam],
  },
  {
    paths: ['start.first', 'sow.direction'],
    because: message('ruleProblems.openingWays'),
    holds: ({ start, sow }) =>
      BOTH_OPEN[start.first] &&
      {
        anticlockwise: false,
        clockwise: false,
        eitherWay: false,
        outward: true,
        firstMoveDecides: true,
        byParity: true,
        ownRow: true,
      }[sow.direction],
  },
  ...([...FIELDS.map(({ path }) => path), 'last', 'passing'] as const).map((path): Contradiction => ({
    paths: ['start.first', path],
    because: message('ruleProblems.openingUnknownRule'),
    holds: (variant) =>
      BOTH_OPEN[variant.start.first] && traitsOf(variant).some((rule) => rule.path === path && !rule.atOnce),
  })),
  {
    paths: ['start.first', 'start.layout'],
    because: message('ruleProblems.openingNeedsSeeds'),
    holds: ({ start: { first, layout } }) =>
      BOTH_OPEN[first] &&
      layout !== 'even' &&
      [layout.south, layout.north].some((holes) => holes.every((seeds) => seeds === 0)),
  },
  {
    paths: ['sow.relay', 'turn.lastHole'],
    because: message('ruleProblems.relayAfterTaking'),
    holds: ({ sow, turn }) =>
      RELAYS[sow.relay] && { nothing: false, take: true, takeEqual: false }[turn.lastHole],
  },
  {
    paths: ['sow.leave', 'lift.atLeast'],
    because: message('ruleProblems.singleStaysBehind'),
    holds: ({ sow, lift }) => ({ nothing: false, one: lift.atLeast < 2, oneUnlessSingle: false })[sow.leave],
  },
  {
    paths: ['sow.before', 'lift.atLeast'],
    because: message('ruleProblems.oneToStore'),
    holds: ({ sow, lift }) =>
      ({ nothing: false, storeOne: lift.atLeast < 2, singlesAcross: false, lastSeedAcross: false })[
        sow.before
      ],
  },
  {
    paths: ['turn.afterCapture', 'sow.before'],
    because: message('ruleProblems.sowOnOneSeed'),
    holds: ({ sow, turn }) =>
      sow.before === 'storeOne' &&
      { turnOver: false, moveAgain: false, moveAgainOnce: false, sowOn: true, relayOn: false }[
        turn.afterCapture
      ],
  },
  {
    paths: ['sow.relayFrom', 'sow.before'],
    because: message('ruleProblems.relayOneSeed'),
    holds: ({ sow }) => sow.before === 'storeOne' && { lastHole: false, nextHole: true }[sow.relayFrom],
  },
  {
    paths: ['sow.turning', 'sow.relay'],
    because: message('ruleProblems.nothingTurns'),
    holds: ({ sow, turn }) =>
      sow.firstMove !== 'plainRelay' &&
      turn.afterCapture !== 'sowOn' &&
      { sameWay: false, everyLap: !RELAYS[sow.relay] }[sow.turning],
  },
  {
    paths: ['sow.firstMove', 'match.length'],
    because: message('ruleProblems.movedIntoBurnt'),
    holds: (variant) =>
      goesOn(variant) &&
      { asOthers: false, plainRelay: false, alternate: true, overToOpponent: false }[variant.sow.firstMove],
  },
  {
    paths: ['turn.emptyOpposite', 'turn.capturingSeed'],
    because: message('ruleProblems.lastSeedStaysOrTaken'),
    holds: ({ turn }) =>
      ({ nothing: false, takeLast: { taken: false, stays: true }[turn.capturingSeed] })[turn.emptyOpposite],
  },
  ...BY_COUNT.map(([path, counts]): Contradiction => ({
    paths: [path, 'turn.captureCounts'],
    because: message('ruleProblems.noCounts'),
    holds: (variant) =>
      counts(variant) && variant.turn.captureCounts.length === 0 && variant.turn.evenFrom === 0,
  })),
  ...CLAIM_CONTRADICTIONS,
  ...ROW_CONTRADICTIONS,
  {
    paths: ['end.when', 'turn.noMove'],
    because: message('ruleProblems.stuckNoPass'),
    holds: ({ end, turn }) => ENDS[end.when] === 'whenStuck' && { pass: true, roundEnds: false }[turn.noMove],
  },
  {
    paths: ['end.when', 'turn.noMove'],
    because: message('ruleProblems.allInStoresNoMove'),
    holds: ({ end, turn }) =>
      ENDS[end.when] === 'whenNoneLeft' && { pass: false, roundEnds: true }[turn.noMove],
  },
  {
    paths: ['end.when', 'turn.mustFeed'],
    because: message('ruleProblems.endsBeforeFeeding'),
    holds: ({ end, turn }) =>
      end.when === 'eitherSideEmpty' &&
      { yes: true, no: false, ifPossible: true, giveOne: true }[turn.mustFeed],
  },
  {
    paths: ['end.leftovers', 'match.length'],
    because: message('ruleProblems.seedsLost'),
    holds: (variant) =>
      goesOn(variant) &&
      {
        toSideOwner: false,
        toOtherPlayer: false,
        toLastMover: false,
        nobody: true,
        halved: false,
        toUnfed: false,
        toUnfedOrNobody: true,
      }[variant.end.leftovers],
  },
  {
    paths: ['match.nextFirst', 'start.first'],
    because: message('ruleProblems.nobodyLastsLonger'),
    holds: (variant) =>
      goesOn(variant) &&
      { winner: false, loser: false, other: false, lastedLongest: true, lastMover: false }[
        variant.match.nextFirst
      ] &&
      !BOTH_OPEN[variant.start.first],
  },
  ...MATCH_CONTRADICTIONS,
  ...REFUSALS,
]

/** Every contradiction in a variant whose fields are each legal by themselves. */
export function conflictsIn(variant: Variant): readonly Conflict[] {
  return CONTRADICTIONS.filter((contradiction) => contradiction.holds(variant)).map(({ paths, because }) => ({
    code: 'conflict',
    paths,
    because,
  }))
}
