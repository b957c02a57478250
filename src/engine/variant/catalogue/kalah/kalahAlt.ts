import type { Variant } from '../../variant'
import { withOwnSeeds, type Preset } from '../preset'
import { kalah, POK } from './kalah'

const kalahAlt: Variant = {
  ...kalah,
  name: 'KalahAlt',
  turn: { ...kalah.turn, lastInStore: 'turnOver' },
}

/** Kalah with strictly alternating turns. */
export const kalahAltPreset: Preset = {
  id: 'kalah-alt',
  summary: 'Kalah with turns that always alternate.',
  origin: POK,
  make: withOwnSeeds(kalahAlt),
}
