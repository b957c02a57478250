import { awariPreset } from './awari/awari'
import { congkakPreset } from './congkak/congkak'
import { congkakConfiscatingPreset, congkakRoundsPreset } from './congkak/congkakRounds'
import { congklakPatchedPreset, congklakPreset } from './congkak/congklak'
import { dakonPreset } from './congkak/dakon'
import { ohvalhuPreset } from './congkak/ohvalhu'
import { sungkaPreset } from './congkak/sungka'
import { emptyCapturePreset } from './kalah/emptyCapture'
import { kalahPreset } from './kalah/kalah'
import { kalahAltPreset } from './kalah/kalahAlt'
import type { Preset } from './preset'

/** All games of the catalogue, in the order lists show them. */
export const PRESETS: readonly Preset[] = [
  congkakPreset,
  congkakRoundsPreset,
  congkakConfiscatingPreset,
  dakonPreset,
  ohvalhuPreset,
  sungkaPreset,
  congklakPreset,
  congklakPatchedPreset,
  kalahPreset,
  emptyCapturePreset,
  kalahAltPreset,
  awariPreset,
]

/** The preset of an id, if there is one. */
export function findPreset(id: string): Preset | undefined {
  return PRESETS.find((preset) => preset.id === id)
}
