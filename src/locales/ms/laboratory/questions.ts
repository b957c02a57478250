import type { AreaWords } from '../../message'

export const questions: AreaWords<'questions'> = {
  matchSeries: 'Berapa kerap setiap pihak menang?',
  scenarioMatrix: 'Yang mana lebih penting: bergerak dahulu atau kemahiran?',
  skillCurve: 'Sejauh mana pemain perlu melihat ke hadapan untuk menang?',
  winningOpenings: 'Bolehkah pemain pertama terus menang, dan dengan berapa cara?',
  gameValues: 'Siapa menang dalam permainan sempurna, dan beza berapa?',
  sweep: 'Apakah yang berubah apabila satu nombor meningkat?',
  strategyCheck: 'Adakah sesuatu strategi berjaya menentang setiap balasan?',
  startLayouts: 'Susunan mana yang adil, dan mana yang terbaik untuk Selatan?',
  variantComparison: 'Apakah kesan perbezaan peraturan?',
  matchOfRounds: 'Berapa lama perlawanan berlangsung, dan siapa tersingkir?',
  catalogueSurvey: 'Sejauh mana permainan katalog adil, panjang dan muktamad?',
  endgameTables: 'Berapakah nilai setiap kedudukan dengan sedikit buah?',
  ladder: 'Siapa lebih kuat, dan sebanyak mana?',
  training: 'Sebaik mana rangkaian belajar dengan melawan dirinya?',
  replay: 'Apakah yang berlaku dalam sesuatu jalan permainan?',
  routes: 'Bagaimanakah rupa laluan menabur sebagai graf?',
  gameTrees: 'Apakah yang boleh berlaku dalam permainan kecil?',
}
