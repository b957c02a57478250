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
  sowingNote: 'Kelajuan buah ditabur di Papan. Gelangsar di bawah papan mengubah tetapan yang sama.',
  keys: 'Pintasan satu kekunci',
  keysNote:
    'Di Papan, tekan angka untuk memainkan lubang, atau huruf untuk butang. Jika dimatikan, kekunci ini hanya berfungsi semasa sebuah lubang dipilih, contohnya dengan kekunci Tab.',
  keysSwitch: 'Gunakan pintasan satu kekunci di mana-mana pada halaman Papan',
  hintsAndSounds: 'Petunjuk dan bunyi',
  hintsAndSoundsNote:
    'Di Papan, petunjuk menunjukkan kesan dan nilai sesuatu gerakan, dan bunyi mengiringi buah yang jatuh. Menu Papan mengubah tetapan yang sama.',
  hintsSwitch: 'Tunjukkan petunjuk',
  soundsSwitch: 'Mainkan bunyi',
  workers: 'Proses',
  workersNote:
    'Bilangan proses yang boleh digunakan oleh eksperimen; lalainya {usual} pada komputer ini. Tetingkap mempunyai prosesnya sendiri.',
  notifications: 'Pemberitahuan',
  notificationsNote: 'Anda hanya diberitahu apabila tetingkap berada di latar belakang.',
  notificationsSwitch: 'Beritahu saya apabila eksperimen yang panjang selesai',
  linkAddress: 'Alamat untuk pautan',
  linkAddressNote:
    'Tempat pautan yang anda salin di Papan dibuka: alamat Lumbung pada pelayan web, misalnya https://example.org/lumbung/. Tanpa alamat, anda menyalin kod yang boleh ditampal oleh orang lain ke dalam Lumbung mereka.',
  linkAddressProblem: 'Ini mesti alamat yang bermula dengan https://',
  linkAddressDefault: 'Kosong: pautan menuju ke {address}',
  about: 'Perihal',
  aboutNote: 'Makmal untuk permainan sejenis congkak. Perisian bebas di bawah lesen MIT.',
  versionDesktop: 'Lumbung {version}, aplikasi desktop',
  versionBrowser: 'Lumbung {version}, dalam pelayar',
  licences: 'Lesen',
  licencesNote: 'Pakej yang terkandung dalam Lumbung, dan lesennya.',
  licenceText: 'Teks lesen',
  data: 'Data anda',
  dataNote: 'Eksperimen, varian dan permainan disimpan pada komputer ini sahaja.',
  exportAll: 'Eksport semua',
  import: 'Import',
  deleteAll: 'Padam semua',
  deleteAllTitle: 'Padam semuanya?',
  deleteAllNote:
    'Ini memadam semua eksperimen, varian dan permainan pada komputer ini, dan menghentikan yang sedang berjalan. Anda boleh membatalkannya dalam masa beberapa saat. Eksport dahulu supaya selamat.',
  keep: 'Kekalkan',
  damaged: 'Rekod rosak',
  damagedNote: '{count} rekod yang disimpan tidak dapat dibaca. Yang pertama: {reason}',
  exportDamaged: 'Eksport',
  deleteDamaged: 'Padam',
}

export const storedTables: AreaWords<'storedTables'> = {
  note: 'Nilai semua kedudukan apabila buah tinggal sedikit. Eksperimen “Jadual akhir permainan” mengira dan menyimpannya; Papan dan ulasan menggunakannya.',
  none: 'Tiada yang disimpan.',
  table: '{name}, {holes} lubang setiap sisi, sehingga {seeds} buah',
  entry: '{table}: {size}',
  delete: 'Padam',
  deleteTable: 'Padam jadual {table}',
  deleted: 'Jadual {table} telah dipadam.',
  notStored: 'Jadual sudah dikira tetapi tidak disimpan. {reason}',
}

/** Looking for newer versions of the desktop app. */
export const updates: AreaWords<'updates'> = {
  title: 'Kemas kini',
  note: 'Setiap kali dibuka, Lumbung meminta nombor versi terbaharu daripada {address}. Tiada apa-apa tentang anda atau kerja anda dihantar, dan tiada apa-apa dimuat turun. Tetapan ini dimatikan sehingga anda menghidupkannya.',
  noAddress: 'Versi ini tiada alamat kemas kini, jadi kemas kini tidak dapat disemak.',
  switch: 'Semak kemas kini setiap kali Lumbung dibuka',
  lookNow: 'Semak sekarang',
  looking: 'Menyemak…',
  newest: 'Ini versi terbaharu.',
  newer: 'Versi {version} kini tersedia.',
  openPage: 'Buka halaman muat turun',
  failed: 'Semakan gagal: {reason}',
  noRelease: 'Alamat itu menjawab, tetapi tidak menyebut sebarang keluaran.',
  unreadable: 'Alamat itu menjawab, tetapi bukan dengan nombor versi.',
  unreachable: 'Alamat itu tidak dapat dihubungi.',
}
