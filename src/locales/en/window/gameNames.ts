/** Names of games that say how they differ from their namesake, and of games made for papers. */
export const gameNames = {
  congkakRounds: 'Congkak in rounds',
  congkakRoundsConfiscate: 'Congkak in rounds (seeds sown into burnt holes go to the opponent)',
  congklakPatched: 'Congklak with Kasim’s patch',
  dakonPasses: 'Dakon (with passes)',
  kalahEmptyCapture: 'Kalah with empty capture',
  kalahLastMove: 'Kalah, played until a player cannot move',
  kalahMultiple: 'Kalah with multiple captures',
  kalahAltEmptyCapture: 'KalahAlt with empty capture',
  baoTwoRows: 'Bao (two rows)',
  owareForbidden: 'Oware (grand slam forbidden)',
  owareGivesRest: 'Oware (after a grand slam the opponent takes the rest)',
  owareLeavesLeft: 'Oware (a grand slam spares the leftmost hole)',
  owareLeavesRight: 'Oware (a grand slam spares the rightmost hole)',
} as const
