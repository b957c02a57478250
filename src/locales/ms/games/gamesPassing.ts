import type { AreaWords } from '../../message'

export const gamesPassing: AreaWords<'gamesPassing'> = {
  'adi.summary':
    'Setiap lubang yang mencapai empat buah semasa menabur serta-merta diambil oleh pemilik barisnya.',
  'adi.detail':
    'Buah terakhir yang mencukupkan empat buah menawannya untuk pemain yang bergerak; pemain yang meninggalkan tidak lebih daripada empat buah di papan turut mengambilnya.',
  'adi.reading1':
    'Empat buah terakhir menjadi milik pemain yang bergerak, walaupun buah itu tinggal kerana lawan menawan semasa menabur.',
  'adi-ii.summary': 'Anda mengambil setiap empat buah yang terkumpul semasa menabur di baris sendiri.',
  'adi-ii.detail':
    'Buah terakhir yang mencukupkan empat buah menawannya di mana-mana baris; empat buah terakhir di papan menjadi milik pemain yang bergerak.',
  'adi-ii.reading1':
    'Menurut satu huraian, taburan disambung dari lubang berikutnya; di sini buah di lubang tempat buah terakhir jatuh yang diangkat.',
  'anywoli.summary':
    'Empat buah yang terkumpul semasa menabur menjadi milik pemilik baris, di papan panjang dua belas lubang setiap sisi.',
  'anywoli.detail': 'Buah terakhir yang mencukupkan empat buah menawannya dan memberi satu gerakan lagi.',
  'ba-awa.summary':
    'Empat buah yang terkumpul semasa menabur menjadi milik pemilik baris; buah terakhir yang mencukupkan empat buah menawannya.',
  'ba-awa.detail':
    'Apabila tinggal lapan buah atau kurang, semuanya menjadi milik pemain yang memulakan pusingan.',
  'bule-perga.summary':
    'Taburan disambung dari lubang selepas buah terakhir, dan setiap empat buah yang terkumpul menjadi milik pemilik barisnya.',
  'bule-perga.detail':
    'Pusingan boleh menjadi sangat panjang, kerana empat atau lapan buah mungkin berkeliling tanpa pernah terkumpul empat.',
  'hoyito-i.summary': 'Anda mengambil setiap empat buah yang terkumpul semasa menabur, di mana-mana sisi.',
  'hoyito-i.detail': 'Pemain yang meninggalkan tidak lebih daripada empat buah di papan turut mengambilnya.',
  'hoyito-i.reading1':
    'Menurut Mancala World, giliran pemain yang tidak dapat bergerak dilangkau; di sini pusingan tamat.',
  'lam-waladach.summary':
    'Empat buah yang terkumpul semasa menabur menjadi milik pemilik baris; buah terakhir yang mencukupkan empat buah menawannya dan memberi satu gerakan lagi.',
  'lam-waladach.detail':
    'Tiada yang ditawan dalam giliran pertama pusingan, dan enam buah terakhir menjadi milik pemain yang memulakannya.',
  'namnam.summary':
    'Empat buah yang terkumpul semasa menabur menjadi milik pemilik baris; buah terakhir yang mencukupkan empat buah menawannya untuk pemain yang bergerak.',
  'namnam.detail':
    'Lawan yang tiada buah mesti diberi buah, dan empat buah terakhir di papan menjadi milik pemain yang bergerak.',
  'namnam.reading1':
    'Empat buah terakhir menjadi milik pemain yang bergerak, walaupun buah itu tinggal kerana lawan menawan semasa menabur.',
  'nsa-isong.summary':
    'Empat buah yang terkumpul semasa menabur menjadi milik pemilik baris; buah terakhir yang mencukupkan empat buah menawannya untuk pemain yang bergerak.',
  'nsa-isong.detail':
    'Ditabur mengikut arah jam; pusingan tamat dengan empat buah terakhir, yang menjadi milik pemain yang bergerak.',
  'nsa-isong.reading1':
    'Empat buah terakhir menjadi milik pemain yang bergerak, walaupun buah itu tinggal kerana lawan menawan semasa menabur.',
  'numnum.summary':
    'Empat buah yang terkumpul semasa menabur menjadi milik pemilik baris; buah terakhir yang mencukupkan empat buah menawannya untuk pemain yang bergerak.',
  'numnum.detail':
    'Giliran pemain yang tidak dapat bergerak dilangkau, dan empat buah terakhir di papan menjadi milik pemain yang bergerak.',
  'numnum.reading1':
    'Empat buah terakhir menjadi milik pemain yang bergerak, walaupun buah itu tinggal kerana lawan menawan semasa menabur.',
  'obridjie.summary':
    'Empat buah yang terkumpul semasa menabur menjadi milik pemilik baris; buah terakhir yang mencukupkan empat buah menawannya untuk pemain yang bergerak.',
  'obridjie.detail': 'Baki buah apabila seorang pemain tidak dapat bergerak tidak dikira untuk sesiapa.',
  'rio-kadalis.summary':
    'Empat buah yang terkumpul semasa menabur menjadi milik pemilik baris; buah terakhir yang mencukupkan empat buah menawannya untuk pemain yang bergerak.',
  'rio-kadalis.detail':
    'Apabila seorang pemain tidak dapat bergerak, pemain menyimpan buah di baris masing-masing.',
  'enlightenment.summary':
    'Kedua-dua pemain boleh memainkan mana-mana lubang; anda menang apabila baris anda kosong dahulu.',
  'enlightenment.detail':
    'Lubang yang mencapai dua atau empat buah dikosongkan serta-merta, dan baris ditabur ke luar dari tengah.',
}
