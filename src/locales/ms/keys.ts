import type { AreaWords } from '../message'

export const keys: AreaWords<'keys'> = {
  title: 'Pintasan papan kekunci',
  tab: 'Tab, kemudian anak panah',
  space: 'Bar ruang',
  sowHole: 'tabur lubang itu',
  sowHigherHole: 'tabur lubang 10 … 20',
  walk: 'bergerak di papan; Enter menabur',
  playOrPause: 'main atau jeda',
  step: 'undur, maju selangkah',
  ends: 'kedudukan pertama, terakhir',
  undo: 'buat asal, buat semula',
  instant: 'gerakan serta-merta, tanpa animasi',
  routes: 'laluan',
  edit: 'edit kedudukan: klik atau + menambah buah, Shift+klik atau − membuang satu, digit menetapkan bilangan',
  cancelEditing: 'batalkan penyuntingan',
  log: 'log',
  newGame: 'permainan baharu',
  clipboard: 'salin kedudukan; tampal kedudukan, permainan atau varian',
  thisList: 'senarai ini',
}
