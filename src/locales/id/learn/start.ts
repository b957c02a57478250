import type { AreaWords } from '../../message'

export const start: AreaWords<'start'> = {
  title: 'Mulai',
  welcome: 'Selamat datang di Lumbung',
  about:
    'Lumbung adalah laboratorium untuk permainan sejenis congklak (mancala), seperti congkak, dakon, dan Kalah. Anda mengambil biji dari satu lubang, menaburnya satu per satu mengelilingi papan, dan berusaha mengumpulkan biji terbanyak di lumbung Anda. Di sini Anda dapat bermain, mengubah aturan, dan menjalankan ribuan permainan untuk melihat apa yang terjadi.',
  ways: 'Mulai dari mana',
  play: 'Main',
  playAbout: 'Satu permainan congkak melawan pemain yang baru belajar. Anda melangkah lebih dulu.',
  learn: 'Belajar',
  learnAbout: 'Permainan pertama Anda dalam lima tahap singkat, dengan aturan di samping papan.',
  measure: 'Ukur',
  measureAbout:
    'Siapa yang lebih sering menang, pemain pertama atau kedua? Biarkan 100.000 permainan menentukannya; hanya beberapa detik.',
  reproduce: 'Reproduksi',
  reproduceAbout: 'Periksa klaim makalah tentang permainan ini, angka demi angka.',
  skip: 'Langsung ke Papan',
  back: 'Halaman ini selalu ada di Bantuan.',
}
