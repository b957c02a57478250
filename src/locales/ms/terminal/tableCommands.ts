import type { AreaWords } from '../../message'

export const tableCommands: AreaWords<'tableCommands'> = {
  tables: 'isi, semak dan rujuk jadual akhir permainan',
  build:
    'isi jadual untuk paling banyak N buah. Bagi setiap bilangan buah, kira semua kedudukan (setiap cara meletakkan buah), yang dapat dicapai (dalam permainan yang setiap gerakannya mengosongkan lubang dan menyerahkan giliran, pemain yang baru bergerak mempunyai lubang kosong), dan dalam berapa daripadanya pemain yang akan bergerak menang, seri dan kalah',
  value: 'cetak nilai kedudukan bagi pemain yang akan bergerak, dan nilai setiap gerakan',
  verify:
    'semak jadual yang disimpan: jumlah semaknya, dan setiap nilai, dikira semula kedudukan demi kedudukan',
  moves:
    'uji berapa kerap gerakan pemain mengekalkan nilai tepat, dalam kedudukan rawak yang gerakannya berbeza nilai',
  positions: 'bilangan kedudukan',
  movesTitle: 'Gerakan yang mengekalkan nilai',
  kept: 'Mengekalkan nilai',
  lost: 'Buah hilang setiap pilihan',
  seeds: 'bilangan buah terbanyak dalam lubang',
  folder: 'folder yang menyimpan jadual',
  position: 'lubang pemain yang akan bergerak, kemudian lubang lawan, misalnya 1,1,1,1,1,2/4,2,3,0,0,0',
  stored: 'Disimpan dalam {folder}, {size}.',
  speed: '{positions} kedudukan dalam {seconds} saat, {rate} sesaat semasa mengisi.',
  builtAgain: '{file} rosak dan akan dibina semula',
  damaged: '{file} tiada atau rosak. Jalankan `tables build` untuk membinanya semula.',
  stopped: 'Dihentikan. {count} lapisan siap, dalam {folder}; perintah yang sama meneruskannya.',
  noValue: 'Dihentikan sebelum nilainya diketahui.',
  valueOf: 'Nilai bagi pemain yang akan bergerak: {value}',
  verified: '{count} lapisan disahkan',
  wrong: '{seeds} buah: {count} nilai salah',
}
