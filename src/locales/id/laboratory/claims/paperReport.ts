import type { AreaWords } from '../../../message'

export const paperReport: AreaWords<'paperReport'> = {
  title: 'Lumbung: makalah dihitung ulang',
  heading: 'Lima kajian permainan congklak dan sejenisnya, dihitung ulang',
  quickImprint:
    'Lumbung {version}, percobaan cepat, {date}. {summary} docs/methods.md dalam Lumbung mendefinisikan penilaian; arahkan penunjuk ke satu penilaian untuk melihat kriterianya.',
  fullImprint:
    'Lumbung {version}, percobaan lengkap, {date}. {summary} docs/methods.md dalam Lumbung mendefinisikan penilaian; arahkan penunjuk ke satu penilaian untuk melihat kriterianya.',
  summary: '{claims}: {reproduced} sama, {differ} berbeda, {undecided} belum pasti, {beyond} baru.',
  claims: '{count} klaim',
  settings: 'Rancangan percobaan',
  readings: 'Hal yang tidak dijelaskan makalah:',
  why: 'Alasan',
  rows: '{count} baris',
  firstRows: '{shown} baris pertama dari {count}.',
}
