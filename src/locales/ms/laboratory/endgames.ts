import type { AreaWords } from '../../message'

export const endgames: AreaWords<'endgames'> = {
  seeds: 'Buah paling banyak',
  seedsHint: 'Semua kedudukan dengan bilangan buah di dalam lubang sehingga angka ini.',
  position: 'Kedudukan',
  positionHint:
    'Kedudukan yang hendak dinilai, contohnya 1,0,2/0,3,1: lubang pemain yang mendapat giliran, diikuti lubang lawan. Boleh dibiarkan kosong.',
  positionShape:
    'Mesti berbentuk 1,0,2/0,3,1: {holes} nombor untuk lubang pemain yang mendapat giliran, garis miring, lalu {holes} untuk lubang lawan.',
  positionLarge: 'Kedudukan itu mempunyai {seeds} buah, melebihi had jadual.',
  layers: 'Lapisan',
  seedsColumn: 'Buah',
  positions: 'Kedudukan',
  reachable: 'Dapat dicapai',
  wins: 'Yang bergerak menang',
  draws: 'Seri',
  losses: 'Yang bergerak kalah',
  moves: 'Gerakan dari kedudukan yang dimasukkan',
  move: 'Gerakan',
  value: 'Nilai bagi yang bergerak',
  finding:
    'Ada {positions} kedudukan dengan paling banyak {seeds} buah. Daripada {reachable} yang dapat dicapai, pemain yang bergerak menang dalam {wins}, seri dalam {draws} dan kalah dalam {losses}.',
  none: 'Belum ada lapisan yang siap.',
  valueFinding: 'Kedudukan yang dimasukkan bernilai {value} bagi pemain yang bergerak.',
  chart: 'Nilai kedudukan bagi pemain yang bergerak',
  chartNote: 'peratusan kedudukan yang dapat dicapai',
  shareAxis: 'Peratusan',
  endless: 'Permainan tanpa akhir tidak memberi kelebihan kepada sesiapa: baki buah dibahagikan sama rata.',
  missing: 'Lapisan dari {seeds} buah ke atas belum diisi.',
  template: '{game} sehingga {seeds} buah',
}
export const awariClaims: AreaWords<'awariClaims'> = {
  sizes: 'Saiz lapisan',
  sizesWhere: 'Saiz pangkalan data',
  sizesAbout: 'Berapa banyak kedudukan dengan n buah yang dapat dicapai dengan satu gerakan?',
  sizesReading: 'Pemain yang baru bergerak mempunyai satu lubang kosong: lubang yang buahnya diangkat.',
  totalReading:
    'Semua lapisan dari 0 hingga 48 buah kecuali 47, yang tidak mungkin tinggal selepas menawan, dan permulaan permainan.',
  layer: 'Kedudukan dengan {seeds} buah',
  total: 'Kedudukan dengan paling banyak 48 buah',
  board: 'Papan enam belas buah',
  boardWhere: 'Nilai papan',
  boardAbout: 'Berapakah nilai {board} bagi pemain yang akan bergerak, dan nilai setiap gerakan?',
  boardReading:
    'Permainan tanpa akhir tidak memberi kelebihan kepada sesiapa: baki buah dibahagikan sama rata.',
  value: 'Nilai papan',
  moves: 'Nilai gerakannya, lubang 1 hingga 6',
}
