import type { AreaWords } from '../../message'

export const findings: AreaWords<'findings'> = {
  noGames: 'Belum ada permainan dimainkan.',
  noMatches: 'Belum ada perlawanan dimainkan.',
  series:
    'Selatan ({first}) memenangi {south} daripada {games}. Utara ({second}) memenangi {north}, dan {ties} seri.',
  seriesMovesFirst:
    'Selatan ({first}, mula dahulu) memenangi {south} daripada {games}. Utara ({second}) memenangi {north}, dan {ties} seri.',
  agreementSame:
    'Semua peratusan sepadan dengan {source} dalam lingkungan satu mata peratusan (setengah mata bagi seri).',
  agreementDifferent:
    'Tidak semua peratusan sepadan dengan {source} dalam lingkungan satu mata peratusan (setengah mata bagi seri).',
  agreementUndecided:
    'Terlalu sedikit permainan untuk menentukan sama ada peratusan sepadan dengan {source}.',
  edgeFirst:
    'Dengan {player} di kedua-dua sisi, pemain pertama mempunyai kelebihan ({south} lawan {north}, {games}).',
  edgeSecond:
    'Dengan {player} di kedua-dua sisi, pemain kedua mempunyai kelebihan ({south} lawan {north}, {games}).',
  edgeUnclear: 'Dengan {player} di kedua-dua sisi, kelebihan tidak jelas ({south} lawan {north}, {games}).',
  edgeRepeated:
    'Dengan {player} di kedua-dua sisi, pemain pertama menang {south} dan pemain kedua {north} daripada {games}, {distinct} daripadanya berlainan.',
  whoeverFirst:
    'Antara {first} dan {second}, sesiapa yang mula dahulu hampir sentiasa menang ({one} dan {other}).',
  skillOutweighs:
    'Apabila {weak} mula dahulu melawan {strong}, {strong} menang {strongShare} dan {weak} {weakShare}: kemahiran lebih menentukan daripada gerakan pertama. Apabila {strong} mula dahulu, ia menang {strongFirst}.',
  firstMoveOutweighs:
    'Apabila {weak} mula dahulu melawan {strong}, {strong} menang {strongShare} dan {weak} {weakShare}: gerakan pertama lebih menentukan daripada kemahiran. Apabila {strong} mula dahulu, ia menang {strongFirst}.',
  aboutEven:
    'Apabila {weak} mula dahulu melawan {strong}, {strong} menang {strongShare} dan {weak} {weakShare}: kemahiran dan gerakan pertama lebih kurang sama penting. Apabila {strong} mula dahulu, ia menang {strongFirst}.',
  skillRepeated:
    'Apabila {weak} mula dahulu melawan {strong}, {strong} menang {strongShare} dan {weak} {weakShare} daripada {games}, {distinct} daripadanya berlainan. Apabila {strong} mula dahulu, ia menang {strongFirst}.',
  noTies: 'Tiada permainan yang seri.',
  tiesMost: 'Seri paling kerap berlaku apabila {first} mula dahulu melawan {second}: {share}.',
  tiesAlike: 'Satu ujian bagi kesemua {cells} pasangan tidak menunjukkan perbezaan yang signifikan ({test}).',
  tiesDiffer: 'Satu ujian bagi kesemua {cells} pasangan menunjukkan perbezaan yang signifikan ({test}).',
  tiesElsewhere: 'Seri mungkin sama kerap bagi {count} pasangan lain (diuji dengan pembetulan Holm).',
  tiesLeftOut: 'Pasangan yang semua permainannya sama tidak diambil kira.',
  shortestGame: 'Permainan terpendek mengambil {count} gerakan: {first} mula dahulu melawan {second}.',
  notEnoughLaps:
    'Sebagai pemain kedua, tiada pengira yang diuji jelas memenangi lebih daripada separuh permainannya melawan {opponent}. Yang terbaik memikirkan {laps} ke hadapan dan menang {share}.',
  enoughLaps:
    'Memikirkan gerakan sehingga {laps} ke hadapan sudah cukup untuk memenangi lebih daripada separuh permainan melawan {opponent} sebagai pemain kedua: {share} daripada {games}.',
  valuesOfGames:
    'Dengan permainan sempurna, Selatan menang {south} daripada {games} dan Utara {north}. Seri: {drawn}.',
  valueBetween: 'Nilai {game} terletak antara {low} dan {high}.',
  valueDrawn: '{game} berakhir seri dengan permainan sempurna.',
  valueSouth: 'Selatan memenangi {game} dengan beza {value} dalam permainan sempurna.',
  valueNorth: 'Utara memenangi {game} dengan beza {value} dalam permainan sempurna.',
  resultOpen: 'Keputusan {game} masih terbuka.',
  winSouth: 'Selatan memenangi {game} dalam permainan sempurna.',
  winNorth: 'Utara memenangi {game} dalam permainan sempurna.',
  bestMove: 'Gerakan pertama terbaik: {moves}.',
  bestMoves: 'Gerakan pertama terbaik: {moves}.',
  bestPlay: 'Permainan terbaik dalam {game}',
  sweep: 'Selatan menang {wins} daripada {games}, kalah {losses} dan seri {draws}.',
  repunits: 'Daripada {count} nombor yang ditulis 11…1 dalam asas 3, Selatan kalah bagi {lost}.',
  strategyFails: '“{strategy}” tewas dalam {game}, walau gerakan setara mana pun yang dipilihnya.',
  strategyDoubtful:
    'Di papan dengan {sizes} lubang setiap sisi, “{strategy}” tidak pernah tewas jika memilih dengan baik antara gerakan yang setara, tetapi boleh tewas dalam {game} jika tersalah pilih.',
  strategyHolds:
    '“{strategy}” tidak pernah tewas, apa pun balasan lawan, di papan dengan {sizes} lubang setiap sisi.',
  strategyRefuted: '“{strategy}” disangkal dalam {game}',
  strategyBestReply: 'Permainan terbaik Utara melawan “{strategy}” dalam {game}',
  fairLayouts: 'Antara {layouts} susunan dengan paling banyak {moved}, {fair} adil.',
  bestLayout: 'Terbaik untuk Selatan: {layout}, dengan beza {value}.',
  fairLine: 'Adil: {layout}',
  bestLine: 'Terbaik untuk Selatan: {layout}',
  playedLayouts:
    'Dalam {layouts} susunan, {player} yang bermain di kedua-dua sisi memperoleh {mean} daripada semua mata sebagai Selatan. Paling hampir seimbang: {nearest} ({share}).',
  noLayoutPlayed: 'Belum ada susunan yang dimainkan.',
  variantShares: '{variant} ({south} lawan {north} daripada {games})',
  oneVariant: 'Kemenangan Selatan dan Utara: {variant}.',
  evenSeats: 'Kedua-dua pihak paling seimbang dalam {fairest} dan paling tidak seimbang dalam {steepest}.',
  testRepeated: 'Ujian statistik tidak dapat digunakan, kerana semua permainan sama.',
  testTooFew: 'Permainan terlalu sedikit untuk ujian statistik.',
  testDiffers: 'Satu ujian bagi semua varian menunjukkan perbezaan yang signifikan ({test}).',
  testAlike: 'Satu ujian bagi semua varian tidak menunjukkan perbezaan yang signifikan ({test}).',
  rounds:
    'Dalam {matches} {variant}, satu perlawanan berlangsung secara purata {mean} pusingan dan paling banyak {max}. Selatan menang {south}, Utara {north}; {undecided} tidak diputuskan. Selatan tersingkir dalam {southOut} perlawanan, Utara dalam {northOut}; dalam {nobody}, tiada siapa tersingkir.',
  oneGame: 'Pemain pertama memenangi {share} permainan {variant}.',
  field: 'Antara {games}, mula dahulu paling membantu dalam {most} dan paling kurang membantu dalam {least}.',
  fieldUndecided:
    'Tidak disusun mengikut kedudukan, kerana lebih daripada {share} permainan tidak diputuskan: {names}.',
  variantShare: '{variant} ({share})',
  publishedAlike: 'Tiada perbezaan yang signifikan berbanding keputusan yang diterbitkan untuk {games}.',
  publishedDiffer:
    'Daripada {games} dengan keputusan yang diterbitkan, {count} berbeza secara signifikan: {names}.',
  playable: '{playable} daripada {lines} boleh dimainkan hingga tamat.',
  moveProblem: 'Gerakan {number}: {problem}',
  routeCycles: 'Setiap laluan ialah satu kitaran berarah, dengan {lengths} bucu.',
  tree: '{game} mempunyai {nodes} dan nilai {value}.',
}

