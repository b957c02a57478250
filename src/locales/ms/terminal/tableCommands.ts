import type { AreaWords } from '../../message'

export const tableCommands: AreaWords<'tableCommands'> = {
  tables: 'isi, semak dan rujuk jadual akhir permainan',
  build:
    'isi jadual hingga N buah: bagi setiap bilangan buah, semua kedudukan (setiap cara meletakkannya), yang dapat dicapai (jika setiap gerakan mengosongkan lubangnya dan menyerahkan giliran: pemain yang baru bergerak mempunyai lubang kosong), dan berapa daripadanya yang menang, seri dan kalah bagi pemain yang akan bergerak',
  value: 'cetak nilai kedudukan bagi pemain yang akan bergerak, dan nilai setiap gerakan',
  verify: 'semak jadual yang disimpan: jumlah semaknya, dan setiap nilai yang dikira semula satu demi satu',
  moves:
    'uji berapa kerap gerakan pemain mengekalkan nilai tepat, dalam kedudukan rawak yang gerakannya berbeza nilai',
  positions: 'bilangan kedudukan',
  movesTitle: 'Gerakan yang mengekalkan nilai',
  kept: 'Mengekalkan nilai',
  lost: 'Buah hilang setiap pilihan',
  seeds: 'buah dalam lubang, paling banyak',
  folder: 'folder yang menyimpan jadual',
  position: 'lubang pemain yang akan bergerak, kemudian lubang lawan, misalnya 1,1,1,1,1,2/4,2,3,0,0,0',
  stored: 'Disimpan dalam {folder}, {size}.',
  speed: '{positions} kedudukan dalam {seconds} saat, {rate} sesaat semasa mengisi.',
  builtAgain: '{file} rosak dan dibina semula',
  damaged: '{file} tiada atau rosak. `tables build` membinanya semula.',
  stopped: 'Dihentikan. {count} lapisan siap, dalam {folder}; perintah yang sama meneruskannya.',
  noValue: 'Dihentikan sebelum nilainya diketahui.',
  valueOf: 'Nilai bagi pemain yang akan bergerak: {value}',
  verified: '{count} lapisan disahkan',
  wrong: '{seeds} buah: {count} nilai salah',
}
