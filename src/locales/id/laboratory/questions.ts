import type { AreaWords } from '../../message'

export const questions: AreaWords<'questions'> = {
  matchSeries: 'Seberapa sering tiap pihak menang?',
  scenarioMatrix: 'Mana yang lebih penting: jalan lebih dulu atau kemahiran?',
  skillCurve: 'Seberapa jauh ke depan pemain harus berhitung agar menang?',
  winningOpenings: 'Bisakah pemain pertama langsung menang, dan dengan berapa cara?',
  gameValues: 'Siapa menang jika kedua pihak bermain sempurna, dan berapa selisihnya?',
  sweep: 'Apa pengaruh papan dan jumlah biji yang lebih besar?',
  strategyCheck: 'Apakah suatu strategi berhasil menghadapi setiap balasan?',
  startLayouts: 'Susunan awal mana yang adil, dan mana yang terbaik bagi Selatan?',
  variantComparison: 'Apa bedanya bila aturan diubah?',
  matchOfRounds: 'Berapa ronde lamanya, dan siapa yang tersingkir?',
  catalogueSurvey: 'Seberapa adil dan panjang tiap permainan, dan seberapa sering seri?',
  endgameTables: 'Berapa nilai setiap posisi ketika biji tinggal sedikit?',
  ladder: 'Siapa yang lebih kuat, dan seberapa besar selisihnya?',
  training: 'Sekuat apa jaringan saraf yang belajar dari permainannya sendiri?',
  replay: 'Apa yang terjadi dalam suatu urutan langkah?',
  routes: 'Bagaimana bentuk jalur menabur sebagai graf?',
  gameTrees: 'Apa yang dapat terjadi dalam permainan kecil?',
}
