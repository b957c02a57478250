import type { AreaWords } from '../../message'

export const gameNames: AreaWords<'gameNames'> = {
  congkakRounds: 'Congkak beberapa ronde',
  congkakRoundsConfiscate: 'Congkak beberapa ronde, lubang hangus menyita',
  congklakPatched: 'Congklak dengan tambalan Kasim',
  dakonPasses: 'Dakon (dengan lewat giliran)',
  kalahEmptyCapture: 'Kalah dengan tembakan kosong',
  kalahLastMove: 'Kalah sampai langkah terakhir',
  kalahMultiple: 'Kalah dengan tembakan beruntun',
  kalahAltEmptyCapture: 'KalahAlt dengan tembakan kosong',
  baoTwoRows: 'Bao (dua baris)',
  owareForbidden: 'Oware, dilarang menembak semuanya',
  owareGivesRest: 'Oware, tembak semua, sisanya untuk lawan',
  owareLeavesLeft: 'Oware, tembak semua kecuali yang kiri',
  owareLeavesRight: 'Oware, tembak semua kecuali yang kanan',
}
