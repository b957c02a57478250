import type { Variant } from '../../variant'
import { withSeedsAsHoles, type Preset } from '../preset'
import { dakon, DONKERS } from './dakon'

/** Clockwise, each store at its owner's left: dakon in a mirror, except that holes are still filled from the left. */
const ohvalhu: Variant = {
  ...dakon,
  name: 'Ohvalhu',
  board: { ...dakon.board, holes: 8 },
  start: { ...dakon.start, seedsPerHole: 8 },
  sow: { ...dakon.sow, direction: 'clockwise' },
}

/** Ohvalhu, dakon’s sister on the Maldives. */
export const ohvalhuPreset: Preset = {
  id: 'ohvalhu',
  summary: 'Dakon of the Maldives: clockwise, eight holes, stores at the left.',
  origin: DONKERS,
  make: withSeedsAsHoles(ohvalhu),
}
