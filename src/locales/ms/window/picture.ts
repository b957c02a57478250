import type { AreaWords } from '../../message'

export const picture: AreaWords<'picture'> = {
  title: 'Gambar kedudukan',
  about: 'Untuk makalah, slaid dan bahan edaran. Warnanya sesuai untuk kertas putih.',
  arrows: 'Anak panah',
  noArrows: 'Tiada',
  lastMove: 'Gerakan terakhir, pada kedudukan sebelumnya',
  moveOf: 'Lubang {hole}: {ends}',
  numbers: 'Bilangan buah dan nombor lubang',
  copy: 'Salin',
  copied: 'Gambar disalin',
  png: 'Simpan PNG',
  svg: 'Simpan SVG',
  menu: 'Gambar…',
}
