import type { AreaWords } from '../../message'

export const findings: AreaWords<'findings'> = {
  noGames: 'Belum ada permainan yang dimainkan.',
  noMatches: 'Belum ada pertandingan yang dimainkan.',
  series: 'Selatan ({first}) memenangkan {south} dari {games}, Utara ({second}) {north}, dan {ties} seri.',
  seriesMovesFirst:
    'Selatan ({first}, jalan lebih dulu) memenangkan {south} dari {games}, Utara ({second}) {north}, dan {ties} seri.',
  agreementSame:
    'Semua persentase cocok dengan {source} dalam batas satu poin persentase (setengah poin untuk seri).',
  agreementDifferent:
    'Tidak semua persentase cocok dengan {source} dalam batas satu poin persentase (setengah poin untuk seri).',
  agreementUndecided:
    'Terlalu sedikit permainan untuk mengatakan apakah semua persentase cocok dengan {source}.',
  edgeFirst: 'Dengan {player} di kedua sisi, pemain pertama lebih unggul ({south} lawan {north}, {games}).',
  edgeSecond: 'Dengan {player} di kedua sisi, pemain kedua lebih unggul ({south} lawan {north}, {games}).',
  edgeUnclear:
    'Dengan {player} di kedua sisi, tidak jelas siapa yang unggul ({south} lawan {north}, {games}).',
  edgeRepeated:
    'Dengan {player} di kedua sisi, pemain pertama menang {south} dan pemain kedua {north} dari {games}, {distinct} di antaranya berbeda.',
  whoeverFirst:
    'Antara {first} dan {second}, siapa pun yang jalan lebih dulu hampir selalu menang ({one} dan {other}).',
  skillOutweighs:
    'Bila {weak} jalan lebih dulu melawan {strong}, {strong} menang {strongShare} dan {weak} {weakShare}: kemahiran lebih menentukan daripada langkah pertama. Bila {strong} jalan lebih dulu, ia menang {strongFirst}.',
  firstMoveOutweighs:
    'Bila {weak} jalan lebih dulu melawan {strong}, {strong} menang {strongShare} dan {weak} {weakShare}: langkah pertama lebih menentukan daripada kemahiran. Bila {strong} jalan lebih dulu, ia menang {strongFirst}.',
  aboutEven:
    'Bila {weak} jalan lebih dulu melawan {strong}, {strong} menang {strongShare} dan {weak} {weakShare}: kemahiran dan langkah pertama kira-kira sama penting. Bila {strong} jalan lebih dulu, ia menang {strongFirst}.',
  skillRepeated:
    'Bila {weak} jalan lebih dulu melawan {strong}, {strong} menang {strongShare} dan {weak} {weakShare} dari {games}, {distinct} di antaranya berbeda. Bila {strong} jalan lebih dulu, ia menang {strongFirst}.',
  noTies: 'Tidak ada permainan yang seri.',
  tiesMost: 'Seri paling sering terjadi bila {first} jalan lebih dulu melawan {second}: {share}.',
  tiesAlike:
    'Satu uji statistik untuk semua {cells} sel tidak menemukan perbedaan yang melebihi faktor kebetulan ({test}).',
  tiesDiffer:
    'Satu uji statistik untuk semua {cells} sel menunjukkan perbedaan yang melebihi faktor kebetulan ({test}).',
  tiesElsewhere: 'Seri mungkin sama seringnya di {count} sel lain (pasangan diuji dengan koreksi Holm).',
  tiesLeftOut: 'Sel yang semua permainannya sama tidak diperhitungkan.',
  shortestGame: 'Permainan terpendek berlangsung {count} langkah: {first} jalan lebih dulu melawan {second}.',
  notEnoughLaps:
    'Sebagai pemain kedua, tidak ada penghitung yang jelas memenangkan lebih dari separuh permainannya melawan {opponent}. Yang terbaik menghitung {laps} ke depan dan menang {share}.',
  enoughLaps:
    'Menghitung langkah sampai {laps} ke depan sudah cukup untuk memenangkan lebih dari separuh permainan melawan {opponent} sebagai pemain kedua: {share} dari {games}.',
  valuesOfGames:
    'Jika kedua pihak bermain sempurna, Selatan menang {south} dari {games} dan Utara {north}. Seri: {drawn}.',
  valueBetween: 'Nilai permainan {game} terletak antara {low} dan {high}.',
  valueDrawn: 'Permainan {game} seri jika kedua pihak bermain sempurna.',
  valueSouth:
    'Selatan memenangkan permainan {game} dengan selisih {value} jika kedua pihak bermain sempurna.',
  valueNorth: 'Utara memenangkan permainan {game} dengan selisih {value} jika kedua pihak bermain sempurna.',
  resultOpen: 'Hasil permainan {game} masih terbuka.',
  winSouth: 'Selatan memenangkan permainan {game} jika kedua pihak bermain sempurna.',
  winNorth: 'Utara memenangkan permainan {game} jika kedua pihak bermain sempurna.',
  bestMove: 'Langkah pertama terbaik: {moves}.',
  bestMoves: 'Langkah pertama terbaik: {moves}.',
  bestPlay: 'Permainan terbaik dalam {game}',
  sweep: 'Selatan menang {wins} dari {games}, kalah {losses}, dan seri {draws}.',
  repunits: 'Dari {count} bilangan yang ditulis 11…1 dalam basis 3, Selatan kalah pada {lost}.',
  strategyFails: '“{strategy}” kalah dalam permainan {game}, langkah setara mana pun yang dipilihnya.',
  strategyDoubtful:
    'Di papan dengan {sizes} lubang per sisi, “{strategy}” tidak pernah kalah bila memilih dengan baik di antara langkah setara, tetapi dapat kalah dalam permainan {game} bila salah memilih.',
  strategyHolds:
    '“{strategy}” tidak pernah kalah, apa pun balasan lawan, di papan dengan {sizes} lubang per sisi.',
  strategyRefuted: '“{strategy}” tersangkal dalam permainan {game}',
  strategyBestReply: 'Permainan terbaik Utara melawan “{strategy}” dalam {game}',
  fairLayouts: 'Dari {layouts} susunan dengan paling banyak {moved}, {fair} adil.',
  bestLayout: 'Terbaik bagi Selatan: {layout}, dengan selisih {value}.',
  fairLine: 'Adil: {layout}',
  bestLine: 'Terbaik bagi Selatan: {layout}',
  playedLayouts:
    'Dalam {layouts} susunan, {player} yang memainkan kedua sisi meraih {mean} dari semua poin sebagai Selatan. Paling mendekati seimbang: {nearest} ({share}).',
  noLayoutPlayed: 'Belum ada susunan yang dimainkan.',
  variantShares: '{variant} ({south} lawan {north} dari {games})',
  oneVariant: 'Kemenangan Selatan dan Utara: {variant}.',
  evenSeats: 'Kedua pihak paling seimbang dalam {fairest} dan paling timpang dalam {steepest}.',
  testRepeated: 'Uji statistik tidak dapat dipakai, karena semua permainan sama.',
  testTooFew: 'Permainan terlalu sedikit untuk uji statistik.',
  testDiffers:
    'Satu uji statistik untuk semua varian menunjukkan perbedaan yang melebihi faktor kebetulan ({test}).',
  testAlike:
    'Satu uji statistik untuk semua varian tidak menemukan perbedaan yang melebihi faktor kebetulan ({test}).',
  rounds:
    'Dalam {matches} {variant}, satu pertandingan berlangsung rata-rata {mean} ronde dan paling banyak {max}. Selatan menang {south}, Utara {north}; {undecided} belum diputuskan. Selatan tersingkir dalam {southOut} pertandingan, Utara dalam {northOut}; dalam {nobody}, tidak ada yang tersingkir.',
  oneGame: 'Pemain pertama memenangkan {share} permainan {variant}.',
  field:
    'Di antara {games}, keuntungan jalan lebih dulu paling besar dalam {most} dan paling kecil dalam {least}.',
  fieldUndecided: 'Tidak diurutkan, karena lebih dari {share} permainan belum diputuskan: {names}.',
  variantShare: '{variant} ({share})',
  publishedAlike:
    'Tidak ada perbedaan yang melebihi faktor kebetulan dengan hasil yang diterbitkan untuk {games}.',
  publishedDiffer:
    'Dari {games} dengan hasil yang diterbitkan, {count} berbeda melebihi faktor kebetulan: {names}.',
  playable: '{playable} dari {lines} dapat dimainkan sampai akhir.',
  moveProblem: 'Langkah {number}: {problem}',
  routeCycles: 'Setiap jalur adalah satu siklus berarah, dengan {lengths} titik.',
  tree: '{game} memiliki {nodes} dan bernilai {value}.',
}

