import type { AreaWords } from '../../message'

export const tableCommands: AreaWords<'tableCommands'> = {
  tables: 'isi, periksa, dan lihat tabel akhir permainan',
  build:
    'isi tabel untuk paling banyak N biji: untuk setiap jumlah biji, semua posisi (setiap cara menaruhnya), yang dapat dicapai (jika setiap langkah mengosongkan lubangnya dan menyerahkan giliran: pemain yang baru jalan memiliki lubang kosong), dan berapa di antaranya yang menang, seri, dan kalah bagi pemain yang mendapat giliran',
  value: 'cetak nilai posisi bagi pemain yang mendapat giliran, dan nilai setiap langkah',
  verify: 'periksa tabel yang disimpan: checksum-nya, dan setiap nilai yang dihitung ulang satu per satu',
  moves:
    'uji seberapa sering langkah pemain mempertahankan nilai pasti, pada posisi acak yang langkahnya berbeda nilai',
  positions: 'jumlah posisi',
  movesTitle: 'Langkah yang mempertahankan nilai',
  kept: 'Mempertahankan nilai',
  lost: 'Biji hilang per pilihan',
  seeds: 'biji dalam lubang, paling banyak',
  folder: 'folder yang menyimpan tabel',
  position: 'lubang pemain yang mendapat giliran, lalu lubang pemain lain, misalnya 1,1,1,1,1,2/4,2,3,0,0,0',
  stored: 'Disimpan di {folder}, {size}.',
  speed: '{positions} posisi dalam {seconds} dtk, {rate} per detik saat mengisi.',
  builtAgain: '{file} rusak dan dibangun ulang',
  damaged: '{file} tidak ada atau rusak. `tables build` membangunnya ulang.',
  stopped: 'Dihentikan. {count} lapisan selesai, di {folder}; perintah yang sama melanjutkannya.',
  noValue: 'Dihentikan sebelum nilainya diketahui.',
  valueOf: 'Nilai bagi pemain yang mendapat giliran: {value}',
  verified: '{count} lapisan terverifikasi',
  wrong: '{seeds} biji: {count} nilai salah',
}
