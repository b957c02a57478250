import type { AreaWords } from '../../message'

export const gamesMangala: AreaWords<'gamesMangala'> = {
  'al-manqala.summary': 'Menembak dua dan empat biji dari kedua baris, mundur dari biji terakhir.',
  'al-manqala.detail':
    'Jika lawan tidak dapat diberi biji, pemain yang tidak diberi itu mengambil sisa biji.',
  'al-manqala.reading1':
    'Menurut satu uraian, biji ditabur searah jarum jam, menurut yang lain sebaliknya; prasetel ini menabur berlawanan arah jarum jam.',
  'bakuk.summary':
    'Tiga lubang per sisi masing-masing berisi enam biji; dua dan empat biji ditembak dari kedua baris.',
  'bakuk.detail': 'Sisa biji ketika seorang pemain tidak bisa jalan tidak dihitung untuk siapa pun.',
  'bohnenspiel.summary': 'Menembak dua, empat, dan enam biji dari kedua baris, mundur dari biji terakhir.',
  'bohnenspiel.detail':
    'Ketika seorang pemain tidak bisa jalan, pemain yang terakhir jalan mengambil semua sisa biji.',
  'halusa.summary': 'Menembak jumlah genap berapa pun, tetapi hanya dari baris sendiri.',
  'halusa.detail': 'Lawan harus diberi biji, dan pemain yang tidak dapat diberi mengambil sisa biji.',
  'mangala-iii.summary': 'Ditabur ke luar dari tengah baris, menembak dua atau empat biji di baris mana pun.',
  'mangala-iii.detail': 'Sisa biji ketika seorang pemain tidak bisa jalan dibagi sama banyak.',
  'mangala-iii.reading1':
    'Menurut satu uraian, sisa biji diberikan kepada pemilik setiap lubang; prasetel ini membaginya sama banyak.',
  'modiar.summary': 'Biji pertama setiap taburan kembali ke lubang asalnya.',
  'modiar.detail':
    'Tidak ada yang ditembak pada giliran pertama, dan langkah yang akan mengosongkan baris lawan dilarang.',
  'tihbat.summary':
    'Dua lubang per sisi masing-masing berisi tujuh biji, salah satu papan terkecil yang ada.',
  'tihbat.detail':
    'Biji terakhir yang membuat lubang berisi dua, empat, enam, atau delapan biji menembak lubang itu, di baris mana pun.',
  'vai-lung-thlan.summary':
    'Biji terakhir di lubang kosong ditembak, bersama setiap biji tunggal dalam deretan tak terputus sebelumnya.',
  'vai-lung-thlan.detail':
    'Ditabur searah jarum jam dengan enam lubang dan lima biji; pemain yang tidak punya biji melewatkan giliran.',
  'bechi.summary': 'Jumlah genap ditembak dari kedua baris, tetapi hanya dari lubang yang pernah dimainkan.',
  'bechi.detail':
    'Ditabur ke luar dari tengah dengan meninggalkan satu biji; tembakan berlanjut ke lubang berikutnya menurut arah taburan.',
  'sow-op-dirs.summary': 'Contoh yang kedua pemainnya menabur ke arah berlawanan.',
  'sow-op-dirs.detail':
    'Pemain pertama memilih arah; biji terakhir yang membuat jumlahnya genap menembak lubangnya, di kedua baris.',
}
