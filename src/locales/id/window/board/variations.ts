import type { AreaWords } from '../../../message'

export const variations: AreaWords<'variations'> = {
  title: 'Variasi',
  show: 'Variasi dan komentar',
  mainLine: 'Urutan utama',
  count: '{count} variasi',
  promote: 'Naikkan',
  delete: 'Hapus variasi',
  deleted: 'Variasi dihapus.',
  more: 'Tindakan: {name}',
  hidden: 'dan {count} langkah lagi',
  comment: 'Komentar setelah langkah {move}',
  insteadOf: 'Sebagai ganti langkah {move}',
}
