import type { AreaWords } from '../message'

export const keys: AreaWords<'keys'> = {
  title: 'Pintasan papan tombol',
  tab: 'Tab, lalu tanda panah',
  space: 'Spasi',
  sowHole: 'tabur lubang itu',
  sowHigherHole: 'tabur lubang 10 … 20',
  walk: 'bergerak di papan; Enter menabur',
  playOrPause: 'putar atau jeda',
  step: 'mundur, maju',
  ends: 'posisi pertama, terakhir',
  undo: 'urungkan, ulangi',
  instant: 'langkah seketika, tanpa animasi',
  routes: 'jalur',
  edit: 'edit posisi: klik atau + menambah biji, Shift+klik atau − mengurangi satu, angka menetapkan jumlahnya',
  cancelEditing: 'batalkan pengeditan',
  log: 'log',
  newGame: 'permainan baru',
  clipboard: 'salin posisi; tempel posisi, permainan, atau varian',
  thisList: 'daftar ini',
}
