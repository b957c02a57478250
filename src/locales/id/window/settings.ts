import type { AreaWords } from '../../message'

export const settings: AreaWords<'settings'> = {
  title: 'Pengaturan',
  language: 'Bahasa',
  languageNote: 'Bahasa tampilan, laporan, dan gambar yang diekspor. Berkas CSV tetap dalam bahasa Inggris.',
  followSystem: 'Ikuti sistem',
  colours: 'Warna',
  coloursNote: 'Terang, gelap, atau mengikuti tema komputer.',
  light: 'Terang',
  dark: 'Gelap',
  sowing: 'Kecepatan menabur',
  sowingNote: 'Seberapa cepat biji ditabur di Papan. Penggeser di bawah papan mengubah pengaturan yang sama.',
  keys: 'Pintasan satu tombol',
  keysNote:
    'Tekan angka untuk memilih lubang, atau huruf untuk tombol di Papan. Jika dimatikan, pintasan ini hanya berfungsi selama sebuah lubang dipilih, misalnya dengan tombol Tab.',
  keysSwitch: 'Gunakan satu tombol di mana saja pada halaman Papan',
  hintsAndSounds: 'Petunjuk dan suara',
  hintsAndSoundsNote:
    'Di Papan, petunjuk menampilkan akibat dan nilai sebuah langkah, dan suara mengiringi biji yang jatuh. Menu Papan mengubah pengaturan yang sama.',
  hintsSwitch: 'Tampilkan petunjuk',
  soundsSwitch: 'Putar suara',
  workers: 'Utas',
  workersNote:
    'Jumlah utas (thread) yang boleh dipakai eksperimen; bawaannya {usual} di komputer ini. Tampilan memakai utasnya sendiri.',
  notifications: 'Pemberitahuan',
  notificationsNote: 'Pemberitahuan hanya muncul selama jendela berada di latar belakang.',
  notificationsSwitch: 'Beri tahu saya saat eksperimen panjang selesai',
  linkAddress: 'Alamat untuk tautan',
  linkAddressNote:
    'Tempat tautan yang Anda salin di Papan terbuka: alamat Lumbung di server web, misalnya https://example.org/lumbung/. Tanpa alamat, Anda menyalin kode yang dapat ditempelkan orang lain ke Lumbung mereka.',
  linkAddressProblem: 'Ini harus berupa alamat yang diawali https://',
  linkAddressDefault: 'Kosong: tautan menuju {address}',
  about: 'Tentang',
  aboutNote: 'Laboratorium untuk permainan sejenis congklak. Perangkat lunak bebas berlisensi MIT.',
  versionDesktop: 'Lumbung {version}, aplikasi desktop',
  versionBrowser: 'Lumbung {version}, di peramban',
  licences: 'Lisensi',
  licencesNote: 'Paket yang ada di dalam Lumbung, beserta lisensinya.',
  licenceText: 'Teks lisensi',
  data: 'Data Anda',
  dataNote: 'Hasil, varian, dan permainan hanya disimpan di komputer ini.',
  exportAll: 'Ekspor semua',
  import: 'Impor',
  deleteAll: 'Hapus semua',
  deleteAllTitle: 'Hapus semuanya?',
  deleteAllNote:
    'Ini menghapus semua hasil, varian, dan permainan di komputer ini dan menghentikan eksperimen yang sedang berjalan. Anda dapat mengurungkannya selama beberapa detik. Ekspor dahulu agar aman.',
  keep: 'Jangan hapus',
  damaged: 'Data rusak',
  damagedNote: '{count} data tersimpan tidak dapat dibaca. Yang pertama: {reason}',
  exportDamaged: 'Ekspor',
  deleteDamaged: 'Hapus',
}

export const storedTables: AreaWords<'storedTables'> = {
  note: 'Nilai semua posisi ketika biji tinggal sedikit. Eksperimen “Tabel akhir permainan” menghitung dan menyimpannya; Papan dan ulasan memakainya.',
  none: 'Tidak ada yang tersimpan.',
  table: '{name}, {holes} lubang per sisi, paling banyak {seeds} biji',
  entry: '{table}: {size}',
  delete: 'Hapus',
  deleteTable: 'Hapus tabel {table}',
  deleted: 'Tabel {table} telah dihapus.',
  notStored: 'Tabel sudah dihitung tetapi tidak tersimpan. {reason}',
}

/** Looking for newer versions of the desktop app. */
export const updates: AreaWords<'updates'> = {
  title: 'Pembaruan',
  note: 'Setiap kali dibuka, Lumbung meminta nomor versi terbaru dari {address}. Tidak ada data tentang Anda atau pekerjaan Anda yang dikirim, dan tidak ada yang diunduh. Pengaturan ini nonaktif sampai Anda mengaktifkannya.',
  noAddress: 'Versi ini tidak punya alamat pembaruan, jadi pembaruan tidak dapat diperiksa.',
  switch: 'Periksa pembaruan setiap kali Lumbung dibuka',
  lookNow: 'Periksa sekarang',
  looking: 'Memeriksa…',
  newest: 'Ini versi terbaru.',
  newer: 'Versi {version} tersedia.',
  openPage: 'Buka halaman unduhan',
  failed: 'Pemeriksaan gagal: {reason}',
  noRelease: 'Alamat itu menjawab, tetapi tidak menyebut rilis apa pun.',
  unreadable: 'Alamat itu menjawab, tetapi bukan dengan nomor versi.',
  unreachable: 'Alamat itu tidak dapat dihubungi.',
}
