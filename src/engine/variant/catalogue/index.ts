import { awari } from './awari/awari'
import { congkak } from './congkak/congkak'
import { congkakConfiscating, congkakRounds } from './congkak/congkakRounds'
import { congklakPatched, congklak } from './congkak/congklak'
import { dakon } from './congkak/dakon'
import { ohvalhu } from './congkak/ohvalhu'
import { sungka } from './congkak/sungka'
import { emptyCapture } from './kalah/emptyCapture'
import { kalah } from './kalah/kalah'
import { kalahAlt } from './kalah/kalahAlt'
import type { Preset } from './preset'

/** All games of the catalogue, in the order lists show them. */
export const PRESETS: readonly Preset[] = [
  congkak,
  congkakRounds,
  congkakConfiscating,
  dakon,
  ohvalhu,
  sungka,
  congklak,
  congklakPatched,
  kalah,
  emptyCapture,
  kalahAlt,
  awari,
]

/** The preset of an id, if there is one. */
export function findPreset(id: string): Preset | undefined {
  return PRESETS.find((preset) => preset.id === id)
}
