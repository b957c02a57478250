import type { Variant } from '../../variant'
import { withOwnSeeds, type Preset } from '../preset'
import { kalah } from './kalah'

const IRVING = 'Irving, Donkers & Uiterwijk 2000, Solving Kalah'

const emptyCapture: Variant = {
  ...kalah,
  name: 'Kalah with empty capture',
  source: IRVING,
  turn: { ...kalah.turn, emptyOpposite: 'takeLast' },
}

/** Kalah in which a capture across an empty hole takes the last seed. */
export const emptyCapturePreset: Preset = {
  id: 'kalah-empty-capture',
  summary: 'Kalah, the last seed is taken even when nothing lies across.',
  origin: IRVING,
  make: withOwnSeeds(emptyCapture),
}
