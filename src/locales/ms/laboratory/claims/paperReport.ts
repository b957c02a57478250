import type { AreaWords } from '../../../message'

export const paperReport: AreaWords<'paperReport'> = {
  title: 'Lumbung: makalah dihitung semula',
  heading: 'Lima kajian permainan congkak dan sejenisnya, dihitung semula',
  quickImprint:
    'Lumbung {version}, larian pantas, {date}. {summary} docs/methods.md dalam Lumbung mentakrifkan penilaian; halakan penunjuk pada satu penilaian untuk melihat kriterianya.',
  fullImprint:
    'Lumbung {version}, larian penuh, {date}. {summary} docs/methods.md dalam Lumbung mentakrifkan penilaian; halakan penunjuk pada satu penilaian untuk melihat kriterianya.',
  summary:
    '{claims}: {reproduced} sama, {differ} berbeza, {undecided} belum pasti, {beyond} melebihi yang diterbitkan.',
  claims: '{count} dakwaan',
  settings: 'Tetapan larian',
  readings: 'Perkara yang tidak ditentukan makalah:',
  why: 'Sebab',
  rows: '{count} baris',
  firstRows: '{shown} baris pertama daripada {count}.',
}