export const caveats: AreaWords<'caveats'> = {
  unplayed: 'Baru {played} daripada {all} dimainkan setakat ini.',
  budgeted:
    'Had carian dicapai: dalam {some} ({share}), seorang pemain sudah meneliti semua gerakan yang dibenarkan baginya. Pemain itu lalu memainkan giliran terbaik yang telah ditemui, yang mungkin bukan yang terbaik.',
  endless: 'Peraturan bagi permainan tanpa akhir menamatkan {some} ({share}).',
  undecided:
    'Tidak diputuskan: {some} ({share}). Had program menghentikan permainan sebelum ada yang menang, jadi ini tidak dikira sebagai kemenangan atau seri.',
  sameGame:
    'Kesemua {games} antara {first} dan {second} ialah permainan yang sama: tiada apa-apa yang bergantung pada nasib. Tiada selang diberikan.',
  of: '{name}: {caveat}',
  unevenCategories:
    'Kategori-kategori berbeza antara satu sama lain ({test}). Secara kebetulan sahaja, hal ini berlaku bagi kira-kira satu daripada seratus nombor rawak awal; bandingkan beberapa nombor rawak awal.',
  unfinished: 'Belum selesai: inilah yang diketahui setakat ini.',
  cannotBePlayed: 'Gerakan {number} tidak boleh dimainkan.',
  shorterMayExist:
    'Terbaik setakat ini: carian tidak menyeluruh, jadi mungkin ada pembukaan yang lebih pendek.',
  betterMayExist: 'Terbaik setakat ini: carian tidak menyeluruh, jadi mungkin ada pembukaan yang lebih baik.',
  gamesUnsolved: '{missing} daripada {all} permainan belum diselesaikan.',
  movesBounded:
    'Sesetengah gerakan yang bukan terbaik hanya mempunyai batas, bukan nilai. Pilih nilai tepat untuk mendapatkan semuanya.',
  valuesBounded:
    'Hanya batas, bukan nilai, untuk {games}: permainan itu boleh berulang tanpa akhir, dan keputusannya bergantung pada bila ia dihentikan.',
  gamesUnplayed: 'Belum dimainkan: {games}.',
  boardsUnchecked: 'Belum disemak: {boards}.',
  layoutsUnsolved: '{missing} daripada {all} susunan belum diselesaikan.',
  layoutsUnplayed: '{missing} daripada {all} susunan belum dimainkan.',
  layoutGamesStopped: '{count} permainan dihentikan kerana mencapai had dan tidak dikira untuk sesiapa.',
  gamesMayRepeat:
    'Pemain yang jarang memilih secara rawak mengulangi permainan yang sama, jadi peratusan mata menggambarkan permainan ini sahaja, bukan kebarangkalian.',
  cutShort:
    '{count} perlawanan dihentikan selepas {rounds} pusingan, jadi min dan maksimum ialah batas bawah.',
}

