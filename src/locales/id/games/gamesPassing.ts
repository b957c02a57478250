import type { AreaWords } from '../../message'

export const gamesPassing: AreaWords<'gamesPassing'> = {
  'adi.summary':
    'Setiap lubang yang isinya menjadi empat biji saat menabur langsung diambil oleh pemilik barisnya.',
  'adi.detail':
    'Jika biji terakhir membuat lubang berisi empat biji, pemain yang jalan menembaknya; pemain yang menyisakan empat biji atau kurang di papan juga mengambil sisanya.',
  'adi.reading1':
    'Empat biji terakhir menjadi milik pemain yang jalan, walaupun biji itu tersisa karena lawan mengambil isi lubangnya saat biji ditabur.',
  'adi-ii.summary': 'Anda mengambil isi lubang sendiri yang menjadi empat biji saat menabur.',
  'adi-ii.detail':
    'Jika biji terakhir membuat lubang berisi empat biji, Anda menembaknya di baris mana pun; empat biji terakhir di papan menjadi milik pemain yang jalan.',
  'adi-ii.reading1':
    'Menurut satu uraian, taburan disambung dari lubang berikutnya; di sini yang diambil adalah isi lubang tempat biji terakhir jatuh.',
  'anywoli.summary':
    'Lubang yang isinya menjadi empat biji saat menabur diambil pemilik barisnya, di papan panjang dua belas lubang per sisi.',
  'anywoli.detail': 'Jika biji terakhir membuat lubang berisi empat biji, Anda menembaknya dan jalan lagi.',
  'ba-awa.summary':
    'Lubang yang isinya menjadi empat biji saat menabur diambil pemilik barisnya; jika biji terakhir membuat lubang berisi empat biji, Anda menembaknya.',
  'ba-awa.detail':
    'Ketika tersisa delapan biji atau kurang, semuanya menjadi milik pemain yang memulai ronde.',
  'bule-perga.summary':
    'Taburan disambung dari lubang sesudah biji terakhir, dan lubang yang isinya menjadi empat biji diambil pemilik barisnya.',
  'bule-perga.detail':
    'Ronde bisa sangat panjang, karena empat atau delapan biji mungkin terus berkeliling tanpa pernah membuat lubang berisi empat biji.',
  'hoyito-i.summary':
    'Anda mengambil isi setiap lubang yang menjadi empat biji saat menabur, di sisi mana pun.',
  'hoyito-i.detail': 'Pemain yang menyisakan empat biji atau kurang di papan juga mengambil sisanya.',
  'hoyito-i.reading1':
    'Menurut Mancala World, pemain yang tidak bisa jalan melewatkan giliran; di sini ronde berakhir.',
  'lam-waladach.summary':
    'Lubang yang isinya menjadi empat biji saat menabur diambil pemilik barisnya; jika biji terakhir membuat lubang berisi empat biji, Anda menembaknya dan jalan lagi.',
  'lam-waladach.detail':
    'Tidak ada yang ditembak dalam giliran pertama ronde, dan enam biji terakhir menjadi milik pemain yang memulainya.',
  'namnam.summary':
    'Lubang yang isinya menjadi empat biji saat menabur diambil pemilik barisnya; jika biji terakhir membuat lubang berisi empat biji, pemain yang jalan menembaknya.',
  'namnam.detail':
    'Lawan yang tidak punya biji harus diberi biji, dan empat biji terakhir di papan menjadi milik pemain yang jalan.',
  'namnam.reading1':
    'Empat biji terakhir menjadi milik pemain yang jalan, walaupun biji itu tersisa karena lawan mengambil isi lubangnya saat biji ditabur.',
  'nsa-isong.summary':
    'Lubang yang isinya menjadi empat biji saat menabur diambil pemilik barisnya; jika biji terakhir membuat lubang berisi empat biji, pemain yang jalan menembaknya.',
  'nsa-isong.detail':
    'Ditabur searah jarum jam; ronde berakhir ketika tersisa empat biji, yang menjadi milik pemain yang jalan.',
  'nsa-isong.reading1':
    'Empat biji terakhir menjadi milik pemain yang jalan, walaupun biji itu tersisa karena lawan mengambil isi lubangnya saat biji ditabur.',
  'numnum.summary':
    'Lubang yang isinya menjadi empat biji saat menabur diambil pemilik barisnya; jika biji terakhir membuat lubang berisi empat biji, pemain yang jalan menembaknya.',
  'numnum.detail':
    'Pemain yang tidak bisa jalan melewatkan giliran, dan empat biji terakhir di papan menjadi milik pemain yang jalan.',
  'numnum.reading1':
    'Empat biji terakhir menjadi milik pemain yang jalan, walaupun biji itu tersisa karena lawan mengambil isi lubangnya saat biji ditabur.',
  'obridjie.summary':
    'Lubang yang isinya menjadi empat biji saat menabur diambil pemilik barisnya; jika biji terakhir membuat lubang berisi empat biji, pemain yang jalan menembaknya.',
  'obridjie.detail': 'Ketika seorang pemain tidak bisa jalan, sisa biji tidak dihitung untuk siapa pun.',
  'rio-kadalis.summary':
    'Lubang yang isinya menjadi empat biji saat menabur diambil pemilik barisnya; jika biji terakhir membuat lubang berisi empat biji, pemain yang jalan menembaknya.',
  'rio-kadalis.detail':
    'Ketika seorang pemain tidak bisa jalan, setiap pemain mendapat sisa biji di barisnya sendiri.',
  'enlightenment.summary':
    'Kedua pemain boleh memainkan lubang mana pun; Anda menang jika baris Anda lebih dulu kosong.',
  'enlightenment.detail':
    'Lubang yang mencapai dua atau empat biji langsung dikosongkan, dan baris ditabur ke luar dari tengah.',
}
