import type { AreaWords } from '../../message'

export const gamesRelay: AreaWords<'gamesRelay'> = {
  'adji-kui-ii.summary':
    'Taburan bersambung yang berhenti apabila buah terakhir mencukupkan empat buah di baris lawan; empat buah itu ditawan.',
  'adji-kui-ii.detail':
    'Buah tunggal tidak pernah diangkat, dan pusingan tamat apabila tinggal lapan buah atau kurang.',
  'ayo.summary':
    'Taburan bersambung yang berhenti pada lubang lawan berisi dua atau tiga buah, yang ditawan bersama lubang seperti itu sebelumnya.',
  'ayo.detail':
    'Jika semuanya akan ditawan, lubang yang paling kanan bagi anda dikecualikan; pusingan tamat apabila tinggal dua buah atau kurang.',
  'ayo.reading1':
    'Menurut satu huraian, buah ditabur mengikut arah jam; dalam pratetap ini, melawan arah jam.',
  'djenon-abe.summary':
    'Taburan bersambung; lubang berisi dua atau empat buah ditawan di kedua-dua baris, berundur dari buah terakhir.',
  'djenon-abe.detail': 'Lawan mesti diberi buah, dan baki buah dibahagikan sama banyak.',
  'djenon-aboure.summary':
    'Taburan bersambung; lubang berisi dua atau empat buah ditawan di kedua-dua baris.',
  'djenon-aboure.detail': 'Hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan.',
  'hoyito-ii.summary':
    'Taburan bersambung; lubang lawan berisi empat buah ditawan, dan setiap kali menawan, anda bergerak lagi.',
  'hoyito-ii.detail': 'Pemain yang meninggalkan empat buah atau kurang di baris lawan mengambil semua baki.',
  'hoyito-ii.reading1':
    'Menurut Mancala World, giliran pemain yang tidak dapat bergerak dilangkau; di sini pusingan tamat.',
  'hoyito-ii.reading2':
    'Hanya baris lawan dikira, seperti dalam MancalaGames; Mancala World mengira empat buah terakhir di seluruh papan (end.fewTo: mover).',
  'lahemay-waladat.summary':
    'Taburan bersambung; jika buah terakhir mencukupkan tiga buah, anda menawannya, dan taburan disambung dari lubang berikutnya.',
  'lahemay-waladat.detail': 'Pemain yang terakhir bergerak mengambil baki buah.',
  'leb-bbut-ahbochen.summary':
    'Taburan disambung apabila buah terakhir mencukupkan enam buah; lubang lawan berisi dua atau empat buah ditawan.',
  'leb-bbut-ahbochen.detail':
    'Sepuluh lubang setiap sisi; gerakan yang akan menawan semuanya tidak menawan apa-apa.',
  'mandoli.summary':
    'Taburan bersambung; lubang yang isinya genap ditawan, paling banyak dua lubang setiap gerakan.',
  'mandoli.detail': 'Tiada yang ditawan dalam giliran pertama setiap pemain.',
  'mangala-iv.summary': 'Taburan bersambung; lubang berisi dua atau empat buah ditawan di kedua-dua baris.',
  'mangala-iv.detail':
    'Secara tradisi 98 buah disebarkan secara rawak, sekurang-kurangnya dua setiap lubang; di sini setiap lubang bermula dengan tujuh.',
  'mangala-iv.reading1':
    'Asalnya permainan bermula dengan susunan rawak; pratetap ini bermula sama rata, dan anda boleh menetapkan sebarang susunan.',
  'meusueb.summary':
    'Taburan bersambung; lubang berisi empat buah ditawan di kedua-dua baris, dan taburan disambung dari lubang berikutnya.',
  'meusueb.detail':
    'Apabila tinggal lapan buah atau kurang di dalam lubang, buah yang jatuh di sisi lawan menjadi milik lawan.',
  'meusueb.reading1': 'Buah di tangan tidak termasuk dalam lapan buah yang memulakan fasa terakhir.',
  'motiq.summary':
    'Taburan bersambung; jika buah terakhir mencukupkan empat buah, anda menawannya, dan taburan disambung dari lubang berikutnya.',
  'motiq.detail': 'Tujuh lubang setiap sisi; buah boleh ditawan dari kedua-dua baris.',
  'motiq.reading1':
    'Menurut satu huraian, baki buah diberikan kepada pemain yang terakhir bergerak; di sini pemain mengambil buah di baris masing-masing.',
  'olowuka.summary': 'Taburan disambung hanya dari lubang yang berisi sekurang-kurangnya empat buah.',
  'olowuka.detail':
    'Lubang lawan berisi dua atau tiga buah ditawan; jika semuanya akan ditawan, lubang yang paling kanan bagi anda dikecualikan.',
  'ot-tjin.summary':
    'Taburan bersambung mengikut arah jam; jika buah terakhir mencukupkan tiga buah, anda menawannya, di mana-mana baris.',
  'ot-tjin.detail': 'Sepuluh lubang setiap sisi dengan tiga buah setiap satu.',
  'leab-el-akil.summary':
    'Taburan bersambung; lubang berisi dua atau empat buah ditawan di kedua-dua baris, setiap satu bersama lubang seberang.',
  'leab-el-akil.detail':
    'Jika lawan tiada buah, anda memberikan sebiji dahulu; secara tradisi 72 buah disebarkan secara rawak.',
  'leab-el-akil.reading1':
    'Asalnya permainan bermula dengan susunan rawak; pratetap ini bermula sama rata, dan anda boleh menetapkan sebarang susunan.',
}
