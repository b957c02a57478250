import { awariPresets } from './awari/awari'
import { congkakPresets } from './congkak/congkak'
import { congklakPresets } from './congkak/congklak'
import { dakonPresets } from './congkak/dakon'
import { kalahPresets } from './kalah/kalah'
import type { Preset } from './preset'

export type { Preset, PresetSizes } from './preset'

/** All games of the catalogue, in the order lists show them. */
export const PRESETS: readonly Preset[] = [
  ...congkakPresets,
  ...dakonPresets,
  ...congklakPresets,
  ...kalahPresets,
  ...awariPresets,
]

/** The preset of an id, if there is one. */
export function findPreset(id: string): Preset | undefined {
  return PRESETS.find((preset) => preset.id === id)
}
