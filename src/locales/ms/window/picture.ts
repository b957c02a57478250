import type { AreaWords } from '../../message'

export const picture: AreaWords<'picture'> = {
  title: 'Gambar kedudukan',
  about: 'Untuk makalah, slaid dan helaian edaran. Warnanya sesuai untuk kertas putih.',
  arrows: 'Anak panah',
  noArrows: 'Tiada',
  lastMove: 'Gerakan terakhir, pada kedudukan sebelumnya',
  moveOf: 'Lubang {hole}: {ends}',
  numbers: 'Bilangan buah dan nombor lubang',
  described:
    '{board}. Lubang Selatan, mulai lubang 1: {south}; rumah Selatan: {southStore}. Lubang Utara, mulai lubang 1: {north}; rumah Utara: {northStore}. Giliran {side}.',
  copied: 'Gambar disalin',
  menu: 'Gambar…',
}
