import type { AreaWords } from '../../../message'

export const paperReadings: AreaWords<'paperReadings'> = {
  laterStarter:
    'Makalah tidak menyatakan siapa yang memulakan pusingan berikutnya. Di sini pemenang memulakan pusingan berikutnya; selepas seri, pemain yang tidak memulakan pusingan tadi.',
  matchEnd:
    'Perlawanan berlangsung sehingga seorang pemain kehilangan semua lubang atau mengaku kalah. Di sini tiada siapa mengaku kalah. Perlawanan yang belum selesai selepas {rounds} pusingan tidak diputuskan: bukan menang dan bukan seri.',
  expertTies:
    'Pakar dalam makalah sentiasa memainkan giliran maksimum. Makalah tidak menyatakan yang mana jika ada beberapa giliran maksimum. Di sini salah satu dipilih secara rawak.',
  expertBudget:
    'Pakar dalam makalah melihat setiap giliran yang ada, dan giliran boleh menjadi sangat panjang. Pakar di sini mempunyai had carian: ia meneliti sehingga {moves} gerakan setiap pilihan, lalu memainkan giliran terbaik yang ditemuinya.',
  pseudocode:
    'Pseudokod makalah mempunyai kesilapan pada indeks lubang lawan yang terakhir. Yang dimainkan di sini ialah peraturan dalam teks, dan angka yang diterbitkan sepadan dengannya.',
  boardSeeds:
    'Makalah menyebut papan lain tetapi tidak memberikan bilangan buahnya. Setiap lubang bermula dengan buah sebanyak bilangan lubang setiap sisi.',
  congkakMargin:
    'Ganjaran dalam makalah ialah menang, seri atau kalah. Permainan sempurna di sini bermaksud beza terbesar. Pemenangnya sama: di atas sifar Selatan menang, pada sifar permainan seri.',
  cyclesOfMoves:
    'Makalah tidak mentakrifkan kitaran sesuatu gerakan. Di sini kitaran ialah bilangan buah yang ditabur dalam satu gerakan dibahagi 2n + 1, dibundarkan ke bawah. Dengan takrif ini, senarai gerakan dalam makalah diperoleh dengan tepat.',
  cycles:
    'Makalah tidak mentakrifkan kitaran sesuatu gerakan. Di sini kitaran ialah bilangan buah yang ditabur dalam satu gerakan dibahagi 2n + 1, dibundarkan ke bawah.',
  countedOnce:
    'Teks tidak menyatakan bagaimana pembukaan yang menang sebelum tamat dikira. Di sini ia dikira sekali, pada gerakan pertama yang menang, dan tidak diteruskan. Giliran yang tamat kerana pemain kehabisan buah tidak dimasukkan dalam mana-mana kiraan. Kiraan yang diterbitkan terhasil dengan cara ini.',
  winningFrom:
    'Teks menganggap pembukaan menang mulai 2n² − n buah. Di sini ia memerlukan sebiji buah lagi, supaya sepadan dengan kiraan yang diterbitkan.',
  solutionsEnd:
    'Bilangan penyelesaian diberikan tanpa menyatakan di mana jalan permainan berakhir. Bagi jadual ini giliran dimainkan hingga tamat, tidak dipotong apabila sudah menang.',
  lapsFrom:
    'Makalah tidak menyatakan dari mana taburan sesuatu gerakan dikira. Di sini ia dikira dari taburan pertama.',
  congklakTurn:
    'Pada helaian peraturan, buah terakhir di rumah menamatkan giliran dan memberi pemain satu giliran lagi. Di sini giliran berlangsung sehingga tiba giliran lawan; “menang serta-merta” bermaksud menang sebelum itu.',
  congklakMargin:
    'Helaian peraturan tidak mentakrifkan beza, hanya siapa yang menang. Keputusan menyatakan dahulu siapa yang menang, kemudian beza buah di dalam rumah apabila pusingan tamat.',
  congklakWinCheck:
    'Pada helaian peraturan, buah terakhir di rumah menamatkan giliran, dan kemenangan disemak pada akhir giliran. Di sini ia disemak apabila tiba giliran lawan. Pengiraan bebas yang menyemaknya selepas setiap buah terakhir di rumah memberikan 25 dan 38 buah bagi N = 4 dan 5, bukan 30 dan 46; Selatan menang dalam kedua-dua kes.',
  emptyOppositeBoth:
    'Peraturan dalam laporan tidak menyatakan sama ada buah terakhir diambil apabila lubang seberang kosong. Salah satu buktinya menyebut tawan separuh, yang membayangkan ia diambil. Kedua-dua peraturan disemak.',
  emptyOppositeBeside:
    'Peraturan dalam laporan tidak menyatakan sama ada buah terakhir diambil apabila lubang seberang kosong. Salah satu buktinya menyebut tawan separuh, yang membayangkan ia diambil. Di sini tiada yang diambil, dan keputusan dengan peraturan yang satu lagi turut diberikan.',
  defence:
    'Buah yang paling dekat dengan rumah bergerak “such that the move makes no capture or defence” (dengan syarat gerakan itu tidak menawan atau mempertahankan). Laporan tidak menyatakan apa yang tidak boleh digerakkan. Dua tafsiran disemak: tanpa klausa ini, dan dengan syarat bahawa buah yang boleh ditawan Utara hanya digerakkan jika tiada yang lain.',
  equalMoves:
    'Percubaan ini tidak menentukan gerakan mana yang dimainkan jika ada beberapa. Strategi dianggap disangkal jika ada pilihan antara gerakan setara yang tewas; keputusan juga menyatakan sama ada setiap pilihan tewas.',
  kalahMargin:
    'Nilai yang diterbitkan ialah menang, seri dan kalah. Permainan sempurna di sini bermaksud beza terbesar. Pemenangnya sama: di atas sifar Selatan menang, pada sifar permainan seri.',
  suggestedRules:
    'Laporan mencadangkan setiap peraturan ini dalam satu ayat. Yang lain sama seperti permainan Kalah, tanpa mengambil apa-apa apabila lubang seberang kosong.',
  roundedShare:
    'Makalah mencetak 60.85% untuk 60,856 daripada 100,000 permainan. Peratusan yang diterbitkan di sini dikira daripada jadualnya dan dibundarkan, supaya di mana-mana tertulis satu angka sahaja, 60.86%.',
}
