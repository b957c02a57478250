import { message, type Text } from '../../locales/message'

/** Games whose names describe them. Files and tables name them in English, people read the name in their language. */
const DESCRIPTIVE: Readonly<Record<string, Text>> = {
  'Congkak in rounds': message('gameNames.congkakRounds'),
  'Congkak in rounds, burnt holes give seeds away': message('gameNames.congkakRoundsConfiscate'),
  // Earlier versions saved this name.
  'Congkak in rounds, burnt holes confiscate': message('gameNames.congkakRoundsConfiscate'),
  'Congklak with Kasim’s patch': message('gameNames.congklakPatched'),
  'Dakon (with passes)': message('gameNames.dakonPasses'),
  'Kalah with empty capture': message('gameNames.kalahEmptyCapture'),
  'Kalah, to the last move': message('gameNames.kalahLastMove'),
  'Kalah with multiple captures': message('gameNames.kalahMultiple'),
  'KalahAlt with empty capture': message('gameNames.kalahAltEmptyCapture'),
  'Omweso (placed)': message('gameNames.omwesoPlaced'),
  'Njombwa (heap)': message('gameNames.njombwaHeap'),
  'Tsoro (additional capture)': message('gameNames.tsoroAdditional'),
  'Tsoro (re-entered captures)': message('gameNames.tsoroReentered'),
  'Bao (two rows)': message('gameNames.baoTwoRows'),
  'Oware, grand slam forbidden': message('gameNames.owareForbidden'),
  'Oware, grand slam gives the rest away': message('gameNames.owareGivesRest'),
  'Oware, grand slam spares the left': message('gameNames.owareLeavesLeft'),
  'Oware, grand slam spares the right': message('gameNames.owareLeavesRight'),
}

/** The name of a variant for people; proper names, and names that users gave, are the same in every language. */
export function variantTitle({ name }: { readonly name: string }): Text {
  return Object.hasOwn(DESCRIPTIVE, name) ? DESCRIPTIVE[name]! : name
}

/** Translations of variant names in the cells of a column. */
export function variantWords(names: readonly string[]): Readonly<Record<string, Text>> {
  return Object.fromEntries(names.map((name) => [name, variantTitle({ name })]))
}
