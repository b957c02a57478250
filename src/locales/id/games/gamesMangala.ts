import type { AreaWords } from '../../message'

export const gamesMangala: AreaWords<'gamesMangala'> = {
  'al-manqala.summary':
    'Menembak lubang berisi dua atau empat biji di kedua baris, mundur dari biji terakhir.',
  'al-manqala.detail': 'Jika lawan tidak dapat diberi biji, lawan itulah yang mengambil sisa biji.',
  'al-manqala.reading1':
    'Menurut satu uraian, biji ditabur searah jarum jam, menurut yang lain sebaliknya; di sini berlawanan arah jarum jam.',
  'bakuk.summary':
    'Tiga lubang per sisi masing-masing berisi enam biji; lubang berisi dua atau empat biji ditembak di kedua baris.',
  'bakuk.detail': 'Ketika seorang pemain tidak bisa jalan, sisa biji tidak dihitung untuk siapa pun.',
  'bohnenspiel.summary':
    'Menembak lubang berisi dua, empat, atau enam biji di kedua baris, mundur dari biji terakhir.',
  'bohnenspiel.detail':
    'Ketika seorang pemain tidak bisa jalan, pemain yang terakhir jalan mengambil semua sisa biji.',
  'halusa.summary': 'Menembak lubang yang isinya genap, tetapi hanya di baris sendiri.',
  'halusa.detail': 'Lawan harus diberi biji, dan pemain yang tidak dapat diberi mengambil sisa biji.',
  'mangala-iii.summary':
    'Ditabur ke luar dari tengah baris, menembak lubang berisi dua atau empat biji di baris mana pun.',
  'mangala-iii.detail': 'Ketika seorang pemain tidak bisa jalan, sisa biji dibagi sama banyak.',
  'mangala-iii.reading1':
    'Menurut satu uraian, sisa biji diberikan kepada pemilik setiap lubang; di sini biji itu dibagi sama banyak.',
  'modiar.summary': 'Biji pertama setiap taburan kembali ke lubang asalnya.',
  'modiar.detail':
    'Tidak ada yang ditembak pada giliran pertama, dan langkah yang akan mengosongkan baris lawan dilarang.',
  'tihbat.summary':
    'Dua lubang per sisi masing-masing berisi tujuh biji, salah satu papan terkecil yang ada.',
  'tihbat.detail':
    'Jika biji terakhir membuat lubang berisi dua, empat, enam, atau delapan biji, Anda menembak lubang itu, di baris mana pun.',
  'vai-lung-thlan.summary':
    'Biji terakhir di lubang kosong ditembak, bersama setiap biji tunggal dalam deretan tak terputus sebelumnya.',
  'vai-lung-thlan.detail':
    'Ditabur searah jarum jam dengan enam lubang dan lima biji; pemain yang tidak punya biji melewatkan giliran.',
  'bechi.summary': 'Lubang yang isinya genap ditembak di kedua baris, tetapi hanya jika pernah dimainkan.',
  'bechi.detail':
    'Ditabur ke luar dari tengah dengan meninggalkan satu biji; tembakan berlanjut ke lubang berikutnya menurut arah taburan.',
  'sow-op-dirs.summary': 'Contoh permainan yang kedua pemainnya menabur ke arah berlawanan.',
  'sow-op-dirs.detail':
    'Pemain pertama memilih arah; jika biji terakhir membuat isi lubangnya genap, lubang itu ditembak, di baris mana pun.',
}
