import type { AreaWords } from '../../../message'

export const reviews: AreaWords<'reviews'> = {
  title: 'Ulasan',
  move: 'Langkah',
  side: 'Pihak',
  played: 'Dimainkan',
  value: 'Nilai',
  bestMoves: 'Terbaik',
  bestValue: 'Nilai terbaik',
  loss: 'Rugi',
  atStake: 'Dipertaruhkan',
  grade: 'Mutu',
  exact: 'Pasti',
  forced: 'Langkah tunggal',
  best: 'terbaik',
  good: 'baik',
  inaccuracy: 'kurang tepat',
  mistake: 'kesalahan',
  blunder: 'kesalahan besar',
  accuracies: 'Akurasi: Selatan {south}, Utara {north}.',
  noChoice: 'tidak ada pilihan bebas',
  someEstimated: '{count} dari {moves} nilai adalah perkiraan melalui pencarian; yang lain pasti.',
}
