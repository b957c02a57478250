import { findPreset } from '../../src/engine/variant/catalogue'
import type { Preset } from '../../src/engine/variant/catalogue/preset'

/** The presets that agents, solvers and long games are signed for, in the order that the sums depend on. */
export const SIGNED_PRESETS: readonly Preset[] = [
  'congkak',
  'congkak-rounds',
  'congkak-rounds-confiscate',
  'dakon',
  'ohvalhu',
  'sungka',
  'congklak',
  'congklak-patched',
  'kalah',
  'kalah-empty-capture',
  'kalah-alt',
  'awari',
].map((id) => findPreset(id)!)
