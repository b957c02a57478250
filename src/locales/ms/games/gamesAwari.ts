import type { AreaWords } from '../../message'

export const gamesAwari: AreaWords<'gamesAwari'> = {
  'achochodi.summary': 'Menawan lubang berisi dua atau tiga buah, bermula dari buah terakhir di baris lawan.',
  'achochodi.detail':
    'Rantaian boleh berundur ke baris sendiri, dan buah tunggal yang hendak digerakkan menawan lubang seberang dahulu.',
  'adji-kui-i.summary':
    'Menawan lubang lawan yang berisi dua atau tiga buah; buah tunggal tidak pernah diangkat.',
  'adji-kui-i.detail':
    'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan, dan giliran pemain yang tiada lubang sedemikian dilangkau.',
  'alemungula.summary':
    'Setiap separuh baris ditabur ke luar: separuh kiri ikut arah jam, separuh kanan lawan arah jam.',
  'alemungula.detail':
    'Lubang tengah boleh ditabur ke mana-mana arah, dan sebiji buah yang baru menyeberang tidak boleh terus dibawa kembali.',
  'awari.summary':
    'Menawan lubang lawan yang berisi dua atau tiga buah; lawan yang kehabisan buah mesti diberi buah.',
  'awari.detail':
    'Romein dan Bal menyelesaikannya pada tahun 2003: dengan permainan terbaik kedua-dua pihak, keputusannya seri.',
  'awari.reading1':
    'Seperti dalam Romein & Bal, gerakan yang akan menawan semua buah lawan hanya boleh dipilih oleh pemain yang tiada gerakan lain. Dalam sumber lain, gerakan begitu dibenarkan atau tidak menawan apa-apa: lihat Oware.',
  'awari.reading2':
    'Romein & Bal membahagikan baki buah sama banyak jika permainan tidak akan berakhir. Di sini hal itu berlaku apabila kedudukan berulang; jika bilangannya ganjil, sebiji tidak dikira untuk sesiapa.',
  'awari.reading3':
    'Anda mesti memberi buah kepada lawan yang tiada buah. Sesuatu gerakan dianggap memberi buah jika meninggalkan buah di situ apabila selesai; buah yang diletakkan lalu ditawan semula tidak dikira.',
  'cow.summary': 'Ditabur ke luar dari tengah baris, menawan lubang berisi dua atau empat buah.',
  'cow.detail':
    'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan; lubang tengah boleh ditabur dua arah.',
  'cross-wari.summary':
    'Wari, tetapi bilangan buah yang genap ditabur mengikut arah jam dan yang ganjil melawan arah jam.',
  'cross-wari.detail':
    'Gerakan yang akan menawan semuanya tidak menawan apa-apa, dan lawan mesti diberi buah.',
  'erherhe.summary':
    'Menawan lubang lawan yang berisi satu atau tiga buah, jadi buah terakhir ditawan walaupun di lubang kosong.',
  'erherhe.detail': 'Lawan yang kehabisan buah mesti diberi buah.',
  'goat.summary':
    'Permainan kecil dengan tiga lubang setiap sisi, ditabur ke luar, menawan lubang berisi dua buah.',
  'goat.detail':
    'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan; lubang tengah boleh ditabur dua arah.',
  'kale.summary':
    'Menawan lubang berisi dua atau tiga buah dalam rantaian yang boleh berterusan dari baris lawan ke baris sendiri.',
  'kale.detail':
    'Gerakan sebiji buah tidak pernah menawan, dan gerakan yang akan menawan semuanya tidak menawan apa-apa.',
  'mangala-ii.summary':
    'Enam buah setiap lubang, menawan lubang lawan yang berisi dua, empat atau enam buah.',
  'mangala-ii.detail':
    'Gerakan yang akan menawan semuanya tidak menawan apa-apa, dan lawan yang tiada buah mesti diberi buah.',
  'mbangbi.summary':
    'Anda memilih arah setiap taburan dan menawan lubang lawan yang berisi dua atau empat buah.',
  'mbangbi.detail':
    'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan, dan giliran pemain yang tiada lubang sedemikian dilangkau.',
  'mbangbi.reading1':
    'Rantaian berjalan mengikut arah jam, tidak kira arah taburan, seperti dalam MancalaGames; menurut peraturan biasa rantaian berundur melawan arah taburan (turn.chainWay: backward).',
  'micro-wari.summary':
    'Dua lubang setiap sisi dengan sebiji buah setiap satu: cukup kecil untuk difahami sepenuhnya.',
  'micro-wari.detail': 'Buah terakhir yang jatuh di lubang kosong lawan ditawan.',
  'ouri.summary': 'Buah tunggal hanya boleh digerakkan jika terpaksa.',
  'ouri.detail':
    'Menawan semua buah lawan memberi satu gerakan lagi, yang mesti memberi buah kepada lawan jika boleh.',
  'oware.summary':
    'Permainan kejohanan: menawan lubang lawan yang berisi dua atau tiga buah; lawan yang kehabisan buah mesti diberi buah.',
  'oware.detail': 'Gerakan yang akan menawan semua buah lawan dibenarkan tetapi tidak menawan apa-apa.',
  'oware-forbidden.summary': 'Oware yang melarang gerakan yang akan menawan semua buah lawan.',
  'oware-forbidden.detail':
    'Ini salah satu daripada beberapa peraturan tentang menawan semuanya; peraturan lain sama seperti oware.',
  'oware-leaves-left.summary':
    'Oware yang mengecualikan lubang berisi paling kiri bagi anda jika semuanya akan ditawan.',
  'oware-leaves-left.detail':
    'Ini salah satu daripada beberapa peraturan tentang menawan semuanya; peraturan lain sama seperti oware.',
  'oware-leaves-right.summary':
    'Oware yang mengecualikan lubang berisi paling kanan bagi anda jika semuanya akan ditawan.',
  'oware-leaves-right.detail':
    'Ini salah satu daripada beberapa peraturan tentang menawan semuanya; peraturan lain sama seperti oware.',
  'oware-gives-rest.summary':
    'Oware yang membenarkan anda menawan semuanya, tetapi lawan kemudian mengambil semua baki buah.',
  'oware-gives-rest.detail':
    'Ini salah satu daripada beberapa peraturan tentang menawan semuanya; peraturan lain sama seperti oware.',
  'songo.summary':
    'Dimainkan mengikut arah jam dengan tujuh lubang dan lima buah, menawan lubang lawan yang berisi dua atau empat buah.',
  'songo.detail':
    'Rantaian berundur melalui lubang yang baru ditabur, dan lawan yang tiada buah mesti diberi buah.',
  'urim.summary': 'Menawan lubang lawan yang berisi dua, tiga atau empat buah.',
  'urim.detail': 'Lubang berisi tujuh belas buah atau lebih dianggap penuh, dan taburan melangkaunya.',
  'wari.summary':
    'Menawan lubang lawan yang berisi dua atau tiga buah; lawan yang kehabisan buah mesti diberi buah.',
  'wari.detail': 'Satu gerakan boleh menawan semua buah lawan.',
}
