import type { AreaWords } from '../message'

export const settings: AreaWords<'settings'> = {
  title: 'Pengaturan',
  language: 'Bahasa',
  languageNote: 'Bahasa jendela, laporan, dan gambar yang diekspor. Berkas CSV tetap dalam bahasa Inggris.',
  followSystem: 'Ikuti sistem',
  colours: 'Warna',
  coloursNote: 'Terang atau gelap, atau sama dengan desktop Anda.',
  light: 'Terang',
  dark: 'Gelap',
  sowing: 'Kecepatan menabur',
  sowingNote: 'Seberapa cepat biji ditabur di Papan. Penggeser di bawah papan mengubah pengaturan yang sama.',
  keys: 'Pintasan satu tombol',
  keysNote:
    'Huruf dan angka memainkan lubang dan menekan tombol di Papan. Jika dimatikan, tombol ini hanya berfungsi selama papan memiliki fokus.',
  keysSwitch: 'Gunakan satu tombol di mana saja pada halaman Papan',
  workers: 'Pekerja',
  workersNote:
    'Eksperimen berjalan dalam sejumlah utas ini sekaligus. {usual} menyisakan satu inti komputer ini untuk jendela.',
  notifications: 'Pemberitahuan',
  notificationsNote: 'Hanya selama jendela berada di latar belakang.',
  notificationsSwitch: 'Beri tahu saya saat eksperimen panjang selesai',
  about: 'Tentang',
  aboutNote: 'Laboratorium untuk permainan menabur. Perangkat lunak bebas berlisensi MIT.',
  versionDesktop: 'Lumbung {version}, aplikasi desktop',
  versionBrowser: 'Lumbung {version}, di peramban',
}
