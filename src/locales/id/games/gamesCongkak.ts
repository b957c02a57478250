import type { AreaWords } from '../../message'

export const gamesCongkak: AreaWords<'gamesCongkak'> = {
  'congkak.summary':
    'Taburan disambung bila biji terakhir jatuh di lubang berisi, dengan tembakan ke seberang papan.',
  'congkak.detail':
    'Satu ronde dimainkan sampai semua biji ada di lumbung; pemain yang tidak punya biji melewatkan giliran.',
  'congkak.reading1':
    'Pseudokode makalah menganggap biji terakhir di lubang terakhir lawan seolah-olah berada di lubang sendiri. Varian ini mengikuti teks, dan angka yang diterbitkan sesuai dengan teks.',
  'congkak.reading2':
    'Makalah hanya menghitung menang, seri, dan kalah. Di sini juga kemenangan didahulukan; jika permainan dipecahkan, kedua pemain juga mengejar selisih terbesar.',
  'congkak-rounds.summary': 'Ronde dimainkan berturut-turut sampai seorang pemain kehilangan semua lubang.',
  'congkak-rounds.detail':
    'Pemain mengisi ulang lubang dari lumbungnya; lubang yang tidak dapat diisi menjadi hangus, dan taburan melompatinya.',
  'congkak-rounds.reading1':
    'Makalah tidak menyebutkan siapa yang memulai ronde berikutnya. Di sini pemenang memulai ronde berikutnya; setelah seri, giliran memulai jatuh pada pemain yang tadi tidak memulai.',
  'congkak-rounds.reading2':
    'Pertandingan berlangsung sampai seorang pemain kehilangan semua lubang atau menyerah. Di sini tidak ada yang menyerah, dan pertandingan yang belum selesai setelah 1.000 ronde dianggap belum diputuskan.',
  'congkak-rounds-confiscate.summary':
    'Congkak beberapa ronde, dengan lubang hangus yang masih menerima biji.',
  'congkak-rounds-confiscate.detail': 'Biji yang jatuh di lubang hangus masuk ke lumbung lawan.',
  'congkak-rounds-confiscate.reading1':
    'Makalah menyebut sebagai aturan tambahan bahwa biji di lubang hangus menjadi milik lawan, tetapi tidak menjelaskan akibat biji terakhir di sana. Di sini giliran berakhir, karena lubang hangus tidak berisi biji.',
  'congklak.summary': 'Pemenangnya adalah yang lebih dulu punya lebih dari separuh biji pada akhir giliran.',
  'congklak.detail':
    'Pemain pertama dapat menang sebelum lawan sempat jalan; versi yang diperbaiki mencegahnya.',
  'congklak.reading1':
    'Menurut lembar aturan, biji terakhir di lumbung mengakhiri giliran dan memberi satu giliran lagi, dan kemenangan diperiksa pada akhir giliran. Di sini giliran berlangsung sampai lawan mendapat giliran, dan kemenangan diperiksa saat itu. Perhitungan independen yang memeriksanya setelah setiap biji terakhir di lumbung memberi 25 dan 38 biji untuk 4 dan 5 lubang, bukan 30 dan 46; Selatan menang dalam keduanya.',
  'congklak.reading2':
    'Lembar aturan tidak menetapkan selisih: pemain menang atau tidak. Hasil lebih dulu menyebutkan pemenang; selisih adalah biji di lumbung ketika ronde berakhir.',
  'congklak.reading3':
    'Lembar aturan tidak menyebutkan apa yang terjadi jika tidak ada pemain yang dapat mencapai mayoritas. Di sini ronde berakhir ketika kedua pemain tidak bisa jalan, dan hasilnya seri.',
  'congklak-patched.summary': 'Congklak yang taburannya hanya disambung dari lubang sendiri.',
  'congklak-patched.detail':
    'Aturan perbaikan ini diusulkan agar pemain pertama tidak menang dalam satu giliran.',
  'congklak-patched.reading1':
    'Aturan perbaikan hanya menyebut lubang yang diambil lagi. Aturan lain mengikuti lembar aturan, dengan penafsiran yang sama seperti Congklak.',
  'dakon.summary': 'Ronde berakhir ketika pemain yang mendapat giliran kehabisan biji.',
  'dakon.detail': 'Tembakan ke seberang mengambil biji terakhir walaupun lubang seberang kosong.',
  'dakon.reading1':
    'Makalah tidak menyebutkan apakah biji terakhir diambil ketika lubang seberang kosong. Di sini diambil: hanya dengan cara itu jumlah pembukaan yang diterbitkan diperoleh.',
  'dakon.reading2':
    'Teks menganggap pembukaan menang mulai 2n² − n biji. Jumlah yang diterbitkan memerlukan satu biji lagi, sehingga lawan tinggal kurang dari n biji.',
  'dakon-russ.summary': 'Dakon yang pemainnya melewatkan giliran jika tidak punya biji.',
  'dakon-russ.detail': 'Tembakan ke seberang memerlukan biji di lubang seberang.',
  'jongkak.summary':
    'Taburan bersambung dengan tembakan ke seberang; ronde berakhir begitu pemain mengosongkan barisnya sendiri.',
  'jongkak.detail': 'Tujuh lubang per sisi masing-masing berisi lima biji.',
  'jongkak.reading1':
    'Menurut satu uraian, permainan dimulai dengan tujuh biji per lubang; di sini dengan lima.',
  'ohvalhu.summary': 'Dakon dari Maladewa, ditabur searah jarum jam dengan delapan lubang per sisi.',
  'ohvalhu.detail': 'Setiap lumbung ada di kiri pemiliknya; pengisian ulang lubang tetap dimulai dari kiri.',
  'ohvalhu.reading1':
    'Makalah hanya menyebutkan bahwa Ohvalhu ditabur searah jarum jam, dengan lumbung di kiri. Aturan lain sama seperti Dakon; pengisian ulang lubang tetap dimulai dari kiri.',
  'ohvulhu.summary':
    'Taburan bersambung melalui lumbung sendiri, dengan tembakan ke seberang, di papan delapan lubang per sisi.',
  'ohvulhu.detail':
    'Ronde berakhir ketika pemain yang mendapat giliran tidak punya biji, dan setiap pemain mendapat sisa biji di barisnya sendiri.',
  'sungka.summary': 'Dakon dari Filipina; kedua pemain menjalankan giliran pertama serentak.',
  'sungka.detail':
    'Pemain yang berhenti lebih dulu mendapat giliran berikutnya; yang bertahan paling lama memulai ronde berikutnya.',
  'sungka.reading1':
    'Makalah hanya menyebutkan bahwa kedua pemain mulai serentak dalam ronde pertama. Di sini mereka menjatuhkan satu biji secara bergantian, Selatan sebelum Utara; mengambil, menembak, dan memilih tidak memakan waktu.',
  'sungka.reading2':
    'Pemain yang memilih serentak tidak saling melihat pilihan. Di sini Utara memilih setelah Selatan dan melihat pilihan Selatan.',
  'sungka.reading3':
    'Pemain yang bertahan paling lama memulai ronde berikutnya. Makalah tidak menyebutkan apa yang terjadi jika kedua pembukaan sama lama. Di sini Selatan mendapat giliran berikutnya, dan Utara memulai ronde kedua.',
}
