import type { AreaWords } from '../../message'

export const gamesAcross: AreaWords<'gamesAcross'> = {
  'ayoayo.summary':
    'Taburan bersambung; buah terakhir di lubang kosong sendiri ditawan bersama lubang seberang.',
  'ayoayo.detail':
    'Taburan yang genap mengelilingi papan melangkau lubang asalnya, dan lawan yang tiada buah mesti diberi buah.',
  'boola.summary': 'Anda menang apabila lawan tidak dapat bergerak lagi.',
  'boola.detail':
    'Gerakan mesti sampai ke baris lawan atau lubang kosong; buah yang ditawan keluar daripada permainan, dan buah yang menawan kekal di papan.',
  'dabuda.summary': 'Taburan bersambung yang menawan ke seberang, di papan sepuluh lubang setiap sisi.',
  'dabuda.detail':
    'Gerakan mesti sampai ke baris lawan atau lubang kosong sendiri, kecuali jika buah yang diangkat melebihi bilangan lubang dalam satu baris.',
  'endodoi.summary':
    'Taburan bersambung; buah terakhir di lubang kosong sendiri ditawan bersama lubang seberang.',
  'endodoi.detail':
    'Lapan lubang setiap sisi dengan empat buah setiap satu; tiada siapa wajib memberi buah kepada lawan.',
  'gamacha.summary': 'Anda menang dengan menawan buah terakhir lawan.',
  'gamacha.detail':
    'Lubang berisi dan kosong berselang-seli pada permulaan; gerakan mesti sampai ke baris lawan atau lubang kosong sendiri.',
  'giuthi.summary':
    'Anda memilih arah taburan pertama, dan setiap taburan berikutnya dalam gerakan itu bertukar arah.',
  'giuthi.detail':
    'Buah terakhir di lubang kosong sendiri menawan lubang seberang hanya jika gerakan itu mengubah baris lawan; jika tidak, anda bergerak lagi.',
  'hufesay.summary': 'Taburan bersambung yang menawan ke seberang; buah yang menawan kekal di papan.',
  'hufesay.detail':
    'Giliran pemain yang tidak dapat bergerak dilangkau, dan baki buah tidak dikira untuk sesiapa.',
  'jodu.summary':
    'Buah terakhir di lubang kosong sendiri menawan lubang seberang jika berisi satu atau dua buah; lubang berikutnya boleh turut ditawan dalam rantaian.',
  'jodu.detail':
    'Jika semuanya akan ditawan, lubang yang paling kanan bagi anda dikecualikan; pusingan tamat apabila tinggal dua buah atau kurang.',
  'jodu.reading1':
    'Menurut satu huraian, buah ditabur mengikut arah jam; dalam pratetap ini, melawan arah jam.',
  'lami.summary':
    'Setiap taburan melangkau lubang berisi dua buah di baris lawan; jika anda menawan satu lubang begitu di seberang, semua lubang berisi dua buah di baris itu turut diambil.',
  'lami.detail':
    'Gerakan pertama ialah taburan bersambung biasa, dan lubang berisi dua buah hanya boleh dimainkan jika terpaksa.',
  'lamlameta.summary':
    'Setiap taburan melangkau lubang berisi dua buah di baris lawan; jika anda menawan satu lubang begitu di seberang, semua lubang berisi dua buah di baris itu turut diambil.',
  'lamlameta.detail':
    'Gerakan pertama bermula dari salah satu daripada dua lubang paling kanan; lubang berisi dua buah hanya boleh dimainkan jika terpaksa.',
  'mbothe.summary':
    'Setiap taburan melangkau lubang berisi dua buah di baris lawan, dan menawan lubang begitu di seberang memberi satu gerakan lagi.',
  'mbothe.detail':
    'Gerakan pertama ialah taburan bersambung biasa; apabila tinggal lubang berisi dua buah sahaja, yang paling kanan mesti dimainkan.',
  'ndoto.summary': 'Buah tunggal hanya boleh bergerak ke lubang kosong.',
  'ndoto.detail': 'Taburan bersambung yang menawan ke seberang; buah yang menawan kekal di papan.',
  'sadeqa.summary': 'Anda menang dengan menawan buah terakhir lawan.',
  'sadeqa.detail':
    'Lubang berisi dan kosong berselang-seli pada permulaan; gerakan mesti sampai ke baris lawan atau lubang kosong sendiri.',
  'sadeqa-iii.summary': 'Taburan bersambung yang menawan ke seberang; buah yang menawan kekal di papan.',
  'sadeqa-iii.detail':
    'Apabila seorang pemain tidak dapat bergerak, pemain yang terakhir bergerak mengambil baki buah.',
  'sadeqa-iv.summary': 'Anda boleh menawan ke seberang dari lubang kosong di kedua-dua baris.',
  'sadeqa-iv.detail':
    'Anda menang dengan menawan buah terakhir lawan; gerakan pertama, dari lubang paling kanan, sudah dibuat.',
  'tapata.summary':
    'Pemain mula dari separuh kanan barisnya dengan satu taburan yang mesti berakhir di baris lawan.',
  'tapata.detail':
    'Anda menang dengan menawan buah terakhir lawan; pada permulaan, satu daripada setiap tiga lubang kosong.',
  'tegre.summary': 'Taburan bersambung; buah yang menawan diangkat semula dan taburan disambung.',
  'tegre.detail': 'Giliran tamat apabila buah terakhir jatuh di lubang kosong dan tidak menawan apa-apa.',
  'depouiller.summary': 'Anda menang apabila lawan kehabisan buah atau tidak dapat bergerak.',
  'depouiller.detail':
    'Buah terakhir di mana-mana lubang kosong, di kedua-dua baris, menawan isi lubang seberangnya; gerakan mesti berakhir di baris lawan atau di lubang kosong.',
}
