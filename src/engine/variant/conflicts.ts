import type { Variant, VariantProblem } from './variant'

type Conflict = Extract<VariantProblem, { code: 'conflict' }>

/** Two rules that cannot stand together, and why. */
interface Contradiction {
  readonly paths: readonly [string, string]
  readonly because: string
  holds(variant: Variant): boolean
}

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    paths: ['board.stores', 'turn.lastInStore'],
    because:
      'nobody sows into a store that is only for captures, so no last seed can fall there and earn a move',
    holds: ({ board, turn }) => board.stores === 'capturesOnly' && turn.lastInStore === 'moveAgain',
  },
  {
    paths: ['board.stores', 'turn.lastInOwnEmpty'],
    because: 'stores are only for captures, but no rule of this game captures anything',
    holds: ({ board, turn }) =>
      board.stores === 'capturesOnly' &&
      turn.lastInOwnEmpty === 'nothing' &&
      turn.lastInOpponents === 'nothing' &&
      turn.lastOnSingle === 'nothing' &&
      turn.lastHole === 'nothing',
  },
  {
    paths: ['start.first', 'board.stores'],
    because:
      'a simultaneous opening must end by itself, and only stores that are sown into make sure it does',
    holds: ({ board, start }) => start.first === 'bothAtOnce' && board.stores === 'capturesOnly',
  },
  {
    paths: ['start.first', 'turn.grandSlam'],
    because: 'while both sow at once nobody can know beforehand which choice would be a grand slam to forbid',
    holds: ({ start, turn }) => start.first === 'bothAtOnce' && turn.grandSlam === 'forbidden',
  },
  {
    paths: ['start.first', 'start.layout'],
    because: 'both can only begin at once if both have seeds in holes',
    holds: ({ start: { first, layout } }) =>
      first === 'bothAtOnce' &&
      layout !== 'even' &&
      [layout.south, layout.north].some((holes) => holes.every((seeds) => seeds === 0)),
  },
  {
    paths: ['sow.relay', 'turn.lastHole'],
    because: 'the hole where the last seed falls is taken, so nothing is left there to be sown on',
    holds: ({ sow, turn }) => sow.relay !== 'never' && turn.lastHole === 'take',
  },
  {
    paths: ['turn.lastInOpponents', 'turn.captureCounts'],
    because: 'a capture by count needs at least one count',
    holds: ({ turn }) => turn.lastInOpponents === 'captureCounts' && turn.captureCounts.length === 0,
  },
  {
    paths: ['end.when', 'turn.noMove'],
    because: 'a round that ends when the mover cannot move leaves no room for passing',
    holds: ({ end, turn }) => end.when === 'moverCannotMove' && turn.noMove === 'pass',
  },
  {
    paths: ['end.when', 'turn.noMove'],
    because:
      'a round that lasts until all seeds are in stores cannot end because a player has nothing to play',
    holds: ({ end, turn }) => end.when === 'allInStores' && turn.noMove === 'roundEnds',
  },
  {
    paths: ['end.when', 'turn.mustFeed'],
    because: 'the round ends as soon as a side is empty, so nobody could ever be fed',
    holds: ({ end, turn }) => end.when === 'eitherSideEmpty' && turn.mustFeed === 'yes',
  },
  {
    paths: ['end.leftovers', 'match.length'],
    because: 'seeds that go to nobody would be lost between rounds',
    holds: ({ end, match }) => end.leftovers === 'nobody' && match.length !== 'oneRound',
  },
  {
    paths: ['match.nextFirst', 'start.first'],
    because: 'only in a simultaneous opening can one player last longer than the other',
    holds: ({ match, start }) =>
      match.length !== 'oneRound' && match.nextFirst === 'lastedLongest' && start.first !== 'bothAtOnce',
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
