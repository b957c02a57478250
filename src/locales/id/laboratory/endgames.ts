import type { AreaWords } from '../../message'

export const endgames: AreaWords<'endgames'> = {
  seeds: 'Biji maksimum',
  seedsHint: 'Semua posisi dengan paling banyak sekian biji dalam lubang.',
  position: 'Posisi',
  positionHint:
    'Posisi yang ingin dinilai, misalnya 1,0,2/0,3,1: lubang pemain yang mendapat giliran, lalu lubang lawannya. Boleh dikosongkan.',
  positionShape:
    'Harus seperti 1,0,2/0,3,1: {holes} angka untuk lubang pemain yang mendapat giliran, garis miring, {holes} untuk lubang lawannya.',
  positionLarge: 'Posisi itu memiliki {seeds} biji, lebih banyak daripada dalam tabel.',
  layers: 'Lapisan',
  seedsColumn: 'Biji',
  positions: 'Posisi',
  reachable: 'Dapat dicapai',
  wins: 'Yang jalan menang',
  draws: 'Seri',
  losses: 'Yang jalan kalah',
  moves: 'Langkah dalam posisi yang dimasukkan',
  move: 'Langkah',
  value: 'Nilai bagi yang jalan',
  finding:
    'Ada {positions} posisi dengan paling banyak {seeds} biji. Dari {reachable} yang dapat dicapai, pemain yang mendapat giliran menang dalam {wins}, seri dalam {draws}, dan kalah dalam {losses}.',
  none: 'Belum ada lapisan yang selesai.',
  valueFinding: 'Posisi yang dimasukkan bernilai {value} bagi pemain yang mendapat giliran.',
  chart: 'Nilai posisi bagi pemain yang mendapat giliran',
  chartNote: 'persentase posisi yang dapat dicapai',
  shareAxis: 'Persentase',
  endless: 'Permainan tanpa akhir tidak memberi biji tambahan: sisa biji dibagi rata.',
  missing: 'Lapisan dari {seeds} biji ke atas belum diisi.',
  template: '{game}, paling banyak {seeds} biji',
}
export const awariClaims: AreaWords<'awariClaims'> = {
  sizes: 'Ukuran lapisan',
  sizesWhere: 'Ukuran basis data',
  sizesAbout: 'Berapa banyak posisi dengan n biji yang dapat dicapai dengan satu langkah?',
  sizesReading: 'Pemain yang baru jalan memiliki satu lubang kosong: lubang yang isinya diambil.',
  totalReading:
    'Semua lapisan dari 0 sampai 48 biji kecuali 47, yang tidak mungkin tersisa setelah tembakan apa pun, dan awal permainan.',
  layer: 'Posisi dengan {seeds} biji',
  total: 'Posisi dengan paling banyak 48 biji',
  board: 'Papan enam belas biji',
  boardWhere: 'Nilai papan',
  boardAbout: 'Berapa nilai {board} bagi pemain yang mendapat giliran, dan nilai setiap langkah?',
  boardReading: 'Permainan tanpa akhir tidak memberi biji tambahan: sisa biji dibagi rata.',
  value: 'Nilai papan',
  moves: 'Nilai langkahnya, lubang 1 sampai 6',
}
