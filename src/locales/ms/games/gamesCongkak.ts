import type { AreaWords } from '../../message'

export const gamesCongkak: AreaWords<'gamesCongkak'> = {
  'congkak.summary':
    'Taburan disambung apabila buah terakhir jatuh di lubang berisi; anda menawan ke seberang papan.',
  'congkak.detail':
    'Satu pusingan dimainkan sehingga semua buah berada di dalam rumah; giliran pemain yang tiada buah dilangkau.',
  'congkak.reading1':
    'Pseudokod makalah menganggap buah terakhir di lubang terakhir lawan seolah-olah berada di lubang sendiri. Pratetap ini mengikut teks, dan angka yang diterbitkan sepadan dengan teks.',
  'congkak.reading2':
    'Makalah hanya mengira menang, seri dan kalah. Di sini juga kemenangan didahulukan; apabila permainan diselesaikan, kedua-dua pemain turut mengejar beza terbesar.',
  'congkak-rounds.summary':
    'Pusingan dimainkan berturut-turut sehingga seorang pemain kehilangan semua lubang.',
  'congkak-rounds.detail':
    'Pemain mengisi semula lubang dari rumah masing-masing; lubang yang tidak dapat diisi menjadi hangus, dan taburan melangkaunya.',
  'congkak-rounds.reading1':
    'Makalah tidak menyatakan siapa yang memulakan pusingan berikutnya. Di sini pemenang memulakan pusingan berikutnya; selepas seri, pemain yang tidak memulakan pusingan tadi pula yang memulakannya.',
  'congkak-rounds.reading2':
    'Perlawanan berlangsung sehingga seorang pemain kehilangan semua lubang atau mengaku kalah. Di sini tiada siapa mengaku kalah, dan perlawanan yang belum selesai selepas 1,000 pusingan dianggap tidak diputuskan.',
  'congkak-rounds-confiscate.summary':
    'Congkak beberapa pusingan, dengan lubang hangus yang masih menerima buah.',
  'congkak-rounds-confiscate.detail': 'Buah yang jatuh di lubang hangus masuk ke rumah lawan.',
  'congkak-rounds-confiscate.reading1':
    'Makalah menyebut sebagai peraturan tambahan bahawa buah di lubang hangus menjadi milik lawan, tetapi tidak menjelaskan kesan buah terakhir di situ. Di sini giliran tamat, kerana lubang hangus tidak berisi buah.',
  'congklak.summary':
    'Pemenang ialah pemain yang lebih dahulu memiliki lebih daripada separuh buah pada akhir giliran.',
  'congklak.detail':
    'Pemain pertama boleh menang sebelum lawan sempat bergerak; peraturan tambahan Kasim menghalangnya.',
  'congklak.reading1':
    'Menurut helaian peraturan, buah terakhir di rumah menamatkan giliran dan memberi satu giliran lagi, dan kemenangan disemak pada akhir giliran. Di sini giliran berlangsung sehingga lawan mendapat giliran, dan kemenangan disemak ketika itu. Pengiraan bebas yang menyemaknya selepas setiap buah terakhir di rumah memberi 25 dan 38 buah bagi 4 dan 5 lubang, bukan 30 dan 46; Selatan menang dalam kedua-duanya.',
  'congklak.reading2':
    'Helaian peraturan tidak menetapkan beza: pemain menang atau tidak. Keputusan menyatakan pemenang dahulu; beza ialah buah di dalam rumah apabila pusingan tamat.',
  'congklak.reading3':
    'Helaian peraturan tidak menyatakan apa yang berlaku jika tiada pemain boleh mencapai majoriti. Di sini pusingan tamat apabila kedua-dua pemain tidak dapat bergerak, dan keputusannya seri.',
  'congklak-patched.summary': 'Congklak yang taburannya hanya disambung dari lubang sendiri.',
  'congklak-patched.detail':
    'Peraturan tambahan ini dicadangkan supaya pemain pertama tidak menang dalam satu giliran.',
  'congklak-patched.reading1':
    'Peraturan tambahan hanya menyebut lubang yang diangkat semula. Peraturan lain mengikut helaian peraturan, dengan tafsiran yang sama seperti Congklak.',
  'dakon.summary': 'Pusingan tamat apabila pemain yang mendapat giliran kehabisan buah.',
  'dakon.detail': 'Menawan ke seberang turut mengambil buah terakhir walaupun lubang seberang kosong.',
  'dakon.reading1':
    'Makalah tidak menyatakan sama ada buah terakhir diambil apabila lubang seberang kosong. Di sini ia diambil: hanya dengan itu bilangan pembukaan yang diterbitkan diperoleh.',
  'dakon.reading2':
    'Teks menganggap pembukaan menang mulai 2n² − n buah. Bilangan yang diterbitkan memerlukan sebiji lagi, supaya lawan tinggal kurang daripada n buah.',
  'dakon-russ.summary': 'Dakon yang melangkau giliran pemain yang tiada buah.',
  'dakon-russ.detail': 'Menawan ke seberang memerlukan buah di lubang seberang.',
  'jongkak.summary':
    'Taburan bersambung yang menawan ke seberang; pusingan tamat sebaik sahaja pemain mengosongkan barisnya sendiri.',
  'jongkak.detail': 'Tujuh lubang setiap sisi dengan lima buah setiap satu.',
  'jongkak.reading1':
    'Menurut satu huraian, permainan bermula dengan tujuh buah setiap lubang; pratetap ini bermula dengan lima.',
  'ohvalhu.summary': 'Dakon dari Maldives, ditabur mengikut arah jam dengan lapan lubang setiap sisi.',
  'ohvalhu.detail': 'Setiap rumah di sebelah kiri pemiliknya; lubang tetap diisi semula dari kiri.',
  'ohvalhu.reading1':
    'Makalah hanya menyatakan bahawa Ohvalhu ditabur mengikut arah jam, dengan rumah di kiri. Peraturan lain sama seperti Dakon; lubang tetap diisi semula dari kiri.',
  'ohvulhu.summary':
    'Taburan bersambung melalui rumah sendiri; anda menawan ke seberang, di papan lapan lubang setiap sisi.',
  'ohvulhu.detail':
    'Pusingan tamat apabila pemain yang mendapat giliran tiada buah, dan pemain menyimpan buah di baris masing-masing.',
  'sungka.summary': 'Dakon dari Filipina, dengan kedua-dua pemain membuat giliran pertama serentak.',
  'sungka.detail':
    'Pemain yang berhenti dahulu bergerak seterusnya; yang bertahan paling lama memulakan pusingan berikutnya.',
  'sungka.reading1':
    'Makalah hanya menyatakan bahawa kedua-dua pemain mula serentak dalam pusingan pertama. Di sini mereka menjatuhkan sebiji buah secara bergilir, Selatan sebelum Utara; mengangkat, menawan dan memilih tidak mengambil masa.',
  'sungka.reading2':
    'Pemain yang memilih serentak tidak nampak pilihan satu sama lain. Di sini Utara memilih selepas Selatan dan nampak pilihan Selatan.',
  'sungka.reading3':
    'Pemain yang boleh bergerak paling lama memulakan pusingan berikutnya. Makalah tidak menyatakan apa yang berlaku apabila kedua-dua pembukaan sama lama. Di sini Selatan bergerak seterusnya, dan Utara memulakan pusingan kedua.',
}
