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
  casualPlays: 'Mengambil biji setiap kali melihatnya, tanpa memikirkan balasan Anda.',
  skilledPlays: 'Ikut memikirkan balasan Anda. Anda perlu rencana.',
  strongPlays: 'Melihat beberapa giliran ke depan. Sulit dikalahkan.',
  masterPlays: 'Permainan terbaik yang mampu dimainkan Lumbung di sini.',
}
