import type { AreaWords } from '../../message'

export const levels: AreaWords<'levels'> = {
  title: 'Tingkat',
  more: 'Lainnya: {group}',
  beginner: 'Pemula',
  casual: 'Santai',
  skilled: 'Terampil',
  strong: 'Tangguh',
  master: 'Juara',
  beginnerPlays: 'Bermain tanpa rencana. Cocok sebagai lawan pertama.',
  casualPlays: 'Mengambil biji setiap kali ada kesempatan, tanpa memikirkan balasan Anda.',
  skilledPlays: 'Berpikir dulu sebelum jalan. Anda butuh rencana.',
  strongPlays: 'Berencana lebih jauh ke depan. Sulit dikalahkan.',
  inExperiments: '{plays} Dalam eksperimen: {player}.',
  masterPlays: 'Lawan terkuat yang dimiliki Lumbung untuk permainan ini.',
}
