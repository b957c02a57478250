import type { AreaWords } from '../../message'

export const tableCommands: AreaWords<'tableCommands'> = {
  tables: 'isi, periksa, dan lihat tabel akhir permainan',
  build:
    'isi tabel untuk paling banyak N biji. Untuk setiap jumlah biji, hitung semua posisi (setiap cara menaruh biji), yang dapat dicapai (dalam permainan yang setiap langkahnya mengosongkan lubang dan menyerahkan giliran, pemain yang baru jalan memiliki lubang kosong), dan dalam berapa di antaranya pemain yang mendapat giliran menang, seri, dan kalah',
  value: 'cetak nilai posisi bagi pemain yang mendapat giliran, dan nilai setiap langkah',
  verify: 'periksa tabel yang disimpan: checksum-nya, dan setiap nilai, dihitung ulang posisi demi posisi',
  moves:
    'uji seberapa sering langkah pemain mempertahankan nilai pasti, pada posisi acak yang langkahnya berbeda nilai',
  positions: 'jumlah posisi',
  movesTitle: 'Langkah yang mempertahankan nilai',
  kept: 'Mempertahankan nilai',
  lost: 'Biji hilang per pilihan',
  seeds: 'jumlah biji terbanyak dalam lubang',
  folder: 'folder yang menyimpan tabel',
  position: 'lubang pemain yang mendapat giliran, lalu lubang lawannya, misalnya 1,1,1,1,1,2/4,2,3,0,0,0',
  stored: 'Disimpan di {folder}, {size}.',
  speed: '{positions} posisi dalam {seconds} dtk, {rate} per detik saat mengisi.',
  builtAgain: '{file} rusak dan akan dibuat ulang',
  damaged: '{file} tidak ada atau rusak. Jalankan `tables build` untuk membuatnya ulang.',
  stopped: 'Dihentikan. {count} lapisan selesai, di {folder}; perintah yang sama melanjutkannya.',
  noValue: 'Dihentikan sebelum nilainya diketahui.',
  valueOf: 'Nilai bagi pemain yang mendapat giliran: {value}',
  verified: '{count} lapisan terverifikasi',
  wrong: '{seeds} biji: {count} nilai salah',
}
