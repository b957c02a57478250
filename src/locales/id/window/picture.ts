import type { AreaWords } from '../../message'

export const picture: AreaWords<'picture'> = {
  title: 'Gambar posisi',
  about: 'Untuk makalah, salindia, dan lembar materi. Warnanya cocok untuk kertas putih.',
  arrows: 'Panah',
  noArrows: 'Tanpa panah',
  lastMove: 'Langkah terakhir, pada posisi sebelumnya',
  moveOf: 'Lubang {hole}: {ends}',
  numbers: 'Jumlah biji dan nomor lubang',
  copy: 'Salin',
  copied: 'Gambar disalin',
  png: 'Simpan PNG',
  svg: 'Simpan SVG',
  menu: 'Gambar…',
}
