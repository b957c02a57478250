import type { AreaWords } from '../../message'

export const guide: AreaWords<'guide'> = {
  title: 'Bantuan',
  topics: 'Topik',
  glossary: 'Glosarium',
  numbers: 'Angka',
  keys: 'Pintasan',
  cite: 'Cara mengutip',
  startPage: 'Halaman awal',
  lesson: 'Permainan pertama terpandu',
  onBoard: 'Pintasan ini berlaku di Papan.',
  anywhere: 'F1 membuka bantuan ini di setiap halaman.',
  gainTerm: '+10, pada kartu sebuah lubang',
  gain: 'Langkah itu menambah sepuluh biji ke lumbung Anda, dengan menabur dan menembak.',
  estimateTerm: 'sekitar −38',
  estimate:
    'Nilai sebuah langkah: biji pemain yang mendapat giliran dikurangi biji lawannya, sejauh yang diperiksa pencarian. Minus berarti tertinggal. Ini perkiraan; pencarian yang lebih panjang mungkin memberi angka lain.',
  exactTerm: 'pasti',
  exact: 'Seluruh sisa permainan sudah ditelusuri: dengan permainan terbaik kedua pihak, begitulah akhirnya.',
  shareTerm: '60,58% (60,28 sampai 60,88)',
  share:
    'Seberapa sering sesuatu terjadi dalam permainan yang dijalankan, dan selang kepercayaan 95%. Dalam 95 dari 100 eksperimen seperti ini, selang itu memuat persentase yang sebenarnya.',
  citeAbout: 'Jika Anda memakai Lumbung dalam karya Anda, kutiplah Lumbung dan makalah yang Anda bandingkan.',
  citeText: 'Sebagai teks',
  bibtex: 'BibTeX',
  copy: 'Salin',
  copied: 'Kutipan disalin',
}
