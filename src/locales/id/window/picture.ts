import type { AreaWords } from '../../message'

export const picture: AreaWords<'picture'> = {
  title: 'Gambar posisi',
  about: 'Untuk makalah, salindia, dan lembar bacaan. Warnanya cocok untuk kertas putih.',
  arrows: 'Panah',
  noArrows: 'Tanpa panah',
  lastMove: 'Langkah terakhir, pada posisi sebelumnya',
  moveOf: 'Lubang {hole}: {ends}',
  numbers: 'Jumlah biji dan nomor lubang',
  described:
    '{board}. Lubang Selatan, mulai dari lubang 1: {south}; lumbung Selatan: {southStore}. Lubang Utara, mulai dari lubang 1: {north}; lumbung Utara: {northStore}. Giliran {side}.',
  copied: 'Gambar disalin',
  menu: 'Gambar…',
}
