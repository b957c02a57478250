import type { AreaWords } from '../../../message'

export const variations: AreaWords<'variations'> = {
  title: 'Variasi',
  show: 'Variasi dan komen',
  mainLine: 'Jalan utama',
  count: '{count} variasi',
  promote: 'Naikkan',
  delete: 'Padam variasi',
  deleted: 'Variasi telah dipadam.',
  more: 'Tindakan: {name}',
  hidden: 'dan {count} gerakan lagi',
  comment: 'Komen selepas gerakan {move}',
  insteadOf: 'Sebagai ganti gerakan {move}',
}
