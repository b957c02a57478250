import type { AreaWords } from '../../message'

export const levels: AreaWords<'levels'> = {
  title: 'Tingkat',
  more: 'Lainnya: {group}',
  beginner: 'Baru belajar',
  casual: 'Santai',
  skilled: 'Terampil',
  strong: 'Tangguh',
  master: 'Juara',
  beginnerPlays: 'Melangkah tanpa rencana. Lawan pertama yang cocok.',
  casualPlays: 'Mengambil biji setiap kali ada kesempatan, tanpa memikirkan balasan Anda.',
  skilledPlays: 'Juga memikirkan balasan Anda. Anda butuh rencana.',
  strongPlays: 'Melihat beberapa giliran ke depan. Sulit dikalahkan.',
  masterPlays: 'Lawan terkuat yang dimiliki Lumbung untuk permainan ini.',
}
