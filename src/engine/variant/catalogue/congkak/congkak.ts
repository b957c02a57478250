import { SCHEMA_VERSION, type Variant } from '../../variant'
import { withSeedsAsHoles, type Preset } from '../preset'

/** The study of congkak that its rules were taken from. */
export const CHEN =
  'Chen, Ismail, Lim & Yow 2022, The winning percentage in congkak using a randomised strategy'

/** One round of congkak on seven holes; its relatives are told as changes to it. */
export const congkak: Variant = {
  schema: SCHEMA_VERSION,
  name: 'Congkak',
  source: CHEN,
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

/** One round of congkak. */
export const congkakPreset: Preset = {
  id: 'congkak',
  summary: 'One round; sow on from any hole that was not empty; capture across.',
  origin: CHEN,
  make: withSeedsAsHoles(congkak),
}
