import type { AreaWords } from '../../message'

export const endgames: AreaWords<'endgames'> = {
  seeds: 'Buah paling banyak',
  seedsHint: 'Semua kedudukan dengan sehingga sekian buah dalam lubang.',
  position: 'Kedudukan',
  positionHint:
    'Untuk dinilai, misalnya 1,0,2/0,3,1: lubang pemain yang akan bergerak, kemudian lubang pemain lain. Boleh dibiarkan kosong.',
  positionShape:
    'Ia mesti seperti 1,0,2/0,3,1: {holes} nombor untuk lubang pemain yang akan bergerak, garis miring, {holes} untuk lubang pemain lain.',
  positionLarge: 'Kedudukan itu mempunyai {seeds} buah, lebih daripada jadual.',
  layers: 'Lapisan',
  seedsColumn: 'Buah',
  positions: 'Kedudukan',
  reachable: 'Dapat dicapai',
  wins: 'Yang bergerak menang',
  draws: 'Seri',
  losses: 'Yang bergerak kalah',
  moves: 'Gerakan kedudukan itu',
  move: 'Gerakan',
  value: 'Nilai bagi yang bergerak',
  finding:
    '{positions} kedudukan dengan sehingga {seeds} buah: daripada {reachable} yang dapat dicapai, pemain yang bergerak menang {wins}, seri {draws} dan kalah {losses}.',
  none: 'Belum ada lapisan yang siap.',
  valueFinding: 'Kedudukan itu bernilai {value} bagi pemain yang bergerak.',
  chart: 'Nilai kedudukan bagi pemain yang bergerak',
  chartNote: 'bahagian kedudukan yang dapat dicapai',
  shareAxis: 'Bahagian',
  endless: 'Permainan tanpa akhir tidak menambah apa-apa: bakinya dibahagi sama rata.',
  missing: 'Lapisan dari {seeds} buah ke atas belum diisi.',
  template: '{game} sehingga {seeds} buah',
}
