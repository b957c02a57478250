import type { Variant } from '../../variant'
import { withSeedsAsHoles, type Preset } from '../preset'
import { dakon, DONKERS } from './dakon'

const sungka: Variant = {
  ...dakon,
  name: 'Sungka',
  start: { ...dakon.start, first: 'bothAtOnce' },
  match: { ...dakon.match, nextFirst: 'lastedLongest' },
}

/** Sungka, dakon’s sister in the Philippines. */
export const sungkaPreset: Preset = {
  id: 'sungka',
  summary: 'Dakon of the Philippines: both play their first turn at once.',
  origin: DONKERS,
  make: withSeedsAsHoles(sungka),
}
