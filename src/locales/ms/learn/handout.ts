import type { AreaWords } from '../../message'

export const handout: AreaWords<'handout'> = {
  title: 'Helaian edaran',
  rulesOf: '{name}: peraturan',
  result: 'Apa yang berlaku',
  measured: 'Cara mengukurnya',
  figure: 'Rajah',
  simpleBar: 'Bar ringkas',
  chart: 'Carta',
  south: 'Selatan menang',
  north: 'Utara menang',
  tie: 'Seri',
  undecided: 'Tidak diputuskan',
  half: 'separuh permainan',
  ofHundred: 'daripada 100 permainan',
  barNote:
    'Bilangan permainan daripada setiap 100 menurut kesudahannya, dibundarkan; peratusan tepat di bawahnya.',
  barAlt: 'Satu bar untuk semua permainan. {parts}.',
  barPart: '{ending}: {games} daripada 100',
  barName: 'bar',
  severalGames: 'Eksperimen ini meliputi beberapa permainan, jadi tiada helaian edaran untuknya.',
}
