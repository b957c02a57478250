import type { AreaWords } from '../../message'

export const guide: AreaWords<'guide'> = {
  title: 'Bantuan',
  topics: 'Topik',
  glossary: 'Glosarium',
  numbers: 'Angka',
  keys: 'Pintasan',
  printing: 'Mencetak',
  cite: 'Cara mengutip',
  startPage: 'Halaman awal',
  lesson: 'Permainan pertama terpandu',
  onBoard: 'Pintasan ini berlaku di Papan.',
  anywhere: 'F1 membuka bantuan ini di setiap halaman.',
  gainTerm: '+10, pada kartu sebuah lubang',
  gain: 'Langkah itu menambah sepuluh biji ke lumbung Anda, dengan menabur dan menembak.',
  estimateTerm: 'sekitar −38',
  estimate:
    'Nilai sebuah langkah: biji pemain yang mendapat giliran dikurangi biji lawannya, sejauh yang diperiksa pencarian. Tanda minus berarti pemain itu tertinggal. Ini perkiraan; pencarian yang lebih panjang mungkin memberi angka lain.',
  exactTerm: 'pasti',
  exact: 'Seluruh sisa permainan sudah ditelusuri: dengan permainan terbaik kedua pihak, inilah hasilnya.',
  shareTerm: '60,58% (selang kepercayaan 95%: 60,28–60,88)',
  share:
    'Seberapa sering sesuatu terjadi dalam permainan yang dijalankan, dan selang kepercayaan 95%. Dalam sekitar 95 dari 100 eksperimen seperti ini, selang itu memuat persentase yang sebenarnya.',
  rulesTerm: 'Aturan',
  rulesPrinted:
    'Di Varian, “Aturan untuk dicetak” ada di atas “Penjelasan aturan”. Di Papan, tekan ikon printer. Lembar itu menunjukkan awal permainan, aturan, dan contoh.',
  handoutTerm: 'Lembar bacaan',
  handoutPrinted:
    'Di Hasil, buka satu percobaan dan tekan “Lembar bacaan”: aturan di halaman depan, hasilnya di belakang, dengan diagram batang sederhana.',
  reportTerm: 'Laporan',
  reportPrinted: 'Di Hasil, buka satu percobaan dan tekan ikon printer.',
  figuresTerm: 'Gambar',
  figuresPrinted:
    'Menu sebuah grafik menyimpannya sebagai PDF, SVG, atau PNG. Menu percobaan menyimpan semua gambarnya dalam satu PDF.',
  positionTerm: 'Posisi',
  positionPrinted: 'Di Papan, menu memuat “Gambar…”, dengan panah dan angka bila diinginkan.',
  citeAbout:
    'Jika Anda memakai Lumbung dalam karya Anda, kutiplah Lumbung dan makalah yang hasilnya Anda bandingkan.',
  citeText: 'Sebagai teks',
  bibtex: 'BibTeX',
  copy: 'Salin',
  copied: 'Kutipan disalin',
}
