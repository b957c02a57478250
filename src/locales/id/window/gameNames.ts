import type { AreaWords } from '../../message'

export const gameNames: AreaWords<'gameNames'> = {
  congkakRounds: 'Congkak beberapa ronde',
  congkakRoundsConfiscate: 'Congkak beberapa ronde, biji di lubang hangus milik lawan',
  congklakPatched: 'Congklak dengan perbaikan Kasim',
  dakonPasses: 'Dakon (giliran dapat dilewatkan)',
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
