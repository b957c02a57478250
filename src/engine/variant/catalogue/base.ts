import { SCHEMA_VERSION } from '../variant'
import type { Rules } from './preset'

/** Every rule, written out once; each family says what it plays differently. */
export const BASE: Rules = {
  sizes: 'seedsApart',
  variant: {
    schema: SCHEMA_VERSION,
    name: '',
    source: '',
    board: { holes: 6, stores: 'own' },
    start: { seedsPerHole: 4, layout: 'even', first: 'south' },
    sow: { direction: 'anticlockwise', origin: 'sown', relay: 'never' },
    turn: {
      lastInStore: 'turnOver',
      lastInOwnEmpty: 'nothing',
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
    end: { when: 'moverCannotMove', leftovers: 'toSideOwner', repetition: 'shareBySide', quietMoves: 0 },
    win: { by: 'mostSeeds' },
    match: { length: 'oneRound', rounds: 1, refill: 'nearestStore', burnt: 'skipped', nextFirst: 'winner' },
  },
}
