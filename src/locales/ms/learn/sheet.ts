import type { AreaWords } from '../../message'

export const sheet: AreaWords<'sheet'> = {
  title: 'Peraturan',
  print: 'Cetak',
  printOrPdf: 'Cetak atau simpan PDF',
  printNote: 'Dalam dialog cetak, pilih “Simpan sebagai PDF” sebagai pencetak untuk mendapatkan fail.',
  savePdf: 'Simpan sebagai PDF',
  changed: 'Ini peraturan {name} yang telah diubah. Peraturan yang berubah digariskan.',
  back: 'Kembali',
  atStart:
    'Papan pada permulaan. Lubang setiap pemain bernombor 1 hingga {holes}, bermula dari sebelah kiri pemain itu sendiri.',
  ways: 'Laluan buah: Selatan garis penuh, Utara garis putus-putus.',
  examples: 'Contoh',
  searching: 'Mencari contoh…',
  exampleOf: '{rule} {example}',
  figure: 'Rajah {number}.',
  basedOn: 'Berdasarkan {source}',
  source: 'Sumber: {source}',
  madeWith: 'Dibuat dengan Lumbung {version}.',
  invalid: 'Peraturan ini bercanggah antara satu sama lain, jadi belum ada helaian untuknya.',
}
