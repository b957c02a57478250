import type { AreaWords } from '../../message'

export const gamesPassing: AreaWords<'gamesPassing'> = {
  'adi.summary':
    'Setiap lubang yang isinya menjadi empat biji saat menabur langsung diambil oleh pemilik barisnya.',
  'adi.detail':
    'Biji terakhir yang membuat lubang berisi empat biji menembaknya untuk yang jalan; pemain yang menyisakan tidak lebih dari empat biji di papan juga mengambilnya.',
  'adi.reading1':
    'Empat biji terakhir menjadi milik pemain yang jalan, walaupun tembakan sambil lalu lawan yang menyisakannya.',
  'adi-ii.summary': 'Anda mengambil empat biji yang terkumpul sambil lalu di baris sendiri.',
  'adi-ii.detail':
    'Biji terakhir yang membuat lubang berisi empat biji menembaknya di baris mana pun; empat biji terakhir di papan menjadi milik yang jalan.',
  'adi-ii.reading1':
    'Menurut satu uraian, taburan disambung dari lubang berikutnya; di sini isi lubang biji terakhir yang diambil.',
  'anywoli.summary':
    'Empat biji yang terkumpul sambil lalu menjadi milik pemilik baris, di papan panjang dua belas lubang per sisi.',
  'anywoli.detail':
    'Biji terakhir yang membuat lubang berisi empat biji menembaknya dan memberi satu langkah lagi.',
  'ba-awa.summary':
    'Empat biji yang terkumpul sambil lalu menjadi milik pemilik baris; biji terakhir yang membuat lubang berisi empat biji menembaknya.',
  'ba-awa.detail':
    'Ketika tersisa delapan biji atau kurang, semuanya menjadi milik pemain yang memulai ronde.',
  'bule-perga.summary':
    'Taburan disambung dari lubang sesudah biji terakhir, dan setiap empat biji yang terkumpul menjadi milik pemilik barisnya.',
  'bule-perga.detail':
    'Ronde bisa sangat panjang, karena empat atau delapan biji mungkin berkeliling tanpa pernah menjadi empat.',
  'hoyito-i.summary': 'Anda mengambil setiap empat biji yang terkumpul saat menabur, di sisi mana pun.',
  'hoyito-i.detail': 'Pemain yang menyisakan tidak lebih dari empat biji di papan juga mengambilnya.',
  'hoyito-i.reading1':
    'Menurut Mancala World, pemain yang tidak bisa jalan melewatkan giliran; di sini ronde berakhir.',
  'lam-waladach.summary':
    'Empat biji yang terkumpul sambil lalu menjadi milik pemilik baris; biji terakhir yang membuat lubang berisi empat biji menembaknya dan memberi satu langkah lagi.',
  'lam-waladach.detail':
    'Tidak ada yang ditembak dalam giliran pertama ronde, dan enam biji terakhir menjadi milik pemain yang memulainya.',
  'namnam.summary':
    'Empat biji yang terkumpul sambil lalu menjadi milik pemilik baris; biji terakhir yang membuat lubang berisi empat biji menembaknya untuk yang jalan.',
  'namnam.detail':
    'Lawan yang tidak punya biji harus diberi biji, dan empat biji terakhir di papan menjadi milik yang jalan.',
  'namnam.reading1':
    'Empat biji terakhir menjadi milik pemain yang jalan, walaupun tembakan sambil lalu lawan yang menyisakannya.',
  'nsa-isong.summary':
    'Empat biji yang terkumpul sambil lalu menjadi milik pemilik baris; biji terakhir yang membuat lubang berisi empat biji menembaknya untuk yang jalan.',
  'nsa-isong.detail':
    'Ditabur searah jarum jam; ronde berakhir dengan empat biji terakhir, yang menjadi milik yang jalan.',
  'nsa-isong.reading1':
    'Empat biji terakhir menjadi milik pemain yang jalan, walaupun tembakan sambil lalu lawan yang menyisakannya.',
  'numnum.summary':
    'Empat biji yang terkumpul sambil lalu menjadi milik pemilik baris; biji terakhir yang membuat lubang berisi empat biji menembaknya untuk yang jalan.',
  'numnum.detail':
    'Pemain yang tidak bisa jalan melewatkan giliran, dan empat biji terakhir di papan menjadi milik yang jalan.',
  'numnum.reading1':
    'Empat biji terakhir menjadi milik pemain yang jalan, walaupun tembakan sambil lalu lawan yang menyisakannya.',
  'obridjie.summary':
    'Empat biji yang terkumpul sambil lalu menjadi milik pemilik baris; biji terakhir yang membuat lubang berisi empat biji menembaknya untuk yang jalan.',
  'obridjie.detail': 'Sisa biji ketika seorang pemain tidak bisa jalan tidak dihitung untuk siapa pun.',
  'rio-kadalis.summary':
    'Empat biji yang terkumpul sambil lalu menjadi milik pemilik baris; biji terakhir yang membuat lubang berisi empat biji menembaknya untuk yang jalan.',
  'rio-kadalis.detail': 'Ketika seorang pemain tidak bisa jalan, pemain menyimpan biji di barisnya sendiri.',
  'enlightenment.summary':
    'Kedua pemain boleh memainkan lubang mana pun; Anda menang ketika baris Anda lebih dulu kosong.',
  'enlightenment.detail':
    'Lubang yang mencapai dua atau empat biji langsung dikosongkan, dan baris ditabur ke luar dari tengah.',
}
