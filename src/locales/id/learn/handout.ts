import type { AreaWords } from '../../message'

export const handout: AreaWords<'handout'> = {
  title: 'Lembar bacaan',
  rulesOf: '{name}: aturan',
  result: 'Apa yang terjadi',
  measured: 'Cara mengukurnya',
  figure: 'Gambar',
  simpleBar: 'Batang sederhana',
  chart: 'Grafik',
  south: 'Selatan menang',
  north: 'Utara menang',
  tie: 'Seri',
  undecided: 'Belum diputuskan',
  half: 'separuh permainan',
  ofHundred: 'dari 100 permainan',
  barNote:
    'Banyaknya permainan dari setiap 100 menurut hasilnya, dibulatkan; persentase tepat ada di bawahnya.',
  barAlt: 'Satu batang untuk semua permainan. {parts}.',
  barPart: '{ending}: {games} dari 100',
  barName: 'batang',
  severalGames: 'Percobaan ini mencakup beberapa permainan, jadi tidak ada lembar bacaannya.',
}
