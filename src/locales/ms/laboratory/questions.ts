import type { AreaWords } from '../../message'

export const questions: AreaWords<'questions'> = {
  matchSeries: 'Berapa kerap setiap pihak menang?',
  scenarioMatrix: 'Yang mana lebih penting: bergerak dahulu atau kemahiran?',
  skillCurve: 'Sejauh mana pemain perlu melihat ke hadapan untuk menang?',
  winningOpenings: 'Bolehkah pemain pertama menang sebelum lawan bergerak, dan dengan berapa cara?',
  gameValues: 'Siapa menang jika kedua-dua pihak bermain sempurna, dan dengan beza berapa?',
  sweep: 'Bagaimanakah keputusan dan beza berubah apabila satu nombor meningkat?',
  strategyCheck: 'Adakah sesuatu strategi bertahan menentang setiap balasan?',
  startLayouts: 'Susunan permulaan yang mana adil, dan yang mana terbaik untuk Selatan?',
  variantComparison: 'Apakah kesan perbezaan peraturan?',
  matchOfRounds: 'Berapa lama sesuatu perlawanan berlangsung, dan siapa tersingkir?',
  catalogueSurvey: 'Sejauh mana permainan dalam katalog adil, panjang dan berkeputusan?',
  endgameTables: 'Berapakah nilai setiap kedudukan dengan sedikit buah?',
  ladder: 'Siapa lebih kuat, dan sebanyak mana?',
  training: 'Sebaik mana rangkaian boleh belajar bermain dengan melawan dirinya sendiri?',
  replay: 'Apakah yang berlaku dalam sesuatu jalan permainan?',
  routes: 'Bagaimanakah rupa laluan menabur sebagai graf?',
  gameTrees: 'Apakah yang boleh berlaku dalam permainan kecil?',
}