export const openings: AreaWords<'openings'> = {
  noneExists: 'Tiada giliran pertama {game} menang serta-merta; setiap kemungkinan seterusnya telah disemak.',
  noneYet: 'Belum ada pembukaan {game} yang menang ditemui.',
  canWin: 'Giliran pertama {game} boleh menang serta-merta, dalam {moves}.',
  shortest: 'Pembukaan terpendek {game} yang menang mempunyai {moves} (terbukti).',
  shortestOnly: 'Hanya satu pembukaan {game} yang menang sependek {moves} (terbukti).',
  shortestCounted:
    'Pembukaan terpendek {game} yang menang mempunyai {moves} (terbukti; {solutions} sama pendek).',
  shortestSoFar: 'Setakat ini, pembukaan terpendek {game} yang menang mempunyai {moves}.',
  capture: 'Giliran pertama {game} boleh menawan semua buah kecuali {seeds} (terbukti paling banyak).',
  captureOnly:
    'Hanya satu giliran pertama {game} menawan semua buah kecuali {seeds}, dan tiada yang menawan lebih banyak (terbukti).',
  captureCounted:
    'Giliran pertama {game} boleh menawan semua buah kecuali {seeds} (terbukti paling banyak; {solutions} giliran mencapainya).',
  captureSoFar: 'Giliran pertama {game} terbaik yang ditemui setakat ini menawan semua buah kecuali {seeds}.',
  cannotAvoid:
    'Pembukaan {game} yang menang tidak dapat mengelakkan satu gerakan dengan sekurang-kurangnya {least} (terbukti).',
  keepsTo:
    'Satu pembukaan {game} yang menang memerlukan paling banyak {least} setiap gerakan, jumlah paling sedikit yang ditemui setakat ini.',
  keepsToAtLeast:
    'Satu pembukaan {game} yang menang memerlukan paling banyak {least} setiap gerakan, jumlah paling sedikit yang ditemui setakat ini (sekurang-kurangnya {lower} diperlukan).',
  lengthProven: 'Pembukaan terpendek dalam had ini mempunyai {moves} (terbukti).',
  lengthSoFar: 'Pembukaan terpendek dalam had ini yang ditemui setakat ini mempunyai {moves}.',
  longProven:
    'Daripada {moves} gerakannya, {long} mengelilingi seluruh papan, paling sedikit yang mungkin (terbukti).',
  longSoFar:
    'Daripada {moves} gerakannya, {long} mengelilingi seluruh papan, paling sedikit yang ditemui setakat ini.',
  measured:
    '{moves} dengan {laps}, paling banyak {most} dalam satu gerakan. Gerakan yang mengelilingi seluruh papan: {long}. Baki buah: {left}.',
  doesNotWin: 'Jalan permainan ini tidak menang.',
  countNothing: 'Belum ada pembukaan {game} yang dikira.',
  counted: '{game}: {winning} pembukaan menang serta-merta; {others} tidak.',
  countedSoFar: '{game}, setakat ini: {winning} pembukaan menang serta-merta; {others} tidak.',
  lineAnalysed: '{game}: jalan permainan',
  lineWinning: '{game}: pembukaan yang menang',
  lineShortest: '{game}: pembukaan terpendek',
  lineMaxCapture: '{game}: pembukaan yang paling banyak menawan',
  lineFewestLaps: '{game}: pembukaan dengan taburan paling sedikit setiap gerakan',
  lineFewestCycles: '{game}: pembukaan dengan kitaran paling sedikit setiap gerakan',
}

export const headlines: AreaWords<'headlines'> = {
  stopped: '{count} daripada {all} ({share}) dihentikan tanpa keputusan oleh had program.',
  stoppedAfterRounds:
    '{count} daripada {all} ({share}) dihentikan tanpa keputusan selepas {rounds} pusingan.',
  roundsAtLeast:
    'Maka satu perlawanan {variant} berlangsung secara purata sekurang-kurangnya {mean} pusingan. Selatan menang {south}, Utara {north}. Selatan tersingkir dalam {southOut} perlawanan, Utara dalam {northOut}; dalam {nobody}, tiada siapa tersingkir.',
}
