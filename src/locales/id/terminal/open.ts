import type { AreaWords } from '../../message'

export const open: AreaWords<'open'> = {
  positionOption: 'posisi awal, misalnya 4,4,4+0 4,4,4+0 S; bawaan: awal permainan',
  twoPositions: '--moves sudah dimulai dengan posisi; berikan salah satu saja',
  perft: 'hitung urutan langkah suatu permainan, untuk membandingkan program',
  perftLong:
    'hitung urutan 1, 2, … langkah yang diizinkan aturan, seluruhnya dan menurut langkah pertama; dua program yang hitungannya sama hampir pasti memainkan aturan yang sama. Setiap pilihan dihitung sebagai langkah, termasuk yang mempertahankan giliran; lewat karena terpaksa tidak dihitung',
  depth: 'panjang urutan terpanjang',
  move: 'minta langkah seorang pemain dalam suatu posisi',
  moveLong:
    'minta langkah seorang pemain: pilihannya, nilainya sebagai biji Selatan dikurangi biji Utara, dan bagaimana pemain itu akan melanjutkan untuk kedua pihak',
  player: 'pemain yang ditanya',
  line: 'jumlah langkah yang ditampilkan, paling banyak',
  exactly: 'Nilai: {value} (biji Selatan dikurangi biji Utara pada akhirnya, terbukti)',
  about: 'Nilai: sekitar {value} (biji Selatan dikurangi biji Utara, perkiraan pencarian)',
  continues: 'Lanjutan: {line}',
}
