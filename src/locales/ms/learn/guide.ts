import type { AreaWords } from '../../message'

export const guide: AreaWords<'guide'> = {
  title: 'Bantuan',
  topics: 'Topik',
  glossary: 'Glosari',
  numbers: 'Angka',
  keys: 'Kekunci',
  cite: 'Cara memetik',
  startPage: 'Halaman mula',
  lesson: 'Permainan pertama berpandu',
  onBoard: 'Kekunci ini berfungsi di Papan.',
  anywhere: 'F1 membuka bantuan ini di setiap halaman.',
  gainTerm: '+10, pada kad sebuah lubang',
  gain: 'Gerakan itu menambah sepuluh buah ke dalam rumah anda, dengan menabur dan menawan.',
  estimateTerm: 'kira-kira −38',
  estimate:
    'Nilai sesuatu gerakan: buah pemain yang bergerak tolak buah lawannya, setakat yang dilihat oleh carian. Tolak bermaksud ketinggalan. Ini anggaran; carian yang lebih panjang mungkin memberi angka lain.',
  exactTerm: 'tepat',
  exact:
    'Seluruh baki permainan telah diteliti: dengan permainan terbaik kedua-dua pihak, begitulah ia berakhir.',
  shareTerm: '60.58% (60.28 hingga 60.88)',
  share:
    'Berapa kerap sesuatu berlaku dalam permainan yang dijalankan, dan selang keyakinan 95%. Dalam 95 daripada 100 eksperimen seperti ini, selang itu mengandungi peratusan yang sebenar.',
  citeAbout:
    'Jika anda menggunakan Lumbung dalam kerja anda, sila petik Lumbung dan makalah yang anda bandingkan.',
  citeText: 'Sebagai teks',
  bibtex: 'BibTeX',
  copy: 'Salin',
  copied: 'Petikan disalin',
}
