import type { AreaWords } from '../../message'

export const gamesMangala: AreaWords<'gamesMangala'> = {
  'al-manqala.summary': 'Menawan dua atau empat buah dari kedua-dua baris, berundur dari buah terakhir.',
  'al-manqala.detail':
    'Jika lawan tidak dapat diberi buah, pemain yang tidak diberi itu mengambil baki buah.',
  'al-manqala.reading1':
    'Satu huraian menabur mengikut arah jam, yang lain melawan arah jam; pratetap ini menabur melawan arah jam.',
  'bakuk.summary':
    'Tiga lubang setiap sisi dengan enam buah setiap satu; dua atau empat buah ditawan dari kedua-dua baris.',
  'bakuk.detail': 'Baki buah apabila seorang pemain tidak dapat bergerak tidak dikira untuk sesiapa.',
  'bohnenspiel.summary':
    'Menawan dua, empat atau enam buah dari kedua-dua baris, berundur dari buah terakhir.',
  'bohnenspiel.detail':
    'Apabila seorang pemain tidak dapat bergerak, pemain yang terakhir bergerak mengambil semua baki buah.',
  'halusa.summary': 'Menawan sebarang bilangan genap, tetapi hanya dari baris sendiri.',
  'halusa.detail': 'Lawan mesti diberi buah, dan pemain yang tidak dapat diberi mengambil baki buah.',
  'mangala-iii.summary': 'Ditabur ke luar dari tengah baris, menawan dua atau empat buah di mana-mana baris.',
  'mangala-iii.detail': 'Baki buah apabila seorang pemain tidak dapat bergerak dibahagi sama banyak.',
  'mangala-iii.reading1':
    'Satu huraian memberi baki buah kepada pemilik setiap lubang; pratetap ini membahaginya sama banyak.',
  'modiar.summary': 'Buah pertama setiap taburan kembali ke lubang asalnya.',
  'modiar.detail':
    'Tiada yang ditawan pada giliran pertama, dan gerakan yang akan mengosongkan baris lawan dilarang.',
  'tihbat.summary': 'Dua lubang setiap sisi dengan tujuh buah setiap satu, antara papan terkecil yang ada.',
  'tihbat.detail':
    'Buah terakhir yang mencukupkan dua, empat, enam atau lapan buah menawan lubang itu, di mana-mana baris.',
  'vai-lung-thlan.summary':
    'Buah terakhir di lubang kosong ditawan, bersama setiap buah tunggal dalam barisan tidak terputus sebelumnya.',
  'vai-lung-thlan.detail':
    'Ditabur mengikut arah jam dengan enam lubang dan lima buah; giliran pemain yang tiada buah dilangkau.',
  'bechi.summary':
    'Bilangan genap ditawan dari kedua-dua baris, tetapi hanya dari lubang yang pernah dimainkan.',
  'bechi.detail':
    'Ditabur ke luar dari tengah dengan meninggalkan sebiji buah; rantaian diteruskan ke lubang berikutnya mengikut arah taburan.',
  'sow-op-dirs.summary': 'Contoh yang kedua-dua pemainnya menabur ke arah berlawanan.',
  'sow-op-dirs.detail':
    'Pemain pertama memilih arah; buah terakhir yang menjadikan bilangan genap menawan lubangnya, di kedua-dua baris.',
}
