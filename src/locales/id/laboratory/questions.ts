import type { AreaWords } from '../../message'

export const questions: AreaWords<'questions'> = {
  matchSeries: 'Seberapa sering tiap pihak menang?',
  scenarioMatrix: 'Mana yang lebih penting: melangkah lebih dulu atau kemahiran?',
  skillCurve: 'Seberapa jauh pemain harus melihat ke depan untuk menang?',
  winningOpenings: 'Dapatkah pemain pertama langsung menang? Berapa cara?',
  gameValues: 'Siapa menang dalam permainan sempurna, dan berapa selisihnya?',
  sweep: 'Bagaimana hasil dan selisih berubah bila satu bilangan membesar?',
  strategyCheck: 'Apakah suatu strategi berhasil menghadapi setiap balasan?',
  startLayouts: 'Susunan awal mana yang adil, dan mana yang terbaik bagi Selatan?',
  variantComparison: 'Apa bedanya bila aturan diubah?',
  matchOfRounds: 'Berapa lama pertandingan, dan siapa tersingkir?',
  catalogueSurvey: 'Seberapa adil, panjang, dan menentukan permainan katalog?',
  endgameTables: 'Berapa nilai setiap posisi dengan sedikit biji?',
  ladder: 'Siapa yang lebih kuat, dan seberapa besar selisihnya?',
  training: 'Seberapa baik jaringan belajar dengan melawan dirinya?',
  replay: 'Apa yang terjadi dalam suatu urutan langkah?',
  routes: 'Bagaimana bentuk jalur menabur sebagai graf?',
  gameTrees: 'Apa yang dapat terjadi dalam permainan kecil?',
}
