import type { Variant } from '../../variant'
import { withSeedsAsHoles, type Preset } from '../preset'
import { congkak } from './congkak'

const ORIGIN =
  'Congklak rule sheet, after Kasim 2016, Playing the game of Congklak with reinforcement learning'

const congklak: Variant = {
  ...congkak,
  name: 'Congklak',
  source: ORIGIN,
  end: { ...congkak.end, when: 'majority', leftovers: 'nobody' },
  win: { by: 'majority' },
}

const patched: Variant = {
  ...congklak,
  name: 'Congklak with Kasim’s patch',
  sow: { ...congklak.sow, relay: 'own' },
}

/** Congklak as on the rule sheet. */
export const congklakPreset: Preset = {
  id: 'congklak',
  summary: 'The first to hold more than half at the end of a turn wins.',
  origin: ORIGIN,
  make: withSeedsAsHoles(congklak),
}

/** Congklak with the patch that keeps the first player from winning at once. */
export const congklakPatchedPreset: Preset = {
  id: 'congklak-patched',
  summary: 'Congklak, sown on only from own holes.',
  origin: ORIGIN,
  make: withSeedsAsHoles(patched),
}
