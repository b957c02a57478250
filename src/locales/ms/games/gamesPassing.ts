import type { AreaWords } from '../../message'

export const gamesPassing: AreaWords<'gamesPassing'> = {
  'adi.summary':
    'Setiap lubang yang mencapai empat buah semasa menabur serta-merta diambil oleh pemilik barisnya.',
  'adi.detail':
    'Jika buah terakhir mencukupkan empat buah, pemain yang bergerak menawannya; pemain yang meninggalkan empat buah atau kurang di papan turut mengambil buah itu.',
  'adi.reading1':
    'Empat buah terakhir menjadi milik pemain yang bergerak, walaupun buah itu tinggal kerana lawan mengambil isi lubangnya semasa buah ditabur.',
  'adi-ii.summary': 'Anda mengambil isi lubang sendiri yang mencapai empat buah semasa menabur.',
  'adi-ii.detail':
    'Jika buah terakhir mencukupkan empat buah, anda menawannya di mana-mana baris; empat buah terakhir di papan menjadi milik pemain yang bergerak.',
  'adi-ii.reading1':
    'Menurut satu huraian, taburan disambung dari lubang berikutnya; di sini yang diangkat ialah isi lubang tempat buah terakhir jatuh.',
  'anywoli.summary':
    'Lubang yang mencapai empat buah semasa menabur diambil oleh pemilik barisnya, di papan panjang dua belas lubang setiap sisi.',
  'anywoli.detail': 'Jika buah terakhir mencukupkan empat buah, anda menawannya dan bergerak lagi.',
  'ba-awa.summary':
    'Lubang yang mencapai empat buah semasa menabur diambil oleh pemilik barisnya; jika buah terakhir mencukupkan empat buah, anda menawannya.',
  'ba-awa.detail':
    'Apabila tinggal lapan buah atau kurang, semuanya menjadi milik pemain yang memulakan pusingan.',
  'bule-perga.summary':
    'Taburan disambung dari lubang selepas buah terakhir, dan lubang yang mencapai empat buah diambil oleh pemilik barisnya.',
  'bule-perga.detail':
    'Pusingan boleh menjadi sangat panjang, kerana empat atau lapan buah mungkin terus berkeliling tanpa pernah terkumpul empat dalam satu lubang.',
  'hoyito-i.summary':
    'Anda mengambil isi setiap lubang yang mencapai empat buah semasa menabur, di mana-mana sisi.',
  'hoyito-i.detail': 'Pemain yang meninggalkan empat buah atau kurang di papan turut mengambil buah itu.',
  'hoyito-i.reading1':
    'Menurut Mancala World, giliran pemain yang tidak dapat bergerak dilangkau; di sini pusingan tamat.',
  'lam-waladach.summary':
    'Lubang yang mencapai empat buah semasa menabur diambil oleh pemilik barisnya; jika buah terakhir mencukupkan empat buah, anda menawannya dan bergerak lagi.',
  'lam-waladach.detail':
    'Tiada yang ditawan dalam giliran pertama pusingan, dan enam buah terakhir menjadi milik pemain yang memulakannya.',
  'namnam.summary':
    'Lubang yang mencapai empat buah semasa menabur diambil oleh pemilik barisnya; jika buah terakhir mencukupkan empat buah, pemain yang bergerak menawannya.',
  'namnam.detail':
    'Lawan yang tiada buah mesti diberi buah, dan empat buah terakhir di papan menjadi milik pemain yang bergerak.',
  'namnam.reading1':
    'Empat buah terakhir menjadi milik pemain yang bergerak, walaupun buah itu tinggal kerana lawan mengambil isi lubangnya semasa buah ditabur.',
  'nsa-isong.summary':
    'Lubang yang mencapai empat buah semasa menabur diambil oleh pemilik barisnya; jika buah terakhir mencukupkan empat buah, pemain yang bergerak menawannya.',
  'nsa-isong.detail':
    'Ditabur mengikut arah jam; pusingan tamat apabila tinggal empat buah, yang menjadi milik pemain yang bergerak.',
  'nsa-isong.reading1':
    'Empat buah terakhir menjadi milik pemain yang bergerak, walaupun buah itu tinggal kerana lawan mengambil isi lubangnya semasa buah ditabur.',
  'numnum.summary':
    'Lubang yang mencapai empat buah semasa menabur diambil oleh pemilik barisnya; jika buah terakhir mencukupkan empat buah, pemain yang bergerak menawannya.',
  'numnum.detail':
    'Giliran pemain yang tidak dapat bergerak dilangkau, dan empat buah terakhir di papan menjadi milik pemain yang bergerak.',
  'numnum.reading1':
    'Empat buah terakhir menjadi milik pemain yang bergerak, walaupun buah itu tinggal kerana lawan mengambil isi lubangnya semasa buah ditabur.',
  'obridjie.summary':
    'Lubang yang mencapai empat buah semasa menabur diambil oleh pemilik barisnya; jika buah terakhir mencukupkan empat buah, pemain yang bergerak menawannya.',
  'obridjie.detail': 'Apabila seorang pemain tidak dapat bergerak, baki buah tidak dikira untuk sesiapa.',
  'rio-kadalis.summary':
    'Lubang yang mencapai empat buah semasa menabur diambil oleh pemilik barisnya; jika buah terakhir mencukupkan empat buah, pemain yang bergerak menawannya.',
  'rio-kadalis.detail':
    'Apabila seorang pemain tidak dapat bergerak, pemain menyimpan buah di baris masing-masing.',
  'enlightenment.summary':
    'Kedua-dua pemain boleh memainkan mana-mana lubang; anda menang jika baris anda lebih dahulu kosong.',
  'enlightenment.detail':
    'Lubang yang mencapai dua atau empat buah dikosongkan serta-merta, dan baris ditabur ke luar dari tengah.',
}
