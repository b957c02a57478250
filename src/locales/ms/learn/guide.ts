import type { AreaWords } from '../../message'

export const guide: AreaWords<'guide'> = {
  title: 'Bantuan',
  topics: 'Topik',
  glossary: 'Glosari',
  numbers: 'Angka',
  keys: 'Kekunci',
  printing: 'Mencetak',
  cite: 'Cara memetik',
  startPage: 'Halaman mula',
  lesson: 'Permainan pertama berpandu',
  onBoard: 'Kekunci ini berfungsi di Papan.',
  anywhere: 'F1 membuka bantuan ini di setiap halaman.',
  gainTerm: '+10, pada kad sebuah lubang',
  gain: 'Gerakan itu menambah sepuluh buah ke dalam rumah anda, dengan menabur dan menawan.',
  estimateTerm: 'kira-kira −38',
  estimate:
    'Nilai sesuatu gerakan: buah pemain yang bergerak tolak buah lawannya, sejauh yang dilihat oleh carian. Tanda tolak bermaksud pemain itu ketinggalan. Ini anggaran; carian yang lebih panjang mungkin memberi angka lain.',
  exactTerm: 'tepat',
  exact:
    'Seluruh baki permainan telah diteliti. Dengan permainan terbaik kedua-dua pihak, inilah keputusannya.',
  shareTerm: '60.58% (selang keyakinan 95%: 60.28–60.88)',
  share:
    'Berapa kerap sesuatu berlaku dalam permainan yang dijalankan, dan selang keyakinan 95%. Dalam kira-kira 95 daripada 100 eksperimen seperti ini, selang itu mengandungi peratusan yang sebenar.',
  rulesTerm: 'Peraturan',
  rulesPrinted:
    'Di Varian, “Peraturan untuk dicetak” terletak di atas “Penerangan peraturan”. Di Papan, tekan ikon pencetak. Helaian itu menunjukkan permulaan, peraturan dan contoh.',
  handoutTerm: 'Helaian edaran',
  handoutPrinted:
    'Di Keputusan, buka satu eksperimen dan tekan “Helaian edaran”: peraturan di muka depan, hasilnya di belakang, dengan bar ringkas.',
  reportTerm: 'Laporan',
  reportPrinted: 'Di Keputusan, buka satu eksperimen dan tekan ikon pencetak.',
  figuresTerm: 'Rajah',
  figuresPrinted:
    'Menu sesuatu carta menyimpannya sebagai PDF, SVG atau PNG. Menu eksperimen menyimpan semua rajahnya dalam satu PDF.',
  positionTerm: 'Kedudukan',
  positionPrinted: 'Di Papan, menu mempunyai “Gambar…”, dengan anak panah dan nombor jika anda mahu.',
  citeAbout:
    'Jika anda menggunakan Lumbung dalam kerja anda, sila petik Lumbung dan makalah yang anda bandingkan.',
  citeText: 'Sebagai teks',
  bibtex: 'BibTeX',
  copy: 'Salin',
  copied: 'Petikan disalin',
}
