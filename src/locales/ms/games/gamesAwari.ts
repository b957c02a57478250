import type { AreaWords } from '../../message'

export const gamesAwari: AreaWords<'gamesAwari'> = {
  'achochodi.summary': 'Menawan dua atau tiga buah, bermula dari buah terakhir di baris lawan.',
  'achochodi.detail':
    'Rantaian boleh berundur ke baris sendiri, dan buah tunggal yang hendak digerakkan menawan lubang seberang dahulu.',
  'adji-kui-i.summary': 'Menawan dua atau tiga buah daripada lawan; buah tunggal tidak pernah diangkat.',
  'adji-kui-i.detail':
    'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan, dan giliran pemain yang tiada lubang sedemikian dilangkau.',
  'alemungula.summary':
    'Setiap separuh baris ditabur ke luar: separuh kiri ikut arah jam, separuh kanan lawan arah jam.',
  'alemungula.detail':
    'Lubang tengah boleh ditabur ke mana-mana arah, dan sebiji buah yang baru menyeberang tidak boleh terus dibawa kembali.',
  'awari.summary': 'Menawan dua atau tiga buah daripada lawan; lawan yang kehabisan buah mesti diberi buah.',
  'awari.detail':
    'Romein dan Bal menyelesaikannya pada tahun 2003: dengan permainan terbaik kedua-dua pihak, keputusannya seri.',
  'awari.reading1':
    'Seperti dalam Romein & Bal, gerakan yang akan menawan semua buah lawan boleh dipilih hanya oleh pemain yang tiada gerakan lain. Di tempat lain gerakan begitu dibenarkan atau tidak menawan apa-apa: lihat Oware.',
  'awari.reading2':
    'Romein & Bal membahagi baki buah sama banyak apabila permainan tidak akan berakhir. Di sini hal itu berlaku apabila kedudukan berulang; baki ganjil tidak dikira untuk sesiapa.',
  'awari.reading3':
    'Anda mesti memberi buah kepada lawan yang tiada buah. Gerakan memberi buah jika meninggalkan buah di situ apabila selesai; buah yang diletakkan dan ditawan semula tidak dikira.',
  'cow.summary': 'Ditabur ke luar dari tengah baris, menawan dua atau empat buah.',
  'cow.detail':
    'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan; lubang tengah boleh ditabur dua arah.',
  'cross-wari.summary':
    'Wari dengan bilangan genap ditabur mengikut arah jam dan bilangan ganjil melawan arah jam.',
  'cross-wari.detail':
    'Gerakan yang akan menawan semuanya tidak menawan apa-apa, dan lawan mesti diberi buah.',
  'erherhe.summary':
    'Menawan satu atau tiga buah daripada lawan, jadi buah terakhir ditawan walaupun di lubang kosong.',
  'erherhe.detail': 'Lawan yang kehabisan buah mesti diberi buah.',
  'goat.summary': 'Permainan kecil dengan tiga lubang setiap sisi, ditabur ke luar, menawan dua buah.',
  'goat.detail':
    'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan; lubang tengah boleh ditabur dua arah.',
  'kale.summary':
    'Menawan dua atau tiga buah dalam rantaian yang boleh melalui baris lawan ke baris sendiri.',
  'kale.detail':
    'Gerakan sebiji buah tidak pernah menawan, dan gerakan yang akan menawan semuanya tidak menawan apa-apa.',
  'mangala-ii.summary': 'Enam buah setiap lubang, menawan dua, empat atau enam buah daripada lawan.',
  'mangala-ii.detail':
    'Gerakan yang akan menawan semuanya tidak menawan apa-apa, dan lawan yang tiada buah mesti diberi buah.',
  'mbangbi.summary': 'Anda memilih arah setiap taburan dan menawan dua atau empat buah daripada lawan.',
  'mbangbi.detail':
    'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan, dan giliran pemain yang tiada lubang sedemikian dilangkau.',
  'mbangbi.reading1':
    'Rantaian berjalan mengikut arah jam, tidak kira arah taburan, seperti dalam MancalaGames; menurut peraturan biasa rantaian berundur melawan arah taburan (turn.chainWay: backward).',
  'micro-wari.summary':
    'Dua lubang setiap sisi dengan sebiji buah setiap satu: cukup kecil untuk difahami sepenuhnya.',
  'micro-wari.detail': 'Buah terakhir yang jatuh di lubang kosong lawan ditawan.',
  'ouri.summary': 'Buah tunggal boleh digerakkan hanya jika terpaksa.',
  'ouri.detail':
    'Menawan semua buah lawan memberi satu gerakan lagi, yang mesti memberi buah kepada lawan jika boleh.',
  'oware.summary':
    'Permainan kejohanan: menawan dua atau tiga buah daripada lawan; lawan yang kehabisan buah mesti diberi buah.',
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
    'Dimainkan mengikut arah jam dengan tujuh lubang dan lima buah, menawan dua atau empat buah daripada lawan.',
  'songo.detail':
    'Rantaian berundur melalui lubang yang baru ditabur, dan lawan yang tiada buah mesti diberi buah.',
  'urim.summary': 'Menawan dua, tiga atau empat buah daripada lawan.',
  'urim.detail': 'Lubang berisi tujuh belas buah atau lebih dianggap penuh, dan taburan melangkaunya.',
  'wari.summary': 'Menawan dua atau tiga buah daripada lawan; lawan yang kehabisan buah mesti diberi buah.',
  'wari.detail': 'Satu gerakan boleh menawan semua buah lawan.',
}
