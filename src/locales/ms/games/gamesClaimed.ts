import type { AreaWords } from '../../message'

export const gamesClaimed: AreaWords<'gamesClaimed'> = {
  'andot.summary':
    'Jika buah terakhir mencukupkan empat buah, anda menuntut lubang itu buat selamanya: di baris sendiri hanya lubang selain hujung, di baris lawan hanya lubang hujung.',
  'andot.detail':
    'Buah hanya dapat dikumpulkan di lubang yang dituntut; isinya tidak pernah diangkat, dan kedua-dua pemain menabur ke dalamnya.',
  'bao.summary':
    'Anda menawan ke seberang; jika buah terakhir mencukupkan empat buah di lubang lawan, anda menuntut lubang itu.',
  'bao.detail':
    'Gerakan disambung dengan taburan kedua hanya jika yang pertama sampai ke baris lawan, dan pemain yang memulakan pusingan hanya boleh menawan selepas lawannya menawan.',
  'bao.reading1':
    'Pemain pertama boleh menyusun semula buah sebelum gerakan pertama; pratetap ini tidak membenarkannya.',
  'enkeshui.summary':
    'Jika buah terakhir mencukupkan empat buah, anda menuntut lubang itu; jika lubang di sebelahnya berisi tiga buah, kedua-duanya dituntut.',
  'enkeshui.detail':
    'Taburan bersambung; anda terus menawan ke seberang selagi lubang sendiri yang berikutnya kosong; pada permulaan, dua lubang setiap sisi kosong.',
  'gabata.summary':
    'Jika buah terakhir mencukupkan empat buah di baris lawan, anda menuntut lubang itu; di lubang yang dituntut lawan, buah itu ditawan bersama sebiji lagi.',
  'gabata.detail':
    'Gerakan pertama membawa sebiji buah ke hadapan dari lubang-lubang secara selang satu, dan menawan memberi satu gerakan lagi.',
  'krur.summary':
    'Jika buah terakhir mencukupkan empat buah di baris lawan, anda menuntut lubang itu, dan lawan tidak lagi menabur ke dalamnya.',
  'krur.detail':
    'Papan kecil dengan empat lubang setiap sisi; sebelum permainan tamat, hanya buah di lubang yang dituntut dikira.',
  'leyla-gobale.summary':
    'Jika buah terakhir jatuh di lubang kosong sendiri dan lubang seberang berisi tepat tiga buah, anda menuntut kedua-dua lubang.',
  'leyla-gobale.detail':
    'Ditabur mengikut arah jam dalam satu taburan; jika bilangan di seberang bukan tiga, isi kedua-dua lubang ditawan.',
  'qelat.summary':
    'Ditabur ke luar; jika buah terakhir mencukupkan empat buah di lubang hujung, anda menuntutnya buat selamanya.',
  'qelat.detail':
    'Di baris lawan, lubang di sebelah hujung juga boleh dituntut; kumpulan empat buah yang lain ditawan ke dalam lubang yang dituntut.',
  'qelat-ii.summary':
    'Jika buah terakhir mencukupkan empat buah, anda menuntut lubang itu, tidak kira di baris mana.',
  'qelat-ii.detail': 'Buah terakhir di lubang yang dituntut lawan ditawan bersama sebiji lagi.',
  'rath.summary':
    'Lubang paling kanan setiap pemain mengumpulkan buah sejak awal dan buahnya tidak pernah diangkat.',
  'rath.detail':
    'Lawan menabur ke dalamnya hanya dengan buah terakhir sesuatu taburan, yang kemudian ditawan bersama sebiji lagi.',
  'toguz-kumalak.summary':
    'Jika buah terakhir menjadikan isi lubang lawan genap, anda menawannya; sekali setiap permainan, jika ia mencukupkan tiga buah, anda menuntut lubang itu sebagai tuz.',
  'toguz-kumalak.detail':
    'Buah pertama kembali ke lubang asalnya; lubang terakhir lawan dan lubang yang senombor dengan tuz lawan tidak boleh dituntut.',
  'toguz-xorgol.summary':
    'Ditabur mengikut arah jam; jika buah terakhir menjadikan isi lubang lawan genap (empat atau lebih), anda menawannya.',
  'toguz-xorgol.detail':
    'Jika buah terakhir mencukupkan tiga buah, anda menuntut lubang itu, sekali setiap pemain, tetapi bukan lubang terakhir lawan atau lubang yang bertentangan dengan tuntutan lawan.',
  'weg.summary':
    'Jika buah terakhir mencukupkan empat buah di baris lawan, anda menuntut lubang itu sebagai weg.',
  'weg.detail': 'Buah terakhir di weg lawan ditawan bersama sebiji lagi dan memberi satu gerakan lagi.',
  'sadeqa-ii.summary':
    'Lubang berisi dan kosong berselang-seli pada permulaan; jika buah terakhir mencukupkan empat buah di baris lawan, anda menuntut lubang itu.',
  'sadeqa-ii.detail':
    'Buah terakhir di lubang yang dituntut lawan ditawan bersama sebiji lagi dan memberi satu gerakan lagi.',
  'nambayi.summary':
    'Jika buah terakhir mencukupkan empat buah di baris lawan, anda menutup lubang itu, dan buahnya terus ditabur; anda menang apabila lawan tidak dapat bergerak lagi.',
  'nambayi.detail':
    'Pemilik lubang yang ditutup melangkaunya; buah yang dibawa lawannya ke situ keluar daripada permainan.',
  'deka.summary':
    'Jika buah terakhir mencukupkan tiga buah di baris lawan, anda menutup lubang itu, dan buahnya terus ditabur; anda menang apabila lawan tidak dapat bergerak lagi.',
  'deka.detail':
    'Lubang paling kanan sesuatu baris tidak pernah ditutup, dan tiada lubang ditutup pada giliran pertama.',
  'embeli.summary':
    'Jika buah terakhir mencukupkan empat buah di baris lawan, anda menutup lubang itu, dan buahnya terus ditabur; anda menang apabila lawan tidak dapat bergerak lagi.',
  'embeli.detail':
    'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan; lubang paling kanan sesuatu baris tidak pernah ditutup.',
  'no-sides-child.summary':
    'Contoh tanpa sisi: kedua-dua pemain boleh memainkan mana-mana lubang, ke mana-mana arah.',
  'no-sides-child.detail':
    'Jika buah terakhir mencukupkan dua buah, anda menawannya; jika empat, anda menuntut lubang itu.',
}
