import type { AreaWords } from '../../message'

export const gamesRelay: AreaWords<'gamesRelay'> = {
  'adji-kui-ii.summary':
    'Taburan bersambung yang berhenti ketika biji terakhir membuat lubang lawan berisi empat biji, yang lalu ditembak.',
  'adji-kui-ii.detail':
    'Biji tunggal tidak pernah diambil, dan ronde berakhir ketika tersisa delapan biji atau kurang.',
  'ayo.summary':
    'Taburan bersambung yang berhenti pada lubang lawan berisi dua atau tiga biji, yang ditembak bersama lubang seperti itu sebelumnya.',
  'ayo.detail':
    'Jika semuanya akan tertembak, lubang yang paling kanan dilihat dari sisi Anda disisakan; ronde berakhir ketika tersisa dua biji atau kurang.',
  'ayo.reading1': 'Menurut satu uraian, biji ditabur searah jarum jam; di sini berlawanan arah jarum jam.',
  'djenon-abe.summary':
    'Taburan bersambung; lubang berisi dua atau empat biji ditembak di kedua baris, mundur dari biji terakhir.',
  'djenon-abe.detail': 'Lawan harus diberi biji, dan sisa biji dibagi sama banyak.',
  'djenon-aboure.summary': 'Taburan bersambung; lubang berisi dua atau empat biji ditembak di kedua baris.',
  'djenon-aboure.detail': 'Hanya lubang berisi sedikitnya dua biji yang boleh dimainkan.',
  'hoyito-ii.summary':
    'Taburan bersambung; lubang lawan berisi empat biji ditembak, dan setiap tembakan memberi satu langkah lagi.',
  'hoyito-ii.detail': 'Pemain yang menyisakan empat biji atau kurang di baris lawan mengambil semua sisanya.',
  'hoyito-ii.reading1':
    'Menurut Mancala World, pemain yang tidak bisa jalan melewatkan giliran; di sini ronde berakhir.',
  'hoyito-ii.reading2':
    'Hanya baris lawan yang dihitung, seperti dalam MancalaGames; Mancala World menghitung empat biji terakhir di seluruh papan (end.fewTo: mover).',
  'lahemay-waladat.summary':
    'Taburan bersambung; jika biji terakhir membuat lubang berisi tiga biji, Anda menembaknya, dan taburan disambung dari lubang berikutnya.',
  'lahemay-waladat.detail': 'Pemain yang terakhir jalan mengambil sisa biji.',
  'leb-bbut-ahbochen.summary':
    'Taburan disambung jika biji terakhir membuat lubang berisi enam biji; lubang lawan berisi dua atau empat biji ditembak.',
  'leb-bbut-ahbochen.detail':
    'Sepuluh lubang per sisi; langkah yang akan menembak semuanya tidak menembak apa-apa.',
  'mandoli.summary':
    'Taburan bersambung; lubang yang isinya genap ditembak, paling banyak dua lubang per langkah.',
  'mandoli.detail': 'Tidak ada yang ditembak dalam giliran pertama setiap pemain.',
  'mangala-iv.summary': 'Taburan bersambung; lubang berisi dua atau empat biji ditembak di kedua baris.',
  'mangala-iv.detail':
    'Secara tradisional 98 biji disebar secara acak, sedikitnya dua per lubang; di sini setiap lubang mula-mula berisi tujuh.',
  'mangala-iv.reading1':
    'Aslinya permainan dimulai dari susunan acak; di sini semua lubang mula-mula berisi sama banyak, dan Anda dapat menetapkan susunan apa pun.',
  'meusueb.summary':
    'Taburan bersambung; lubang berisi empat biji ditembak di kedua baris, dan taburan disambung dari lubang berikutnya.',
  'meusueb.detail':
    'Ketika tinggal delapan biji atau kurang di lubang, biji yang jatuh di sisi lawan menjadi milik lawan.',
  'meusueb.reading1': 'Biji di tangan tidak termasuk delapan biji yang memulai fase terakhir.',
  'motiq.summary':
    'Taburan bersambung; jika biji terakhir membuat lubang berisi empat biji, Anda menembaknya, dan taburan disambung dari lubang berikutnya.',
  'motiq.detail': 'Tujuh lubang per sisi; biji boleh ditembak dari kedua baris.',
  'motiq.reading1':
    'Menurut satu uraian, sisa biji diberikan kepada pemain yang terakhir jalan; di sini pemain mengambil biji di barisnya sendiri.',
  'olowuka.summary': 'Taburan disambung hanya dari lubang yang berisi sedikitnya empat biji.',
  'olowuka.detail':
    'Lubang lawan berisi dua atau tiga biji ditembak; jika semuanya akan tertembak, lubang yang paling kanan dilihat dari sisi Anda disisakan.',
  'ot-tjin.summary':
    'Taburan bersambung searah jarum jam; jika biji terakhir membuat lubang berisi tiga biji, Anda menembaknya, di baris mana pun.',
  'ot-tjin.detail': 'Sepuluh lubang per sisi masing-masing berisi tiga biji.',
  'leab-el-akil.summary':
    'Taburan bersambung; lubang berisi dua atau empat biji ditembak di kedua baris, masing-masing bersama lubang seberang.',
  'leab-el-akil.detail':
    'Jika lawan tidak punya biji, Anda memberi satu biji dulu; secara tradisional 72 biji disebar secara acak.',
  'leab-el-akil.reading1':
    'Aslinya permainan dimulai dari susunan acak; di sini semua lubang mula-mula berisi sama banyak, dan Anda dapat menetapkan susunan apa pun.',
}
