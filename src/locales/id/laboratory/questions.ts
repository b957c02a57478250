import type { AreaWords } from '../../message'

export const questions: AreaWords<'questions'> = {
  matchSeries: 'Seberapa sering tiap pihak menang?',
  scenarioMatrix: 'Mana yang lebih penting: jalan lebih dulu atau kemahiran?',
  skillCurve: 'Seberapa jauh ke depan pemain harus berhitung agar menang?',
  winningOpenings: 'Bisakah pemain pertama langsung menang, dan dengan berapa cara?',
  gameValues: 'Siapa menang jika kedua pihak bermain sempurna, dan berapa selisihnya?',
  sweep: 'Bagaimana hasil dan selisih berubah jika papan atau jumlah biji diperbesar?',
  strategyCheck: 'Apakah suatu strategi berhasil menghadapi setiap balasan?',
  startLayouts: 'Susunan awal mana yang adil, dan mana yang terbaik bagi Selatan?',
  variantComparison: 'Apa bedanya bila aturan diubah?',
  matchOfRounds: 'Berapa lama pertandingan berlangsung, dan siapa tersingkir?',
  catalogueSurvey: 'Seberapa adil, seberapa lama, dan seberapa jarang seri permainan dalam katalog?',
  endgameTables: 'Berapa nilai setiap posisi ketika biji tinggal sedikit?',
  ladder: 'Siapa yang lebih kuat, dan seberapa besar selisihnya?',
  training: 'Seberapa baik jaringan saraf belajar dengan bermain melawan dirinya sendiri?',
  replay: 'Apa yang terjadi dalam suatu urutan langkah?',
  routes: 'Bagaimana bentuk jalur menabur sebagai graf?',
  gameTrees: 'Apa yang dapat terjadi dalam permainan kecil?',
}
