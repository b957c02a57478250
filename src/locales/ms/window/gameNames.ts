import type { AreaWords } from '../../message'

export const gameNames: AreaWords<'gameNames'> = {
  congkakRounds: 'Congkak beberapa pusingan',
  congkakRoundsConfiscate: 'Congkak beberapa pusingan, buah di lubang hangus milik lawan',
  congklakPatched: 'Congklak dengan peraturan tambahan Kasim',
  dakonPasses: 'Dakon (giliran boleh dilangkau)',
  kalahEmptyCapture: 'Kalah (tawan kosong)',
  kalahLastMove: 'Kalah (hingga gerakan terakhir)',
  kalahMultiple: 'Kalah (tawan berganda)',
  kalahAltEmptyCapture: 'KalahAlt (tawan kosong)',
  baoTwoRows: 'Bao (dua baris)',
  owareForbidden: 'Oware, dilarang menawan semuanya',
  owareGivesRest: 'Oware, tawan semua dan baki diberi kepada lawan',
  owareLeavesLeft: 'Oware, tawan semua kecuali yang kiri',
  owareLeavesRight: 'Oware, tawan semua kecuali yang kanan',
}
