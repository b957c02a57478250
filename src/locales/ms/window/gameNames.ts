import type { AreaWords } from '../../message'

export const gameNames: AreaWords<'gameNames'> = {
  congkakRounds: 'Congkak berpusingan',
  congkakRoundsConfiscate: 'Congkak berpusingan, buah di lubang hangus milik lawan',
  congklakPatched: 'Congklak dengan tampalan Kasim',
  dakonPasses: 'Dakon (giliran boleh dilangkau)',
  kalahEmptyCapture: 'Kalah dengan tawanan kosong',
  kalahLastMove: 'Kalah hingga gerakan terakhir',
  kalahMultiple: 'Kalah dengan tawanan berganda',
  kalahAltEmptyCapture: 'KalahAlt dengan tawanan kosong',
  baoTwoRows: 'Bao (dua baris)',
  owareForbidden: 'Oware, dilarang menawan semuanya',
  owareGivesRest: 'Oware, tawan semua dan baki diberi kepada lawan',
  owareLeavesLeft: 'Oware, tawan semua kecuali yang kiri',
  owareLeavesRight: 'Oware, tawan semua kecuali yang kanan',
}
