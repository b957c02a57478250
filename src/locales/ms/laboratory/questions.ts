import type { AreaWords } from '../../message'

export const questions: AreaWords<'questions'> = {
  matchSeries: 'Berapa kerap setiap pihak menang?',
  scenarioMatrix: 'Yang mana lebih penting: mula dahulu atau kemahiran?',
  skillCurve: 'Sejauh mana pemain perlu melihat ke hadapan untuk menang?',
  winningOpenings: 'Bolehkah pemain pertama menang sebelum giliran lawan?',
  gameValues: 'Siapa menang dalam permainan sempurna, dan berapakah bezanya?',
  sweep: 'Apakah yang berubah apabila bilangan lubang atau buah ditambah?',
  strategyCheck: 'Adakah sesuatu strategi berjaya melawan setiap balasan?',
  startLayouts: 'Susunan mana yang adil, dan mana yang terbaik untuk Selatan?',
  variantComparison: 'Apakah kesan perbezaan peraturan?',
  matchOfRounds: 'Berapa lama perlawanan berlangsung, dan siapa tersingkir?',
  catalogueSurvey: 'Adilkah permainan dalam katalog, berapa lama, dan kerapkah seri?',
  endgameTables: 'Berapakah nilai setiap kedudukan apabila buah tinggal sedikit?',
  ladder: 'Siapa lebih kuat, dan sejauh mana?',
  training: 'Semahir mana rangkaian neural jika berlatih melawan diri sendiri?',
  replay: 'Apakah yang berlaku dalam sesuatu jalan permainan?',
  routes: 'Bagaimanakah rupa laluan menabur sebagai graf?',
  gameTrees: 'Apakah yang boleh berlaku dalam permainan kecil?',
}
