import type { AreaWords } from '../../message'

export const gamesKalah: AreaWords<'gamesKalah'> = {
  'cross-kalah.summary':
    'Permainan Kalah, tetapi biji berjumlah genap ditabur searah jarum jam dan yang berjumlah ganjil berlawanan arah jarum jam.',
  'cross-kalah.detail': 'Tembakan dan langkah tambahan sama seperti dalam permainan Kalah.',
  'kalah-empty-capture.summary':
    'Permainan Kalah yang tembakannya tetap mengambil biji terakhir walaupun lubang seberang kosong.',
  'kalah-empty-capture.detail':
    'Sumber tidak menentukan penafsiran mana yang dimaksud; permainan Kalah biasa mengikuti penafsiran yang lain.',
  'kalah-empty-capture.reading1':
    'Irving et al. hanya menerbitkan hasil menang, seri, dan kalah. Di sini juga kemenangan didahulukan; jika permainan dipecahkan, kedua pemain juga mengejar selisih terbesar.',
  'kalah.summary':
    'Tabur sekali, tembak ke seberang, dan jalan lagi jika biji terakhir jatuh di lumbung Anda.',
  'kalah.detail':
    'Ronde berakhir ketika salah satu sisi kosong; sisa biji menjadi milik pemain di sisi yang lain.',
  'kalah.reading1':
    'Aturan dalam laporan tidak menyebutkan apakah biji terakhir diambil ketika lubang seberang kosong. Salah satu buktinya menyebut setengah tembakan, yang mengisyaratkan bahwa biji itu diambil. Varian ini tidak mengambil apa-apa; Kalah dengan tembakan kosong mengambilnya. Hasil yang bergantung pada hal ini diberikan untuk keduanya.',
  'kalah.reading2':
    'Laporan itu dan Irving et al. hanya menerbitkan hasil menang, seri, dan kalah. Di sini juga kemenangan didahulukan; jika permainan dipecahkan, kedua pemain juga mengejar selisih terbesar.',
  'kalah-alt.summary': 'Permainan Kalah yang gilirannya selalu beralih ke lawan.',
  'kalah-alt.detail': 'Biji terakhir di lumbung tidak memberi satu langkah lagi.',
  'kalah-alt.reading1':
    'Aturan dalam laporan tidak menyebutkan apakah biji terakhir diambil ketika lubang seberang kosong. Salah satu buktinya menyebut setengah tembakan, yang mengisyaratkan bahwa biji itu diambil. Varian ini tidak mengambil apa-apa, seperti permainan Kalah. Strategi yang diklaim tidak pernah kalah diperiksa dengan kedua aturan.',
  'kalah-cannot-move.summary':
    'Permainan Kalah yang berlanjut sampai pemain yang mendapat giliran tidak punya biji, walaupun baris lawan kosong lebih dulu.',
  'kalah-cannot-move.detail':
    'Sumber-sumber berbeda pendapat tentang kapan permainan Kalah berakhir; permainan Kalah biasa berakhir begitu salah satu baris kosong.',
  'waurie.summary': 'Anda menang jika lebih dulu menghabiskan semua biji sendiri.',
  'waurie.detail': 'Anda menabur ke lumbung sendiri, dan biji terakhir di sana memberi satu langkah lagi.',
  'simple-capt.summary':
    'Permainan Kalah tanpa tembakan: biji hanya didapat dengan menaburnya ke lumbung sendiri.',
  'simple-capt.detail':
    'Ronde berakhir ketika satu langkah mengosongkan baris pemain yang menjalankannya, dan pemain itu mengambil sisanya.',
  'cross-capt.summary':
    'Permainan Kalah dengan tembakan ke seberang; mengosongkan baris sendiri menguntungkan.',
  'cross-capt.detail':
    'Langkah yang mengosongkan baris pemain yang menjalankannya mengakhiri ronde, dan pemain itu mengambil sisanya.',
  'go-empty-one.summary': 'Anda menang jika lebih dulu mengosongkan baris sendiri.',
  'go-empty-one.detail':
    'Taburan bersambung, tidak ada tembakan, dan biji terakhir di lumbung sendiri memberi satu langkah lagi.',
  'go-empty-two.summary':
    'Anda menang jika lebih dulu mengosongkan baris sendiri; Anda boleh menabur ke arah mana pun.',
  'go-empty-two.detail': 'Kedua lumbung diisi, dan biji terakhir di salah satunya memberi satu langkah lagi.',
  'valah.summary': 'Taburan bersambung lewat lumbung sendiri, tanpa tembakan, di papan kecil.',
  'valah.detail':
    'Ronde berakhir ketika pemain yang mendapat giliran tidak punya biji; setiap pemain mendapat sisa biji di barisnya sendiri.',
  'no-capt.summary': 'Contoh tanpa tembakan: biji masuk ke lumbung hanya lewat taburan.',
  'no-capt.detail':
    'Pemain yang tidak bisa jalan melewatkan giliran, dan taburan panjang melompati lubang asalnya.',
  'random-kalah.summary':
    'Permainan Kalah dengan susunan awal acak; ronde berakhir ketika pemain yang mendapat giliran tidak punya biji.',
  'random-kalah.detail':
    'Aslinya 48 biji disebar secara acak, sedikitnya dua per lubang; di sini setiap lubang mula-mula berisi empat.',
  'random-kalah.reading1':
    'Aslinya permainan dimulai dari susunan acak; di sini semua lubang mula-mula berisi sama banyak, dan Anda dapat menetapkan susunan apa pun.',
  'ns-kalah.summary':
    'Permainan Kalah yang setiap pemainnya menabur hanya mengelilingi baris dan lumbung sendiri.',
  'ns-kalah.detail':
    'Biji yang menembak tetap di papan; jika Anda menembak biji terakhir lawan, lawan mengambil semua yang tersisa.',
  'tchuka-ruma.summary':
    'Adu cepat: setiap pemain menabur bersambung mengelilingi baris sendiri, dan yang lebih dulu mengosongkannya menang.',
  'tchuka-ruma.detail': 'Biji terakhir di lumbung Anda memberi satu langkah lagi; tidak ada yang ditembak.',
  'tchuka-ruma.reading1':
    'Tchuka ruma diterbitkan sebagai teka-teki untuk satu pemain; dalam MancalaGames, dua pemain masing-masing punya satu baris tujuh lubang.',
}