export const caveats: AreaWords<'caveats'> = {
  unplayed: 'Baru {played} dari {all} dimainkan sejauh ini.',
  budgeted:
    'Batas perhitungan tercapai: dalam {some} ({share}), seorang pemain mencapai batas langkah yang boleh diperiksanya. Ia lalu memainkan giliran terbaik yang sudah diperiksa, yang mungkin bukan yang terbaik.',
  endless: 'Aturan tentang permainan tanpa akhir mengakhiri {some} ({share}).',
  undecided:
    'Belum diputuskan: {some} ({share}). Batas program menghentikan permainan sebelum ada yang menang, jadi ini tidak dihitung sebagai kemenangan atau seri.',
  sameGame:
    'Semua dari {games} antara {first} dan {second} adalah permainan yang sama: tidak ada unsur acak. Selang tidak diberikan.',
  of: '{name}: {caveat}',
  unevenCategories:
    'Kategori-kategori berbeda satu sama lain ({test}). Karena kebetulan saja, hal ini terjadi pada kira-kira satu dari seratus angka acak awal; bandingkan beberapa angka acak awal.',
  unfinished: 'Belum selesai: inilah yang diketahui sejauh ini.',
  cannotBePlayed: 'Langkah {number} tidak dapat dimainkan.',
  shorterMayExist:
    'Terbaik sejauh ini: pencarian tidak menyeluruh, jadi mungkin ada pembukaan yang lebih pendek.',
  betterMayExist:
    'Terbaik sejauh ini: pencarian tidak menyeluruh, jadi mungkin ada pembukaan yang lebih baik.',
  gamesUnsolved: '{missing} dari {all} permainan belum dipecahkan.',
  movesBounded:
    'Sebagian langkah yang bukan terbaik hanya memiliki batas, bukan nilai. Pilih nilai tepat untuk mendapatkan semuanya.',
  valuesBounded:
    'Hanya batas, bukan nilai, untuk {games}: permainan itu dapat berulang tanpa akhir, dan hasilnya bergantung pada kapan dihentikan.',
  gamesUnplayed: 'Belum dimainkan: {games}.',
  boardsUnchecked: 'Belum diperiksa: {boards}.',
  layoutsUnsolved: '{missing} dari {all} susunan belum dipecahkan.',
  layoutsUnplayed: '{missing} dari {all} susunan belum dimainkan.',
  layoutGamesStopped:
    '{count} permainan dihentikan karena mencapai batas dan tidak dihitung untuk siapa pun.',
  gamesMayRepeat:
    'Pemain yang jarang memilih secara acak mengulang permainan yang sama, jadi persentase hanya menggambarkan permainan ini, bukan peluang.',
  cutShort:
    '{count} pertandingan dihentikan setelah {rounds} ronde, jadi rata-rata dan maksimum adalah batas bawah.',
}

