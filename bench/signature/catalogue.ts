import { createKernel } from '../../src/engine/kernel/kernel'
import { PRESETS } from '../../src/engine/variant/catalogue'
import type { Preset } from '../../src/engine/variant/catalogue/preset'
import type { Fold } from './fold'
import { foldTable, shortened } from './games'

const NOVICE = { kind: 'novice' } as const
const GAMES = 20

/** Some random games of every preset: any change of any rule that the catalogue uses changes them. */
export function foldCatalogue(fold: Fold): void {
  foldPresets(
    fold,
    PRESETS.filter(({ family }) => family !== 'fourRows'),
  )
}

/** The same on boards of four rows. */
export function foldFourRows(fold: Fold): void {
  foldPresets(
    fold,
    PRESETS.filter(({ family }) => family === 'fourRows'),
  )
}

function foldPresets(fold: Fold, presets: readonly Preset[]): void {
  for (const preset of presets) {
    const kernel = createKernel(shortened(preset.make()))
    const request = { first: NOVICE, second: NOVICE, seed: 1, from: 0, to: GAMES }
    for (const table of kernel.playGames(request)) foldTable(table, fold)
  }
}
