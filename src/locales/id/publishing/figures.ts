import type { AreaWords } from '../../message'

export const figures: AreaWords<'figures'> = {
  saveFigure: 'Simpan atau salin gambar',
  title: 'Gambar: {title}',
  format: 'Berkas',
  size: 'Lebar',
  single: 'Satu kolom',
  double: 'Dua kolom',
  slide: 'Salindia',
  width: '{millimetres} mm',
  alt: 'Teks alternatif',
  pdfNote: 'Vektor dengan teks yang dapat dipilih. Fon tertanam di dalamnya.',
  svgNote: 'Vektor dengan teks yang dapat disunting. Fon dan teks alternatif ada di dalamnya.',
  pngNote: 'Piksel, cukup tajam untuk dicetak pada lebar ini.',
  save: 'Simpan',
  copy: 'Salin gambar',
  copied: 'Gambar disalin',
  copyAlt: 'Salin teks alternatif',
  altCopied: 'Teks alternatif disalin',
  allFigures: 'Semua gambar dalam satu PDF',
  figures: 'gambar',
}
