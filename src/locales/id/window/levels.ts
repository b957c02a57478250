import type { AreaWords } from '../../message'

export const levels: AreaWords<'levels'> = {
  title: 'Tingkat',
  more: 'Lainnya: {group}',
  beginner: 'Pemula',
  casual: 'Santai',
  skilled: 'Terampil',
  strong: 'Tangguh',
  master: 'Juara',
  beginnerPlays: 'Bermain tanpa rencana. Lawan pertama yang cocok.',
  casualPlays: 'Mengambil biji setiap kali ada kesempatan, tanpa memikirkan balasan Anda.',
  skilledPlays: 'Juga memikirkan balasan Anda. Anda butuh rencana.',
  strongPlays: 'Berhitung beberapa giliran ke depan. Sulit dikalahkan.',
  masterPlays: 'Lawan terkuat yang dimiliki Lumbung untuk permainan ini.',
}
