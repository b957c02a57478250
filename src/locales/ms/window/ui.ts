import type { AreaWords } from '../../message'

export const ui: AreaWords<'ui'> = {
  close: 'Tutup',
  undo: 'Buat asal',
  less: '{label}: kurangkan',
  more: '{label}: tambah',
  notCopied: 'Tiada apa-apa disalin: papan klip tidak tersedia.',
  somethingWrong: 'Ada masalah: {reason}',
}
