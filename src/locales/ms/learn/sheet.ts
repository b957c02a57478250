import type { AreaWords } from '../../message'

export const sheet: AreaWords<'sheet'> = {
  title: 'Peraturan',
  print: 'Cetak',
  back: 'Kembali',
  atStart:
    'Papan pada permulaan. Lubang setiap pemain bernombor 1 hingga {holes}, dari kiri ke kanan pemain itu sendiri.',
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
