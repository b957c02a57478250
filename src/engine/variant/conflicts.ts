import { message } from '../../locales/message'
import { goesOn } from './consequences'
import { hasCaptures, traitsOf } from './support'
import type { Clause } from './clauses/clause'
import { isAmong } from './clauses/counts'
import { FIELDS } from './fields'
import { CLAIM_CONTRADICTIONS } from './contradictions/claims'
import type { Contradiction } from './contradictions/contradiction'
import { MATCH_CONTRADICTIONS } from './contradictions/matches'
import { ROW_CONTRADICTIONS } from './contradictions/rows'
import type { Variant, VariantProblem } from './variant'
import type { SheetPath, Word } from './rulePaths'

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
const ENDS: Readonly<
  Record<Word<'end.when'>, 'whenNoneLeft' | 'whenStuck' | 'whenSideEmpty' | 'whenDecided'>
> = {
  allInStores: 'whenNoneLeft',
  moverCannotMove: 'whenStuck',
  eitherSideEmpty: 'whenSideEmpty',
  majority: 'whenDecided',
  moverSideEmpty: 'whenSideEmpty',
}

const SHEET_PATHS: readonly SheetPath[] = [...FIELDS.map(({ path }) => path), 'last', 'passing']

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    paths: ['board.stores', 'last'],
    because: message('ruleProblems.storesNotSown'),
    holds: ({ board, last }) => ONLY_CAPTURES[board.stores] && last.some(({ at }) => at === 'store'),
  },
  {
    paths: ['board.stores', 'last'],
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
  ...SHEET_PATHS.map((path): Contradiction => ({
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
    paths: ['last', 'sow.before'],
    because: message('ruleProblems.sowOnOneSeed'),
    holds: ({ sow, last }) => sow.before === 'storeOne' && last.some(mayLiftOne),
  },
  {
    paths: ['sow.turning', 'last'],
    because: message('ruleProblems.nothingTurns'),
    holds: ({ sow, last }) =>
      sow.firstMove !== 'plainRelay' &&
      { sameWay: false, everyLap: !last.some(({ then }) => then === 'relay' || then === 'relayNext') }[
        sow.turning
      ],
  },
  {
    paths: ['sow.firstMove', 'match.length'],
    because: message('ruleProblems.movedIntoBurnt'),
    holds: (variant) =>
      goesOn(variant) &&
      { asOthers: false, plainRelay: false, alternate: true, overToOpponent: false }[variant.sow.firstMove],
  },
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
]

/** Every contradiction in a variant whose fields are each legal by themselves. */
export function conflictsIn(variant: Variant): readonly Conflict[] {
  return CONTRADICTIONS.filter((contradiction) => contradiction.holds(variant)).map(({ paths, because }) => ({
    code: 'conflict',
    paths,
    because,
  }))
}

/** Whether a clause may set off a lap of a single seed: from the next hole, or from where seeds have been taken. */
function mayLiftOne({ makes, next, take, claim, then }: Clause): boolean {
  if (then === 'relayNext') return next === undefined || isAmong(next, 1)
  // A claimed hole is sown onward whatever it holds.
  if (then !== 'relay' || claim !== undefined) return false
  return take !== undefined || makes === undefined || isAmong(makes, 1)
}
