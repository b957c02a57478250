import { SCHEMA_VERSION, type Variant } from '../../variant'
import { withOwnSeeds, type Preset } from '../preset'

/** The study of kalah that its rules were taken from. */
export const POK = 'Pok 2001, The Game of Kalah'

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

/** Kalah(m, n). */
export const kalahPreset: Preset = {
  id: 'kalah',
  summary: 'One lap a move, capture across, move again from the store.',
  origin: POK,
  make: withOwnSeeds(kalah),
}