export const openings: AreaWords<'openings'> = {
  noneExists: 'Tidak ada giliran pertama {game} yang langsung menang; setiap kelanjutan sudah diperiksa.',
  noneYet: 'Belum ada pembukaan menang {game} yang ditemukan.',
  canWin: 'Giliran pertama {game} dapat langsung menang, dalam {moves}.',
  shortest: 'Pembukaan menang terpendek {game} terdiri atas {moves} (terbukti).',
  shortestOnly: 'Hanya satu pembukaan menang {game} yang sependek {moves} (terbukti).',
  shortestCounted:
    'Pembukaan menang terpendek {game} terdiri atas {moves} (terbukti; {solutions} sama pendek).',
  shortestSoFar: 'Pembukaan menang terpendek {game} yang ditemukan sejauh ini terdiri atas {moves}.',
  capture: 'Giliran pertama {game} dengan tembakan terbanyak menyisakan {seeds} (terbukti).',
  captureOnly:
    'Hanya satu giliran pertama {game} yang menyisakan {seeds}, dan tidak ada yang menembak lebih banyak (terbukti).',
  captureCounted:
    'Giliran pertama {game} dengan tembakan terbanyak menyisakan {seeds} (terbukti; ada {solutions} giliran seperti itu).',
  captureSoFar: 'Giliran pertama {game} dengan tembakan terbanyak sejauh ini menyisakan {seeds}.',
  cannotAvoid:
    'Pembukaan menang {game} tidak dapat menghindari satu langkah dengan sedikitnya {least} (terbukti).',
  keepsTo:
    'Satu pembukaan menang {game} perlu paling banyak {least} per langkah, paling sedikit yang ditemukan sejauh ini.',
  keepsToAtLeast:
    'Satu pembukaan menang {game} perlu paling banyak {least} per langkah, paling sedikit yang ditemukan sejauh ini (diperlukan sedikitnya {lower}).',
  lengthProven: 'Pembukaan terpendek dalam batas ini terdiri atas {moves} (terbukti).',
  lengthSoFar: 'Pembukaan terpendek dalam batas ini yang ditemukan sejauh ini terdiri atas {moves}.',
  longProven:
    'Dari {moves} langkahnya, {long} mengelilingi seluruh papan, paling sedikit yang mungkin (terbukti).',
  longSoFar:
    'Dari {moves} langkahnya, {long} mengelilingi seluruh papan, paling sedikit yang ditemukan sejauh ini.',
  measured:
    '{moves} dengan {laps}, paling banyak {most} dalam satu langkah. Langkah yang mengelilingi seluruh papan: {long}. Sisa biji: {left}.',
  doesNotWin: 'Urutan ini tidak menang.',
  countNothing: 'Belum ada pembukaan {game} yang dihitung.',
  counted: '{game}: {winning} pembukaan langsung menang; {others} tidak.',
  countedSoFar: '{game}, sejauh ini: {winning} pembukaan langsung menang; {others} tidak.',
  lineAnalysed: '{game}: urutan langkah',
  lineWinning: '{game}: pembukaan menang',
  lineShortest: '{game}: pembukaan terpendek',
  lineMaxCapture: '{game}: pembukaan dengan tembakan terbanyak',
  lineFewestLaps: '{game}: pembukaan dengan taburan paling sedikit per langkah',
  lineFewestCycles: '{game}: pembukaan dengan putaran paling sedikit per langkah',
}

export const headlines: AreaWords<'headlines'> = {
  stopped: '{count} dari {all} ({share}) dihentikan tanpa keputusan oleh batas program.',
  stoppedAfterRounds: '{count} dari {all} ({share}) dihentikan tanpa keputusan setelah {rounds} ronde.',
  roundsAtLeast:
    'Jadi satu pertandingan {variant} berlangsung rata-rata sedikitnya {mean} ronde. Selatan menang {south}, Utara {north}. Selatan tersingkir dalam {southOut} pertandingan, Utara dalam {northOut}; dalam {nobody}, tidak ada yang tersingkir.',
}
