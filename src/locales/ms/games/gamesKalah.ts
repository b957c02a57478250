import type { AreaWords } from '../../message'

export const gamesKalah: AreaWords<'gamesKalah'> = {
  'cross-kalah.summary':
    'Permainan Kalah, tetapi bilangan buah yang genap ditabur mengikut arah jam dan yang ganjil melawan arah jam.',
  'cross-kalah.detail': 'Cara menawan dan gerakan tambahan sama seperti permainan Kalah.',
  'kalah-empty-capture.summary':
    'Permainan Kalah yang tetap menawan buah terakhir walaupun lubang seberang kosong.',
  'kalah-empty-capture.detail':
    'Sumber tidak menentukan tafsiran mana yang dimaksudkan; permainan Kalah biasa mengikut tafsiran yang satu lagi.',
  'kalah-empty-capture.reading1':
    'Irving et al. hanya menerbitkan keputusan menang, seri dan kalah. Di sini juga kemenangan didahulukan; apabila permainan diselesaikan, kedua-dua pemain turut mengejar beza terbesar.',
  'kalah.summary':
    'Tabur sekali, tawan ke seberang, dan bergerak lagi jika buah terakhir jatuh di rumah anda.',
  'kalah.detail':
    'Pusingan tamat apabila salah satu sisi kosong; baki buah menjadi milik pemain di sisi yang satu lagi.',
  'kalah.reading1':
    'Peraturan dalam laporan tidak menyatakan sama ada buah terakhir diambil apabila lubang seberang kosong. Salah satu buktinya menyebut tawan separuh, yang membayangkan ia diambil. Pratetap ini tidak mengambil apa-apa; Kalah (tawan kosong) mengambilnya. Keputusan yang bergantung pada hal ini diberikan untuk kedua-duanya.',
  'kalah.reading2':
    'Laporan itu dan Irving et al. hanya menerbitkan keputusan menang, seri dan kalah. Di sini juga kemenangan didahulukan; apabila permainan diselesaikan, kedua-dua pemain turut mengejar beza terbesar.',
  'kalah-alt.summary': 'Permainan Kalah yang gilirannya sentiasa beralih kepada lawan.',
  'kalah-alt.detail': 'Buah terakhir di rumah tidak memberi satu gerakan lagi.',
  'kalah-alt.reading1':
    'Peraturan dalam laporan tidak menyatakan sama ada buah terakhir diambil apabila lubang seberang kosong. Salah satu buktinya menyebut tawan separuh, yang membayangkan ia diambil. Pratetap ini tidak mengambil apa-apa, seperti permainan Kalah. Strategi yang didakwa tidak pernah kalah disemak dengan kedua-dua peraturan.',
  'kalah-cannot-move.summary':
    'Permainan Kalah yang diteruskan sehingga pemain yang mendapat giliran tiada buah, walaupun baris lawan kosong lebih awal.',
  'kalah-cannot-move.detail':
    'Sumber tidak sepakat tentang bila permainan Kalah tamat; permainan Kalah biasa tamat sebaik sahaja salah satu baris kosong.',
  'waurie.summary': 'Anda menang jika lebih dahulu menghabiskan semua buah sendiri.',
  'waurie.detail':
    'Anda menabur ke dalam rumah sendiri, dan buah terakhir di situ memberi satu gerakan lagi.',
  'simple-capt.summary':
    'Permainan Kalah tanpa menawan: buah hanya dimenangi dengan menaburnya ke dalam rumah sendiri.',
  'simple-capt.detail':
    'Pusingan tamat apabila satu gerakan mengosongkan baris pemain yang membuatnya, dan pemain itu mengambil bakinya.',
  'cross-capt.summary': 'Permainan Kalah yang menawan ke seberang; mengosongkan baris sendiri menguntungkan.',
  'cross-capt.detail':
    'Gerakan yang mengosongkan baris pemain yang membuatnya menamatkan pusingan, dan pemain itu mengambil bakinya.',
  'go-empty-one.summary': 'Anda menang jika lebih dahulu mengosongkan baris sendiri.',
  'go-empty-one.detail':
    'Taburan bersambung, tiada yang ditawan, dan buah terakhir di rumah sendiri memberi satu gerakan lagi.',
  'go-empty-two.summary':
    'Anda menang jika lebih dahulu mengosongkan baris sendiri; anda boleh menabur ke mana-mana arah.',
  'go-empty-two.detail':
    'Buah ditabur ke dalam kedua-dua rumah, dan buah terakhir di mana-mana rumah memberi satu gerakan lagi.',
  'valah.summary': 'Taburan bersambung melalui rumah sendiri, tanpa menawan, pada papan kecil.',
  'valah.detail':
    'Pusingan tamat apabila pemain yang mendapat giliran tiada buah; setiap pemain menyimpan baki di barisnya.',
  'no-capt.summary': 'Contoh tanpa menawan: buah hanya ditabur ke dalam rumah.',
  'no-capt.detail':
    'Giliran pemain yang tidak dapat bergerak dilangkau, dan taburan panjang melangkau lubang asalnya.',
  'random-kalah.summary':
    'Permainan Kalah dengan susunan awal rawak; pusingan tamat apabila pemain yang mendapat giliran tiada buah.',
  'random-kalah.detail':
    'Asalnya 48 buah disebarkan secara rawak, sekurang-kurangnya dua setiap lubang; di sini setiap lubang bermula dengan empat.',
  'random-kalah.reading1':
    'Asalnya permainan bermula dengan susunan rawak; pratetap ini bermula sama rata, dan anda boleh menetapkan sebarang susunan.',
  'ns-kalah.summary':
    'Permainan Kalah yang setiap pemainnya hanya menabur mengelilingi baris dan rumah sendiri.',
  'ns-kalah.detail':
    'Buah yang menawan kekal di papan; jika anda menawan buah terakhir lawan, lawan mengambil semua yang tinggal.',
  'tchuka-ruma.summary':
    'Satu perlumbaan: setiap pemain menabur bersambung mengelilingi baris sendiri, dan yang lebih dahulu mengosongkannya menang.',
  'tchuka-ruma.detail': 'Buah terakhir di rumah anda memberi satu gerakan lagi; tiada apa-apa ditawan.',
  'tchuka-ruma.reading1':
    'Tchuka ruma diterbitkan sebagai teka-teki untuk seorang pemain; dalam MancalaGames, dua pemain masing-masing mempunyai satu baris tujuh lubang.',
}
