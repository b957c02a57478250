import type { AreaWords } from '../../message'

export const settings: AreaWords<'settings'> = {
  title: 'Tetapan',
  language: 'Bahasa',
  languageNote:
    'Bahasa untuk tetingkap, laporan dan rajah yang dieksport. Fail CSV kekal dalam bahasa Inggeris.',
  followSystem: 'Ikut sistem',
  colours: 'Warna',
  coloursNote: 'Cerah atau gelap, atau sama seperti desktop anda.',
  light: 'Cerah',
  dark: 'Gelap',
  sowing: 'Kelajuan menabur',
  sowingNote: 'Sepantas mana buah ditabur di Papan. Gelangsar di bawah papan mengubah tetapan yang sama.',
  keys: 'Pintasan satu kekunci',
  keysNote:
    'Huruf dan digit memainkan lubang dan menekan butang di Papan. Jika dimatikan, kekunci ini berfungsi hanya apabila papan mempunyai fokus.',
  keysSwitch: 'Gunakan satu kekunci di mana-mana pada halaman Papan',
  workers: 'Pekerja',
  workersNote:
    'Eksperimen berjalan dalam bilangan bebenang ini serentak. {usual} membiarkan satu teras komputer ini untuk tetingkap.',
  notifications: 'Pemberitahuan',
  notificationsNote: 'Hanya apabila tetingkap berada di latar belakang.',
  notificationsSwitch: 'Beritahu saya apabila eksperimen yang panjang selesai',
  about: 'Perihal',
  aboutNote: 'Makmal untuk permainan menabur. Perisian bebas di bawah lesen MIT.',
  versionDesktop: 'Lumbung {version}, aplikasi desktop',
  versionBrowser: 'Lumbung {version}, dalam pelayar',
  data: 'Data anda',
  dataNote: 'Larian, varian dan permainan disimpan pada komputer ini sahaja.',
  exportAll: 'Eksport semua',
  import: 'Import',
  deleteAll: 'Padam semua',
  deleteAllTitle: 'Padam semuanya?',
  deleteAllNote:
    'Ini memadam semua larian, varian dan permainan pada komputer ini dan menghentikan eksperimen yang sedang berjalan. Anda boleh membuat asal selama beberapa saat. Eksport dahulu supaya selamat.',
  keep: 'Simpan',
  damaged: 'Rekod rosak',
  damagedNote: '{count} rekod yang disimpan tidak dapat dibaca. Yang pertama: {reason}',
  exportDamaged: 'Eksport',
  deleteDamaged: 'Padam',
}
