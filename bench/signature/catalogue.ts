import { createKernel } from '../../src/engine/kernel/kernel'
import { PRESETS } from '../../src/engine/variant/catalogue'
import type { Preset } from '../../src/engine/variant/catalogue/preset'
import type { Fold } from './fold'
import { foldTable, shortened } from './games'

const NOVICE = { kind: 'novice' } as const
const GAMES = 20

/** Games of two rows that version 0.1.0 did not have: what it signed stays comparable. */
const ADDED: ReadonlySet<string> = new Set(['mangala-turkey'])

/** Some random games of every preset of version 0.1.0: any change of any rule that they use changes them. */
export function foldCatalogue(fold: Fold): void {
  foldPresets(fold, ({ id, family }) => family !== 'fourRows' && !ADDED.has(id))
}

const WITH_CHOICES: ReadonlySet<string> = new Set([
  'omweso-placed',
  'mweiso',
  'kubuguza',
  'nsumbi',
  'bao-congo',
  'tsoro-additional',
  'musoro-tsoro',
  'msuwa',
  'tshuba',
  'mefuvha',
])

/** Four-row games with a house, and those that came with them. */
const WITH_HOUSES: ReadonlySet<string> = new Set(['bao-kiswahili', 'bao-kiba'])

/** Games with fixed openings or directions that came after these. */
const WITH_OPENINGS: ReadonlySet<string> = new Set(['ikibuguzo', 'njombwa-heap', 'chisolo', 'namudilakunze'])

/** The same on boards of four rows. */
export function foldFourRows(fold: Fold): void {
  foldPresets(
    fold,
    ({ id, family }) =>
      family === 'fourRows' && !WITH_CHOICES.has(id) && !WITH_HOUSES.has(id) && !WITH_OPENINGS.has(id),
  )
}

/** The same of those in which more than a hole to sow is chosen, and of others that came with them. */
export function foldChoices(fold: Fold): void {
  foldPresets(fold, ({ id }) => WITH_CHOICES.has(id))
}

/** The same of those with a house. */
export function foldHouses(fold: Fold): void {
  foldPresets(fold, ({ id }) => WITH_HOUSES.has(id))
}

/** The same of those with fixed openings or directions. */
export function foldFixed(fold: Fold): void {
  foldPresets(fold, ({ id }) => WITH_OPENINGS.has(id))
}

/** The same of games that were added. */
export function foldAdded(fold: Fold): void {
  foldPresets(fold, ({ id }) => ADDED.has(id))
}

function foldPresets(fold: Fold, isAmong: (preset: Preset) => boolean): void {
  for (const preset of PRESETS.filter(isAmong)) {
    const kernel = createKernel(shortened(preset.make()))
    const request = { first: NOVICE, second: NOVICE, seed: 1, from: 0, to: GAMES }
    for (const table of kernel.playGames(request)) foldTable(table, fold)
  }
}
