import { SCHEMA_VERSION, type Variant } from '../../variant'
import type { Preset } from '../preset'

const ORIGIN = 'Chen, Ismail, Lim & Yow 2022, The winning percentage in congkak using a randomised strategy'

/** One round of congkak on seven holes; its relatives are told as changes to it. */
export const congkak: Variant = {
  schema: SCHEMA_VERSION,
  name: 'Congkak',
  source: ORIGIN,
  board: { holes: 7, stores: 'own' },
  start: { seedsPerHole: 7, layout: 'even', first: 'south' },
  sow: { direction: 'anticlockwise', origin: 'sown', relay: 'any' },
  turn: {
    lastInStore: 'moveAgain',
    lastInOwnEmpty: 'captureOpposite',
    emptyOpposite: 'nothing',
    lastInOpponents: 'nothing',
    captureCounts: [],
    lastOnSingle: 'nothing',
    lastHole: 'nothing',
    captures: 'one',
    noMove: 'pass',
    mustFeed: 'no',
    grandSlam: 'allowed',
  },
  end: { when: 'allInStores', leftovers: 'toSideOwner', repetition: 'shareBySide', quietMoves: 0 },
  win: { by: 'mostSeeds' },
  match: { length: 'oneRound', rounds: 1, refill: 'nearestStore', burnt: 'skipped', nextFirst: 'winner' },
}

/** Congkak as a family: as many seeds a hole as holes, unless told otherwise. */
export function congkakFamily(variant: Variant): Preset['make'] {
  return ({ holes = variant.board.holes, seeds = holes } = {}) => ({
    ...variant,
    board: { ...variant.board, holes },
    start: { ...variant.start, seedsPerHole: seeds },
  })
}

const rounds: Variant = {
  ...congkak,
  name: 'Congkak in rounds',
  match: { ...congkak.match, length: 'untilOut' },
}

const confiscating: Variant = {
  ...rounds,
  name: 'Congkak in rounds, burnt holes confiscate',
  match: { ...rounds.match, burnt: 'confiscated' },
}

/** One round of congkak; rounds with burnt holes bypassed; rounds with burnt holes that confiscate. */
export const congkakPresets: readonly Preset[] = [
  {
    id: 'congkak',
    summary: 'One round; sow on from any hole that was not empty; capture across.',
    origin: ORIGIN,
    make: congkakFamily(congkak),
  },
  {
    id: 'congkak-rounds',
    summary: 'Rounds until a player has lost all holes; burnt holes are bypassed.',
    origin: ORIGIN,
    make: congkakFamily(rounds),
  },
  {
    id: 'congkak-rounds-confiscate',
    summary: 'Rounds; a seed that falls into a burnt hole goes to the opponent.',
    origin: ORIGIN,
    make: congkakFamily(confiscating),
  },
]
