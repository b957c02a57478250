import type { AreaWords } from '../../message'

export const figures: AreaWords<'figures'> = {
  saveFigure: 'Simpan atau salin rajah',
  title: 'Rajah: {title}',
  format: 'Fail',
  size: 'Lebar',
  single: 'Satu lajur',
  double: 'Dua lajur',
  slide: 'Slaid',
  width: '{millimetres} mm',
  alt: 'Teks alternatif',
  pdfNote: 'Vektor dengan teks yang boleh dipilih. Fon terbenam di dalamnya.',
  svgNote: 'Vektor dengan teks yang boleh disunting. Fon dan teks alternatif ada di dalamnya.',
  pngNote: 'Piksel, cukup tajam untuk dicetak pada lebar ini.',
  save: 'Simpan',
  copy: 'Salin gambar',
  copied: 'Gambar disalin',
  copyAlt: 'Salin teks alternatif',
  altCopied: 'Teks alternatif disalin',
  allFigures: 'Semua rajah dalam satu PDF',
  figures: 'rajah',
}
