import { ACROSS_GAMES } from './across'
import { AWARI_GAMES } from './awari'
import { CLAIMED_GAMES } from './claimed'
import { CONGKAK_GAMES } from './congkak'
import { FOUR_ROW_GAMES } from './fourRows'
import { GAP_GAMES } from './gap'
import { KALAH_GAMES } from './kalah'
import { MANGALA_GAMES } from './mangala'
import { OTHER_GAMES } from './other'
import { PASSING_GAMES } from './passing'
import { RELAY_GAMES } from './relay'
import type { Preset } from './preset'

/** All games of the catalogue, family by family, in the order lists show them. */
export const PRESETS: readonly Preset[] = [
  ...CONGKAK_GAMES,
  ...KALAH_GAMES,
  ...AWARI_GAMES,
  ...MANGALA_GAMES,
  ...RELAY_GAMES,
  ...PASSING_GAMES,
  ...ACROSS_GAMES,
  ...GAP_GAMES,
  ...CLAIMED_GAMES,
  ...FOUR_ROW_GAMES,
  ...OTHER_GAMES,
]

const BY_ID = new Map(PRESETS.map((preset) => [preset.id, preset]))

/** The preset of an id, if there is one. */
export function findPreset(id: string): Preset | undefined {
  return BY_ID.get(id)
}
