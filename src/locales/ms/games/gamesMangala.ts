import type { AreaWords } from '../../message'

export const gamesMangala: AreaWords<'gamesMangala'> = {
  'al-manqala.summary':
    'Menawan lubang berisi dua atau empat buah di kedua-dua baris, berundur dari buah terakhir.',
  'al-manqala.detail': 'Jika lawan tidak dapat diberi buah, lawan itulah yang mengambil baki buah.',
  'al-manqala.reading1':
    'Menurut satu huraian, buah ditabur mengikut arah jam, menurut yang lain sebaliknya; dalam pratetap ini, melawan arah jam.',
  'bakuk.summary':
    'Tiga lubang setiap sisi dengan enam buah setiap satu; lubang berisi dua atau empat buah ditawan di kedua-dua baris.',
  'bakuk.detail': 'Apabila seorang pemain tidak dapat bergerak, baki buah tidak dikira untuk sesiapa.',
  'bohnenspiel.summary':
    'Menawan lubang berisi dua, empat atau enam buah di kedua-dua baris, berundur dari buah terakhir.',
  'bohnenspiel.detail':
    'Apabila seorang pemain tidak dapat bergerak, pemain yang terakhir bergerak mengambil semua baki buah.',
  'halusa.summary': 'Menawan lubang yang isinya genap, tetapi hanya di baris sendiri.',
  'halusa.detail': 'Lawan mesti diberi buah, dan pemain yang tidak dapat diberi mengambil baki buah.',
  'mangala-iii.summary':
    'Ditabur ke luar dari tengah baris, menawan lubang berisi dua atau empat buah di mana-mana baris.',
  'mangala-iii.detail': 'Apabila seorang pemain tidak dapat bergerak, baki buah dibahagikan sama banyak.',
  'mangala-iii.reading1':
    'Menurut satu huraian, baki buah diberikan kepada pemilik setiap lubang; dalam pratetap ini, baki dibahagikan sama banyak.',
  'modiar.summary': 'Buah pertama setiap taburan kembali ke lubang asalnya.',
  'modiar.detail':
    'Tiada buah ditawan pada giliran pertama, dan gerakan yang akan mengosongkan baris lawan dilarang.',
  'tihbat.summary': 'Dua lubang setiap sisi dengan tujuh buah setiap satu, antara papan terkecil yang ada.',
  'tihbat.detail':
    'Jika buah terakhir mencukupkan dua, empat, enam atau lapan buah, anda menawan lubang itu, di mana-mana baris.',
  'vai-lung-thlan.summary':
    'Buah terakhir di lubang kosong ditawan, bersama setiap buah tunggal dalam barisan tidak terputus sebelumnya.',
  'vai-lung-thlan.detail':
    'Ditabur mengikut arah jam dengan enam lubang dan lima buah; giliran pemain yang tiada buah dilangkau.',
  'bechi.summary': 'Lubang yang isinya genap ditawan di kedua-dua baris, tetapi hanya jika pernah dimainkan.',
  'bechi.detail':
    'Ditabur ke luar dari tengah dengan meninggalkan sebiji buah; rantaian diteruskan ke lubang berikutnya mengikut arah taburan.',
  'sow-op-dirs.summary': 'Contoh permainan yang kedua-dua pemainnya menabur ke arah berlawanan.',
  'sow-op-dirs.detail':
    'Pemain pertama memilih arah; jika buah terakhir menjadikan isi lubangnya genap, lubang itu ditawan, di mana-mana baris.',
}
