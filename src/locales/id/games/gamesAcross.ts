import type { AreaWords } from '../../message'

export const gamesAcross: AreaWords<'gamesAcross'> = {
  'ayoayo.summary':
    'Taburan bersambung; biji terakhir di lubang kosong sendiri ditembak bersama lubang seberang.',
  'ayoayo.detail':
    'Taburan yang genap satu keliling melompati lubang asalnya, dan lawan yang tidak punya biji harus diberi biji.',
  'boola.summary': 'Anda menang jika lawan tidak bisa jalan lagi.',
  'boola.detail':
    'Langkah harus mencapai baris lawan atau lubang kosong; biji yang ditembak keluar dari permainan, dan biji yang menembak tetap di papan.',
  'dabuda.summary': 'Taburan bersambung dengan tembakan ke seberang, di papan sepuluh lubang per sisi.',
  'dabuda.detail':
    'Langkah harus mencapai baris lawan atau lubang kosong sendiri, kecuali jika biji yang diambil lebih banyak daripada lubang dalam satu baris.',
  'endodoi.summary':
    'Taburan bersambung; biji terakhir di lubang kosong sendiri ditembak bersama lubang seberang.',
  'endodoi.detail':
    'Delapan lubang per sisi masing-masing berisi empat biji; tidak ada kewajiban memberi biji kepada lawan.',
  'gamacha.summary': 'Anda menang dengan menembak biji terakhir lawan.',
  'gamacha.detail':
    'Lubang berisi dan kosong berselang-seling di awal; langkah harus mencapai baris lawan atau lubang kosong sendiri.',
  'giuthi.summary':
    'Anda memilih arah taburan pertama, dan setiap taburan berikutnya dalam langkah itu berbalik arah.',
  'giuthi.detail':
    'Biji terakhir di lubang kosong sendiri menembak ke seberang hanya jika langkah itu mengubah baris lawan; jika tidak, Anda jalan lagi.',
  'hufesay.summary': 'Taburan bersambung dengan tembakan ke seberang; biji yang menembak tetap di papan.',
  'hufesay.detail':
    'Pemain yang tidak bisa jalan melewatkan giliran, dan sisa biji tidak dihitung untuk siapa pun.',
  'jodu.summary':
    'Biji terakhir di lubang kosong sendiri menembak lubang seberang jika berisi satu atau dua biji; lubang berikutnya dapat ikut ditembak dalam rangkaian.',
  'jodu.detail':
    'Jika semuanya akan tertembak, lubang yang paling kanan dilihat dari sisi Anda disisakan; ronde berakhir ketika tersisa dua biji atau kurang.',
  'jodu.reading1': 'Menurut satu uraian, biji ditabur searah jarum jam; di sini berlawanan arah jarum jam.',
  'lami.summary':
    'Setiap taburan melompati lubang berisi dua biji di baris lawan; jika Anda menembak satu lubang seperti itu di seberang, semua lubang berisi dua di baris itu ikut diambil.',
  'lami.detail':
    'Langkah pertama berupa taburan bersambung biasa, dan lubang berisi dua biji hanya boleh dimainkan jika terpaksa.',
  'lamlameta.summary':
    'Setiap taburan melompati lubang berisi dua biji di baris lawan; jika Anda menembak satu lubang seperti itu di seberang, semua lubang berisi dua di baris itu ikut diambil.',
  'lamlameta.detail':
    'Langkah pertama dimulai dari salah satu dari dua lubang paling kanan; lubang berisi dua biji hanya boleh dimainkan jika terpaksa.',
  'mbothe.summary':
    'Setiap taburan melompati lubang berisi dua biji di baris lawan, dan menembak lubang seperti itu di seberang memberi satu langkah lagi.',
  'mbothe.detail':
    'Langkah pertama berupa taburan bersambung biasa; jika hanya tersisa lubang berisi dua biji, yang paling kanan harus dimainkan.',
  'ndoto.summary': 'Biji tunggal hanya boleh bergerak ke lubang kosong.',
  'ndoto.detail': 'Taburan bersambung dengan tembakan ke seberang; biji yang menembak tetap di papan.',
  'sadeqa.summary': 'Anda menang dengan menembak biji terakhir lawan.',
  'sadeqa.detail':
    'Lubang berisi dan kosong berselang-seling di awal; langkah harus mencapai baris lawan atau lubang kosong sendiri.',
  'sadeqa-iii.summary': 'Taburan bersambung dengan tembakan ke seberang; biji yang menembak tetap di papan.',
  'sadeqa-iii.detail':
    'Ketika seorang pemain tidak bisa jalan, pemain yang terakhir jalan mengambil sisa biji.',
  'sadeqa-iv.summary': 'Tembakan ke seberang dilakukan dari lubang kosong di kedua baris.',
  'sadeqa-iv.detail':
    'Anda menang dengan menembak biji terakhir lawan; langkah pertama, dari lubang paling kanan, sudah dilakukan.',
  'tapata.summary':
    'Pemain memulai dari separuh kanan barisnya dengan satu taburan yang harus berakhir di baris lawan.',
  'tapata.detail':
    'Anda menang dengan menembak biji terakhir lawan; di awal, satu dari setiap tiga lubang kosong.',
  'tegre.summary': 'Taburan bersambung; biji yang menembak diambil lagi dan taburan disambung.',
  'tegre.detail': 'Giliran berakhir ketika biji terakhir jatuh di lubang kosong dan tidak menembak apa-apa.',
  'depouiller.summary': 'Anda menang jika lawan kehabisan biji atau tidak bisa jalan.',
  'depouiller.detail':
    'Biji terakhir di lubang kosong mana pun, di kedua baris, menembak isi lubang di seberangnya; langkah harus berakhir di baris lawan atau di lubang kosong.',
}
