import type { Variant } from '../../variant'
import { kalah } from '../kalah/kalah'
import { withOwnSeeds, type Preset } from '../preset'

const ORIGIN = 'Romein & Bal 2003, Solving Awari with parallel retrograde analysis'

const awari: Variant = {
  ...kalah,
  name: 'Awari',
  source: ORIGIN,
  board: { holes: 6, stores: 'capturesOnly' },
  sow: { direction: 'anticlockwise', origin: 'skipped', relay: 'never' },
  turn: {
    ...kalah.turn,
    lastInStore: 'turnOver',
    lastInOwnEmpty: 'nothing',
    lastInOpponents: 'captureCounts',
    captureCounts: [2, 3],
    captures: 'chain',
    mustFeed: 'yes',
  },
  end: { when: 'moverCannotMove', leftovers: 'toSideOwner', repetition: 'shareBySide', quietMoves: 0 },
}

/** Awari, also called oware. */
export const awariPreset: Preset = {
  id: 'awari',
  summary: 'Capture twos and threes from the opponent; the opponent must be fed.',
  origin: ORIGIN,
  make: withOwnSeeds(awari),
}
