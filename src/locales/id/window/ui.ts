import type { AreaWords } from '../../message'

export const ui: AreaWords<'ui'> = {
  close: 'Tutup',
  undo: 'Urungkan',
  less: '{label}: kurangi',
  more: '{label}: tambah',
  notCopied: 'Tidak ada yang disalin: papan klip tidak tersedia.',
  somethingWrong: 'Terjadi kesalahan: {reason}',
}
