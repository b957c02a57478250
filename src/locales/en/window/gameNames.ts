/** Names of games that say how they differ from their namesake, and of games made for papers. */
export const gameNames = {
  congkakRounds: 'Congkak in rounds',
  congkakRoundsConfiscate: 'Congkak in rounds, burnt holes give seeds away',
  congklakPatched: 'Congklak with Kasim’s patch',
  dakonPasses: 'Dakon (with passes)',
  kalahEmptyCapture: 'Kalah with empty capture',
  kalahLastMove: 'Kalah, to the last move',
  kalahMultiple: 'Kalah with multiple captures',
  kalahAltEmptyCapture: 'KalahAlt with empty capture',
  baoTwoRows: 'Bao (two rows)',
  tsoroReentered: 'Tsoro (re-entered captures)',
  owareForbidden: 'Oware, grand slam forbidden',
  owareGivesRest: 'Oware, grand slam gives the rest away',
  owareLeavesLeft: 'Oware, grand slam spares the left',
  owareLeavesRight: 'Oware, grand slam spares the right',
  omwesoPlaced: 'Omweso (placed)',
  tsoroAdditional: 'Tsoro (additional capture)',
} as const
