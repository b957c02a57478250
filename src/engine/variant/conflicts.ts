import { hasCaptures } from './support/consequences'
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
}

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
      { allowed: false, void: false, forbidden: true, ifForced: true }[turn.grandSlam],
  },
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
    paths: ['turn.lastInOpponents', 'turn.captureCounts'],
    because: 'a capture by count needs at least one count',
    holds: ({ turn }) =>
      ({ nothing: false, captureCounts: turn.captureCounts.length === 0 })[turn.lastInOpponents],
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
    holds: ({ end, turn }) => ENDS[end.when] === 'whenSideEmpty' && { yes: true, no: false }[turn.mustFeed],
  },
  {
    paths: ['end.leftovers', 'match.length'],
    because: 'seeds that go to nobody would be lost between rounds',
    holds: ({ end, match }) =>
      GOES_ON[match.length] &&
      { toSideOwner: false, toOtherPlayer: false, toLastMover: false, nobody: true }[end.leftovers],
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
