import { SCHEMA_VERSION, type Variant } from '../../variant'
import type { Preset } from '../preset'

const POK = 'Pok 2001, The Game of Kalah'
const IRVING = 'Irving, Donkers & Uiterwijk 2000, Solving Kalah'

/** Kalah(6, 4); its relatives are told as changes to it. */
export const kalah: Variant = {
  schema: SCHEMA_VERSION,
  name: 'Kalah',
  source: POK,
  board: { holes: 6, stores: 'own' },
  start: { seedsPerHole: 4, layout: 'even', first: 'south' },
  sow: { direction: 'anticlockwise', origin: 'sown', relay: 'never' },
  turn: {
    lastInStore: 'moveAgain',
    lastInOwnEmpty: 'captureOpposite',
    emptyOpposite: 'nothing',
    lastInOpponents: 'nothing',
    captureCounts: [],
    lastOnSingle: 'nothing',
    lastHole: 'nothing',
    captures: 'one',
    noMove: 'roundEnds',
    mustFeed: 'no',
    grandSlam: 'allowed',
  },
  end: { when: 'eitherSideEmpty', leftovers: 'toSideOwner', repetition: 'shareBySide', quietMoves: 0 },
  win: { by: 'mostSeeds' },
  match: { length: 'oneRound', rounds: 1, refill: 'nearestStore', burnt: 'skipped', nextFirst: 'winner' },
}

const emptyCapture: Variant = {
  ...kalah,
  name: 'Kalah with empty capture',
  source: IRVING,
  turn: { ...kalah.turn, emptyOpposite: 'takeLast' },
}

const kalahAlt: Variant = {
  ...kalah,
  name: 'KalahAlt',
  turn: { ...kalah.turn, lastInStore: 'turnOver' },
}

/** A game whose number of seeds is its own affair. */
export function sized(variant: Variant): Preset['make'] {
  return ({ holes = variant.board.holes, seeds = variant.start.seedsPerHole } = {}) => ({
    ...variant,
    board: { ...variant.board, holes },
    start: { ...variant.start, seedsPerHole: seeds },
  })
}

/** Kalah(m, n), with both readings of a capture across an empty hole, and with strictly alternating turns. */
export const kalahPresets: readonly Preset[] = [
  {
    id: 'kalah',
    summary: 'One lap a move, capture across, move again from the store.',
    origin: POK,
    make: sized(kalah),
  },
  {
    id: 'kalah-empty-capture',
    summary: 'Kalah, the last seed is taken even when nothing lies across.',
    origin: IRVING,
    make: sized(emptyCapture),
  },
  { id: 'kalah-alt', summary: 'Kalah with turns that always alternate.', origin: POK, make: sized(kalahAlt) },
]
