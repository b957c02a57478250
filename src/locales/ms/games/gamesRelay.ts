import type { AreaWords } from '../../message'

export const gamesRelay: AreaWords<'gamesRelay'> = {
  'adji-kui-ii.summary':
    'Taburan bersambung yang berhenti apabila buah terakhir mencukupkan empat buah di baris lawan; empat buah itu ditawan.',
  'adji-kui-ii.detail':
    'Buah tunggal tidak pernah diangkat, dan pusingan tamat apabila tinggal lapan buah atau kurang.',
  'ayo.summary':
    'Taburan bersambung yang berhenti pada dua atau tiga buah di baris lawan; buah itu ditawan bersama yang sebelumnya.',
  'ayo.detail':
    'Jika semuanya akan ditawan, lubang yang paling kanan bagi anda dikecualikan; pusingan tamat apabila tinggal dua buah atau kurang.',
  'ayo.reading1': 'Satu huraian menabur mengikut arah jam; pratetap ini menabur melawan arah jam.',
  'djenon-abe.summary':
    'Taburan bersambung yang menawan dua atau empat buah dari kedua-dua baris, berundur dari buah terakhir.',
  'djenon-abe.detail': 'Lawan mesti diberi buah, dan baki buah dibahagi sama banyak.',
  'djenon-aboure.summary': 'Taburan bersambung yang menawan dua atau empat buah dari kedua-dua baris.',
  'djenon-aboure.detail': 'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan.',
  'hoyito-ii.summary':
    'Taburan bersambung; empat buah ditawan daripada lawan, dan setiap kali menawan memberi satu gerakan lagi.',
  'hoyito-ii.detail':
    'Pemain yang meninggalkan tidak lebih daripada empat buah di baris lawan mengambil semua baki.',
  'hoyito-ii.reading1':
    'Menurut Mancala World, giliran pemain yang tidak dapat bergerak dilangkau; di sini pusingan tamat.',
  'hoyito-ii.reading2':
    'Hanya baris lawan dikira, seperti dalam MancalaGames; Mancala World mengira empat buah terakhir di seluruh papan (end.fewTo: mover).',
  'lahemay-waladat.summary':
    'Taburan bersambung; buah terakhir yang mencukupkan tiga buah menawannya, dan taburan disambung dari lubang berikutnya.',
  'lahemay-waladat.detail': 'Pemain yang terakhir bergerak mengambil baki buah.',
  'leb-bbut-ahbochen.summary':
    'Taburan disambung apabila buah terakhir mencukupkan enam buah; dua atau empat buah di baris lawan ditawan.',
  'leb-bbut-ahbochen.detail':
    'Sepuluh lubang setiap sisi; gerakan yang akan menawan semuanya tidak menawan apa-apa.',
  'mandoli.summary':
    'Taburan bersambung; sebarang bilangan genap ditawan, dari paling banyak dua lubang setiap gerakan.',
  'mandoli.detail': 'Tiada yang ditawan dalam giliran pertama setiap pemain.',
  'mangala-iv.summary': 'Taburan bersambung yang menawan dua atau empat buah dari kedua-dua baris.',
  'mangala-iv.detail':
    'Secara tradisi 98 buah disebarkan secara rawak, sekurang-kurangnya dua setiap lubang; di sini setiap lubang bermula dengan tujuh.',
  'mangala-iv.reading1':
    'Permainan bermula dengan susunan rawak; pratetap ini bermula sama rata, dan anda boleh menetapkan sebarang susunan.',
  'meusueb.summary':
    'Taburan bersambung; empat buah ditawan dari kedua-dua baris, dan taburan disambung dari lubang berikutnya.',
  'meusueb.detail':
    'Apabila lapan buah atau kurang berada di dalam lubang, buah yang jatuh di sisi lawan menjadi milik lawan.',
  'meusueb.reading1': 'Buah di tangan tidak dikira dalam lapan yang memulakan fasa terakhir.',
  'motiq.summary':
    'Taburan bersambung; buah terakhir yang mencukupkan empat buah menawannya, dan taburan disambung dari lubang berikutnya.',
  'motiq.detail': 'Tujuh lubang setiap sisi; buah boleh ditawan dari kedua-dua baris.',
  'motiq.reading1':
    'Satu huraian memberi baki buah kepada yang terakhir bergerak; di sini pemain mengambil buah di baris masing-masing.',
  'olowuka.summary': 'Taburan disambung hanya dari lubang yang berisi sekurang-kurangnya empat buah.',
  'olowuka.detail':
    'Dua atau tiga buah ditawan daripada lawan; jika semuanya akan ditawan, lubang yang paling kanan bagi anda dikecualikan.',
  'ot-tjin.summary':
    'Taburan bersambung mengikut arah jam; buah terakhir yang mencukupkan tiga buah menawannya, di mana-mana baris.',
  'ot-tjin.detail': 'Sepuluh lubang setiap sisi dengan tiga buah setiap satu.',
  'leab-el-akil.summary':
    'Taburan bersambung yang menawan dua atau empat buah dari kedua-dua baris, setiap satu bersama lubang seberang.',
  'leab-el-akil.detail':
    'Jika lawan tiada buah, anda memberikan sebiji dahulu; secara tradisi 72 buah disebarkan secara rawak.',
  'leab-el-akil.reading1':
    'Permainan bermula dengan susunan rawak; pratetap ini bermula sama rata, dan anda boleh menetapkan sebarang susunan.',
}
