import type { AreaWords } from '../../message'

export const levels: AreaWords<'levels'> = {
  title: 'Tahap',
  more: 'Lagi: {group}',
  beginner: 'Baru belajar',
  casual: 'Santai',
  skilled: 'Cekap',
  strong: 'Handal',
  master: 'Juara',
  beginnerPlays: 'Bergerak tanpa rancangan. Lawan pertama yang sesuai.',
  casualPlays: 'Mengambil buah setiap kali ada peluang, tanpa memikirkan balasan anda.',
  skilledPlays: 'Turut memikirkan balasan anda. Anda perlukan rancangan.',
  strongPlays: 'Melihat beberapa giliran ke hadapan. Sukar dikalahkan.',
  masterPlays: 'Lawan terkuat yang ada pada Lumbung untuk permainan ini.',
}
