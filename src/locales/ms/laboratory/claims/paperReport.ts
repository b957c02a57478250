import type { AreaWords } from '../../../message'

export const paperReport: AreaWords<'paperReport'> = {
  title: 'Lumbung: makalah dikira semula',
  heading: 'Lima kajian permainan congkak dan sejenisnya, dikira semula',
  quickImprint:
    'Lumbung {version}, ujian pantas, {date}. {summary} docs/methods.md dalam Lumbung mentakrifkan penilaian; halakan penunjuk pada satu penilaian untuk melihat kriterianya.',
  fullImprint:
    'Lumbung {version}, ujian penuh, {date}. {summary} docs/methods.md dalam Lumbung mentakrifkan penilaian; halakan penunjuk pada satu penilaian untuk melihat kriterianya.',
  summary: '{claims}: {reproduced} sama, {differ} berbeza, {undecided} belum pasti, {beyond} baharu.',
  claims: '{count} dakwaan',
  settings: 'Tetapan ujian',
  readings: 'Perkara yang kurang jelas dalam makalah:',
  why: 'Sebab',
  rows: '{count} baris',
  firstRows: '{shown} baris pertama daripada {count}.',
}
