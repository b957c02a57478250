import type { AreaWords } from '../../message'

export const sheet: AreaWords<'sheet'> = {
  title: 'Aturan',
  print: 'Cetak',
  printOrPdf: 'Cetak atau simpan PDF',
  printNote: 'Untuk mendapatkan berkas, pilih printer “Simpan sebagai PDF” di dialog cetak.',
  savePdf: 'Simpan sebagai PDF',
  changed: 'Ini aturan {name} yang telah diubah. Aturan yang berubah digarisbawahi.',
  back: 'Kembali',
  atStart:
    'Papan pada awal permainan. Lubang setiap pemain bernomor 1 sampai {holes} dari kiri ke kanan dilihat dari sisi masing-masing pemain.',
  ways: 'Jalur biji: Selatan garis penuh, Utara garis putus-putus.',
  examples: 'Contoh',
  searching: 'Mencari contoh…',
  exampleOf: '{rule} {example}',
  figure: 'Gambar {number}.',
  basedOn: 'Berdasarkan {source}',
  source: 'Sumber: {source}',
  madeWith: 'Dibuat dengan Lumbung {version}.',
  invalid: 'Aturan ini saling bertentangan, jadi belum ada lembar aturannya.',
}
