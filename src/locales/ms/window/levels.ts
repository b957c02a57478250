import type { AreaWords } from '../../message'

export const levels: AreaWords<'levels'> = {
  title: 'Tahap',
  more: 'Pemain lain: {group}',
  beginner: 'Pemain baharu',
  casual: 'Santai',
  skilled: 'Cekap',
  strong: 'Handal',
  master: 'Juara',
  beginnerPlays: 'Bermain tanpa strategi. Sesuai sebagai lawan pertama anda.',
  casualPlays: 'Mengambil buah setiap kali ada peluang, tanpa memikirkan balasan anda.',
  skilledPlays: 'Turut memikirkan balasan anda. Anda perlukan rancangan.',
  strongPlays: 'Melihat beberapa giliran ke hadapan. Sukar dikalahkan.',
  masterPlays: 'Lawan terkuat yang ada pada Lumbung untuk permainan ini.',
}
