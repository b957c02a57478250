import type { AreaWords } from '../message'

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
}
