import type { AreaWords } from '../../message'

export const gamesClaimed: AreaWords<'gamesClaimed'> = {
  'andot.summary':
    'Buah terakhir yang mencukupkan empat buah menuntut lubang itu buat selamanya, di baris sendiri selain hujungnya dan di hujung baris lawan.',
  'andot.detail':
    'Lubang yang dituntut ialah satu-satunya cara mendapat mata; buahnya tidak diangkat, dan kedua-dua pemain menabur ke dalamnya.',
  'bao.summary':
    'Anda menawan ke seberang, dan buah terakhir yang mencukupkan empat buah menuntut lubang lawan.',
  'bao.detail':
    'Gerakan disambung dengan taburan kedua hanya jika yang pertama sampai ke lawan, dan pemain yang memulakan pusingan boleh menawan hanya selepas lawannya menawan.',
  'bao.reading1':
    'Pemain pertama boleh menyusun semula buah sebelum gerakan pertama; pratetap ini tidak membenarkannya.',
  'enkeshui.summary':
    'Buah terakhir yang mencukupkan empat buah menuntut lubang itu; jika lubang di sebelahnya berisi tiga buah, kedua-duanya dituntut.',
  'enkeshui.detail':
    'Taburan bersambung yang menawan ke seberang, berterusan selagi lubang sendiri yang berikutnya kosong; dua lubang setiap sisi bermula kosong.',
  'gabata.summary':
    'Buah terakhir yang mencukupkan empat buah di baris lawan menuntut lubang itu; di lubang yang dituntut lawan, ia ditawan bersama sebiji lagi.',
  'gabata.detail':
    'Gerakan pertama membawa sebiji buah ke hadapan dari lubang-lubang secara selang satu, dan menawan memberi satu gerakan lagi.',
  'krur.summary':
    'Buah terakhir yang mencukupkan empat buah di baris lawan menuntut lubang itu, dan lawan tidak lagi menabur ke dalamnya.',
  'krur.detail':
    'Papan kecil dengan empat lubang setiap sisi; sebelum tamat, hanya buah di lubang yang dituntut dikira.',
  'leyla-gobale.summary':
    'Buah terakhir di lubang kosong sendiri, dengan tepat tiga buah di seberangnya, menuntut kedua-dua lubang.',
  'leyla-gobale.detail':
    'Ditabur mengikut arah jam dalam satu taburan; jika bilangan di seberang lain, buah kedua-dua lubang ditawan.',
  'qelat.summary':
    'Ditabur ke luar; buah terakhir yang mencukupkan empat buah menuntut lubang hujung buat selamanya.',
  'qelat.detail':
    'Di baris lawan, lubang di sebelah hujung juga boleh dituntut; kumpulan empat buah yang lain ditawan ke dalam lubang yang dituntut.',
  'qelat-ii.summary': 'Buah terakhir yang mencukupkan empat buah menuntut lubang itu, di mana-mana baris.',
  'qelat-ii.detail': 'Buah terakhir di lubang yang dituntut lawan ditawan bersama sebiji lagi.',
  'rath.summary':
    'Lubang paling kanan setiap pemain mengumpulkan buah sejak awal dan buahnya tidak pernah diangkat.',
  'rath.detail':
    'Lawan menabur ke dalamnya hanya dengan buah terakhir sesuatu taburan, yang kemudian ditawan bersama sebiji lagi.',
  'toguz-kumalak.summary':
    'Buah terakhir yang menjadikan isi lubang lawan genap menawannya; sekali setiap permainan, yang mencukupkan tiga buah menuntut lubang itu sebagai tuz.',
  'toguz-kumalak.detail':
    'Buah pertama kembali ke lubang asalnya; lubang terakhir lawan dan lubang yang senombor dengan tuz lawan tidak boleh dituntut.',
  'toguz-xorgol.summary':
    'Ditabur mengikut arah jam; buah terakhir yang menjadikan isi lubang lawan genap, empat atau lebih, menawannya.',
  'toguz-xorgol.detail':
    'Buah terakhir yang mencukupkan tiga buah menuntut lubang itu, sekali setiap pemain, tetapi bukan lubang terakhir lawan atau lubang bertentangan dengan tuntutan lawan.',
  'weg.summary': 'Buah terakhir yang mencukupkan empat buah di baris lawan menuntut lubang itu sebagai weg.',
  'weg.detail': 'Buah terakhir di weg lawan ditawan bersama sebiji lagi dan memberi satu gerakan lagi.',
  'sadeqa-ii.summary':
    'Lubang berisi dan kosong berselang-seli pada permulaan; buah terakhir yang mencukupkan empat buah di baris lawan menuntut lubang itu.',
  'sadeqa-ii.detail':
    'Buah terakhir di lubang yang dituntut lawan ditawan bersama sebiji lagi dan memberi satu gerakan lagi.',
  'nambayi.summary':
    'Buah terakhir yang mencukupkan empat buah di baris lawan menutup lubang itu, dan buahnya terus ditabur; anda menang dengan menyebabkan lawan tiada gerakan.',
  'nambayi.detail':
    'Pemilik lubang yang ditutup melangkaunya; buah yang dibawa lawannya ke situ keluar daripada permainan.',
  'deka.summary':
    'Buah terakhir yang mencukupkan tiga buah di baris lawan menutup lubang itu, dan buahnya terus ditabur; anda menang dengan menyebabkan lawan tiada gerakan.',
  'deka.detail':
    'Lubang paling kanan sesuatu baris tidak pernah ditutup, dan tiada apa-apa ditutup pada giliran pertama.',
  'embeli.summary':
    'Buah terakhir yang mencukupkan empat buah di baris lawan menutup lubang itu, dan buahnya terus ditabur; anda menang dengan menyebabkan lawan tiada gerakan.',
  'embeli.detail':
    'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan; lubang paling kanan sesuatu baris tidak pernah ditutup.',
  'no-sides-child.summary':
    'Contoh tanpa sisi: kedua-dua pemain boleh memainkan mana-mana lubang, ke mana-mana arah.',
  'no-sides-child.detail':
    'Buah terakhir yang mencukupkan dua buah menawannya; yang mencukupkan empat menuntut lubang itu.',
}
