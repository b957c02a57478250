import type { AreaWords } from '../../message'

export const gameNames: AreaWords<'gameNames'> = {
  congkakRounds: 'Congkak dalam ronde',
  congkakRoundsConfiscate: 'Congkak dalam ronde, lubang hangus menyita',
  congklakPatched: 'Congklak dengan tambalan Kasim',
  dakonPasses: 'Dakon (giliran boleh dilewatkan)',
  kalahEmptyCapture: 'Kalah dengan tembakan kosong',
  kalahLastMove: 'Kalah sampai langkah terakhir',
  kalahMultiple: 'Kalah dengan tembakan beruntun',
  kalahAltEmptyCapture: 'KalahAlt dengan tembakan kosong',
  baoTwoRows: 'Bao (dua baris)',
  owareForbidden: 'Oware, dilarang menembak semuanya',
  owareGivesRest: 'Oware, tembakan semuanya memberi sisanya',
  owareLeavesLeft: 'Oware, tembak semua kecuali yang kiri',
  owareLeavesRight: 'Oware, tembak semua kecuali yang kanan',
}
