import type { AreaWords } from '../../message'

export const open: AreaWords<'open'> = {
  positionOption: 'kedudukan permulaan, seperti 4,4,4+0 4,4,4+0 S; lalai: permulaan permainan',
  twoPositions: '--moves sudah bermula dengan kedudukan; berikan salah satu sahaja',
  perft: 'kira jujukan gerakan sesuatu permainan, untuk membandingkan program',
  perftLong:
    'kira jujukan 1, 2, … gerakan yang dibenarkan peraturan, semuanya dan mengikut gerakan pertama; dua program yang sama kiraannya hampir pasti memainkan peraturan yang sama. Setiap pilihan dikira sebagai gerakan, termasuk yang mengekalkan giliran; langkau terpaksa tidak dikira',
  depth: 'panjang jujukan terpanjang',
  move: 'minta gerakan seorang pemain dalam sesuatu kedudukan',
  moveLong:
    'minta gerakan seorang pemain: pilihannya, nilainya sebagai buah Selatan tolak buah Utara, dan cara pemain itu akan meneruskan untuk kedua-dua pihak',
  player: 'pemain yang ditanya',
  line: 'bilangan gerakan yang ditunjukkan, paling banyak',
  exactly: 'Nilai: {value} (buah Selatan tolak buah Utara pada akhirnya, terbukti)',
  about: 'Nilai: kira-kira {value} (buah Selatan tolak buah Utara, anggaran carian)',
  continues: 'Jujukan: {line}',
}
