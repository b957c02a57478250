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
  skilledPlays: 'Berfikir dahulu sebelum bergerak. Anda perlukan rancangan.',
  strongPlays: 'Merancang lebih jauh ke hadapan. Sukar dikalahkan.',
  inExperiments: '{plays} Dalam eksperimen: {player}.',
  masterPlays: 'Lawan terkuat yang ada pada Lumbung untuk permainan ini.',
}
