import type { AreaWords } from '../../../message'

export const reviews: AreaWords<'reviews'> = {
  title: 'Ulasan',
  move: 'Gerakan',
  side: 'Pihak',
  played: 'Dimainkan',
  value: 'Nilai',
  bestMoves: 'Terbaik',
  bestValue: 'Nilai terbaik',
  loss: 'Rugi',
  atStake: 'Dipertaruhkan',
  grade: 'Gred',
  exact: 'Tepat',
  forced: 'Gerakan tunggal',
  best: 'terbaik',
  good: 'baik',
  inaccuracy: 'kurang tepat',
  mistake: 'kesilapan',
  blunder: 'kesilapan besar',
  accuracies: 'Ketepatan: Selatan {south}, Utara {north}.',
  noChoice: 'tiada pilihan bebas',
  someEstimated: '{count} daripada {moves} nilai ialah anggaran melalui carian; yang lain tepat.',
}
