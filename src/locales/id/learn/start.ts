import type { AreaWords } from '../../message'

export const start: AreaWords<'start'> = {
  title: 'Mulai',
  welcome: 'Selamat datang di Lumbung',
  about:
    'Lumbung adalah laboratorium untuk congklak dan permainan sejenisnya (mancala), seperti dakon, congkak Malaysia, dan Kalah. Anda mengambil biji dari satu lubang, menaburnya satu per satu mengelilingi papan, dan berusaha mengumpulkan biji terbanyak di lumbung Anda. Di sini Anda dapat bermain, mengubah aturan, dan menjalankan ribuan permainan untuk melihat apa yang terjadi.',
  ways: 'Mulai dari mana',
  play: 'Main',
  playAbout: 'Satu permainan congkak Malaysia melawan komputer tingkat pemula. Anda jalan lebih dulu.',
  learn: 'Belajar',
  learnAbout: 'Permainan pertama Anda dalam lima tahap singkat, dengan aturan di samping papan.',
  measure: 'Ukur',
  measureAbout:
    'Siapa yang lebih sering menang, pemain pertama atau kedua? Cari tahu lewat 100.000 permainan dalam beberapa detik.',
  reproduce: 'Uji ulang',
  reproduceAbout: 'Periksa klaim makalah tentang permainan ini, angka demi angka.',
  skip: 'Langsung ke Papan',
  back: 'Halaman ini dapat dibuka lagi dari Bantuan.',
}
