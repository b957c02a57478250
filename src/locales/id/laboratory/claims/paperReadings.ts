import type { AreaWords } from '../../../message'

export const paperReadings: AreaWords<'paperReadings'> = {
  laterStarter:
    'Makalah tidak menyebutkan siapa yang memulai ronde berikutnya. Di sini pemenang memulai ronde berikutnya; setelah seri, pemain yang tadi tidak memulai.',
  matchEnd:
    'Pertandingan berlangsung sampai seorang pemain kehilangan semua lubang atau menyerah. Di sini tidak ada yang menyerah. Pertandingan yang belum selesai setelah {rounds} ronde belum diputuskan: bukan menang dan bukan seri.',
  expertTies:
    'Pakar dalam makalah selalu memainkan giliran maksimal. Makalah tidak menyebutkan yang mana jika ada beberapa. Di sini salah satunya dipilih secara acak.',
  expertBudget:
    'Pakar dalam makalah memeriksa setiap giliran yang ada, dan giliran bisa sangat panjang. Pakar di sini memiliki batas perhitungan: ia memeriksa paling banyak {moves} langkah per pilihan dan memainkan giliran terbaik yang diperiksanya.',
  pseudocode:
    'Pseudokode makalah memuat kekeliruan pada indeks lubang lawan terakhir. Yang dimainkan di sini adalah aturan dalam teks, dan angka yang diterbitkan cocok dengannya.',
  boardSeeds:
    'Makalah menyebut papan lain tetapi tidak memberikan jumlah bijinya. Pada awalnya setiap lubang berisi biji sebanyak jumlah lubang per sisi.',
  congkakMargin:
    'Hasil dalam makalah adalah menang, seri, atau kalah. Permainan sempurna di sini berarti selisih terbesar. Pemenangnya sama: di atas nol Selatan menang, pada nol permainan seri.',
  cyclesOfMoves:
    'Makalah tidak mendefinisikan putaran suatu langkah. Di sini putaran adalah jumlah biji yang ditabur dalam satu langkah dibagi 2n + 1, dibulatkan ke bawah. Dengan definisi ini daftar langkah dalam makalah diperoleh persis sama.',
  cycles:
    'Makalah tidak mendefinisikan putaran suatu langkah. Di sini putaran adalah jumlah biji yang ditabur dalam satu langkah dibagi 2n + 1, dibulatkan ke bawah.',
  countedOnce:
    'Teks tidak menyebutkan bagaimana pembukaan yang menang sebelum selesai dihitung. Di sini ia dihitung sekali, pada langkah pertama yang menang, dan tidak dilanjutkan. Giliran yang berakhir karena pemain kehabisan biji tidak masuk hitungan mana pun. Dengan cara ini hitungan yang diterbitkan diperoleh.',
  winningFrom:
    'Teks menganggap pembukaan menang mulai 2n² − n biji. Di sini diperlukan satu biji lagi, agar cocok dengan hitungan yang diterbitkan.',
  solutionsEnd:
    'Jumlah penyelesaian diberikan tanpa menyebutkan di mana urutan langkah berakhir. Untuk tabel ini giliran dimainkan sampai selesai, tidak dipotong saat sudah menang.',
  lapsFrom:
    'Makalah tidak menyebutkan dari mana taburan suatu langkah dihitung. Di sini dihitung dari taburan pertama.',
  congklakTurn:
    'Pada lembar aturan, biji terakhir di lumbung mengakhiri giliran dan memberi pemain satu giliran lagi. Di sini giliran berlangsung sampai lawan mendapat giliran; “langsung menang” berarti menang sebelum itu.',
  congklakMargin:
    'Lembar aturan tidak mendefinisikan selisih, hanya siapa yang menang. Hasil menyebutkan dulu siapa yang menang, lalu selisih biji di lumbung saat ronde berakhir.',
  congklakWinCheck:
    'Pada lembar aturan, biji terakhir di lumbung mengakhiri giliran, dan kemenangan diperiksa pada akhir giliran. Di sini diperiksa saat lawan mendapat giliran. Perhitungan independen yang memeriksanya setelah setiap biji terakhir di lumbung memberikan 25 dan 38 biji untuk N = 4 dan 5, bukan 30 dan 46; Selatan menang dalam kedua kasus.',
  emptyOppositeBoth:
    'Aturan dalam laporan tidak menyebutkan apakah biji terakhir diambil jika lubang seberang kosong. Salah satu buktinya menyebut setengah tembakan, yang mengisyaratkan biji itu diambil. Kedua aturan diperiksa.',
  emptyOppositeBeside:
    'Aturan dalam laporan tidak menyebutkan apakah biji terakhir diambil jika lubang seberang kosong. Salah satu buktinya menyebut setengah tembakan, yang mengisyaratkan biji itu diambil. Di sini tidak ada yang diambil, dan hasil dengan aturan yang lain juga diberikan.',
  defence:
    'Biji yang paling dekat dengan lumbung bergerak “such that the move makes no capture or defence” (asalkan langkah itu tidak menembak atau mempertahankan). Laporan tidak menyebutkan apa yang tidak boleh digerakkan. Dua penafsiran diperiksa: tanpa klausul ini, dan dengan syarat bahwa biji yang bisa ditembak Utara hanya digerakkan jika tidak ada yang lain.',
  equalMoves:
    'Upaya-upaya ini tidak menentukan langkah mana yang dimainkan jika ada beberapa. Strategi dianggap tersangkal jika ada pilihan di antara langkah setara yang kalah; hasil juga menyebutkan apakah setiap pilihan kalah.',
  kalahMargin:
    'Nilai yang diterbitkan adalah menang, seri, dan kalah. Permainan sempurna di sini berarti selisih terbesar. Pemenangnya sama: di atas nol Selatan menang, pada nol permainan seri.',
  suggestedRules:
    'Laporan menyarankan setiap aturan ini dalam satu kalimat. Selebihnya sama seperti permainan Kalah, tanpa mengambil apa pun jika lubang seberang kosong.',
  roundedShare:
    'Makalah mencetak 60,85% untuk 60.856 dari 100.000 permainan. Persentase makalah di sini dihitung dari tabelnya dan dibulatkan, sehingga di mana-mana tertulis satu angka saja, 60,86%.',
}
