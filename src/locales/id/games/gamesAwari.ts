import type { AreaWords } from '../../message'

export const gamesAwari: AreaWords<'gamesAwari'> = {
  'achochodi.summary': 'Menembak lubang berisi dua atau tiga biji, mulai dari biji terakhir di baris lawan.',
  'achochodi.detail':
    'Rangkaian boleh mundur ke baris sendiri, dan biji tunggal yang akan digerakkan lebih dulu menembak lubang seberang.',
  'adji-kui-i.summary':
    'Menembak lubang lawan yang berisi dua atau tiga biji; biji tunggal tidak pernah diambil.',
  'adji-kui-i.detail':
    'Hanya lubang berisi sedikitnya dua biji yang boleh dimainkan, dan pemain yang tidak memilikinya melewatkan giliran.',
  'alemungula.summary':
    'Setiap separuh baris ditabur ke luar: separuh kiri searah jarum jam, separuh kanan berlawanan arah jarum jam.',
  'alemungula.detail':
    'Lubang tengah boleh ditabur ke arah mana pun, dan satu biji yang baru menyeberang tidak boleh langsung dibawa kembali.',
  'awari.summary':
    'Menembak lubang lawan yang berisi dua atau tiga biji; lawan yang kehabisan biji harus diberi biji.',
  'awari.detail':
    'Romein dan Bal memecahkannya pada tahun 2003: dengan permainan terbaik kedua pihak, hasilnya seri.',
  'awari.reading1':
    'Seperti dalam Romein & Bal, langkah yang akan menembak semua biji lawan hanya boleh dipilih oleh pemain yang tidak punya langkah lain. Dalam sumber lain, langkah seperti itu diperbolehkan atau tidak menembak apa-apa: lihat Oware.',
  'awari.reading2':
    'Romein & Bal membagi sisa biji sama banyak jika permainan tidak akan berakhir. Di sini hal itu terjadi ketika posisi berulang; jika jumlahnya ganjil, satu biji tidak dihitung untuk siapa pun.',
  'awari.reading3':
    'Anda harus memberi biji kepada lawan yang tidak punya biji. Sebuah langkah dianggap memberi biji jika meninggalkan biji di sana ketika selesai; biji yang diletakkan lalu ditembak lagi tidak dihitung.',
  'cow.summary': 'Ditabur ke luar dari tengah baris, menembak lubang berisi dua atau empat biji.',
  'cow.detail':
    'Hanya lubang berisi sedikitnya dua biji yang boleh dimainkan; lubang tengah boleh ditabur dua arah.',
  'cross-wari.summary':
    'Wari, tetapi biji berjumlah genap ditabur searah jarum jam dan yang berjumlah ganjil berlawanan arah jarum jam.',
  'cross-wari.detail':
    'Langkah yang akan menembak semuanya tidak menembak apa-apa, dan lawan harus diberi biji.',
  'erherhe.summary':
    'Menembak lubang lawan yang berisi satu atau tiga biji, jadi biji terakhir ditembak walaupun jatuh di lubang kosong.',
  'erherhe.detail': 'Lawan yang kehabisan biji harus diberi biji.',
  'goat.summary':
    'Permainan kecil dengan tiga lubang per sisi, ditabur ke luar, menembak lubang berisi dua biji.',
  'goat.detail':
    'Hanya lubang berisi sedikitnya dua biji yang boleh dimainkan; lubang tengah boleh ditabur dua arah.',
  'kale.summary':
    'Menembak lubang berisi dua atau tiga biji dalam rangkaian yang boleh berlanjut dari baris lawan ke baris sendiri.',
  'kale.detail':
    'Langkah satu biji tidak pernah menembak, dan langkah yang akan menembak semuanya tidak menembak apa-apa.',
  'mangala-ii.summary': 'Enam biji per lubang, menembak lubang lawan yang berisi dua, empat, atau enam biji.',
  'mangala-ii.detail':
    'Langkah yang akan menembak semuanya tidak menembak apa-apa, dan lawan yang tidak punya biji harus diberi biji.',
  'mbangbi.summary':
    'Anda memilih arah setiap taburan dan menembak lubang lawan yang berisi dua atau empat biji.',
  'mbangbi.detail':
    'Hanya lubang berisi sedikitnya dua biji yang boleh dimainkan, dan pemain yang tidak memilikinya melewatkan giliran.',
  'mbangbi.reading1':
    'Rangkaian berjalan searah jarum jam, ke arah mana pun taburannya, seperti dalam MancalaGames; menurut aturan biasa, rangkaian mundur melawan arah taburan (turn.chainWay: backward).',
  'micro-wari.summary':
    'Dua lubang per sisi masing-masing berisi satu biji: cukup kecil untuk dipahami sepenuhnya.',
  'micro-wari.detail': 'Biji terakhir yang jatuh di lubang kosong lawan langsung ditembak.',
  'ouri.summary': 'Biji tunggal hanya boleh digerakkan jika terpaksa.',
  'ouri.detail':
    'Menembak semua biji lawan memberi satu langkah lagi, yang harus memberi biji kepada lawan jika bisa.',
  'oware.summary':
    'Permainan turnamen: menembak lubang lawan yang berisi dua atau tiga biji; lawan yang kehabisan biji harus diberi biji.',
  'oware.detail': 'Langkah yang akan menembak semua biji lawan diperbolehkan tetapi tidak menembak apa-apa.',
  'oware-forbidden.summary': 'Oware yang melarang langkah yang akan menembak semua biji lawan.',
  'oware-forbidden.detail':
    'Ini salah satu dari beberapa aturan tentang menembak semuanya; aturan lain sama seperti oware.',
  'oware-leaves-left.summary':
    'Oware, tetapi jika semua biji lawan akan tertembak, lubang berisi yang paling kiri dilihat dari sisi Anda disisakan.',
  'oware-leaves-left.detail':
    'Ini salah satu dari beberapa aturan tentang menembak semuanya; aturan lain sama seperti oware.',
  'oware-leaves-right.summary':
    'Oware, tetapi jika semua biji lawan akan tertembak, lubang berisi yang paling kanan dilihat dari sisi Anda disisakan.',
  'oware-leaves-right.detail':
    'Ini salah satu dari beberapa aturan tentang menembak semuanya; aturan lain sama seperti oware.',
  'oware-gives-rest.summary':
    'Oware yang membolehkan Anda menembak semuanya, tetapi lawan lalu mengambil semua biji yang tersisa.',
  'oware-gives-rest.detail':
    'Ini salah satu dari beberapa aturan tentang menembak semuanya; aturan lain sama seperti oware.',
  'songo.summary':
    'Dimainkan searah jarum jam dengan tujuh lubang dan lima biji, menembak lubang lawan yang berisi dua atau empat biji.',
  'songo.detail':
    'Tembakan mundur melewati lubang yang baru ditabur, dan lawan yang tidak punya biji harus diberi biji.',
  'urim.summary': 'Menembak lubang lawan yang berisi dua, tiga, atau empat biji.',
  'urim.detail': 'Lubang berisi tujuh belas biji atau lebih dianggap penuh, dan taburan melompatinya.',
  'wari.summary':
    'Menembak lubang lawan yang berisi dua atau tiga biji; lawan yang kehabisan biji harus diberi biji.',
  'wari.detail': 'Satu langkah boleh menembak semua biji lawan.',
}
