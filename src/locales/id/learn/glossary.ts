import type { AreaWords } from '../../message'

export const glossary: AreaWords<'glossary'> = {
  hole: 'Lubang',
  holeMeans: 'Lubang kecil di sisi seorang pemain.',
  store: 'Lumbung',
  storeMeans:
    'Lubang besar milik pemain, tempat bijinya dikumpulkan. Di Jawa lubang ini disebut lumbung, seperti tempat menyimpan padi.',
  seed: 'Biji',
  seedMeans: 'Yang ditabur: kulit kerang, kelereng, atau biji asam.',
  sides: 'Selatan, Utara',
  sidesMeans: 'Kedua pemain. Selatan memiliki baris bawah papan dan biasanya jalan lebih dulu.',
  n: 'n, (m, n)',
  nMeans:
    'n adalah jumlah lubang per sisi: dakon-7 punya tujuh. Permainan kalah(m, n) punya m lubang per sisi dengan n biji di tiap lubang.',
  lap: 'Taburan',
  lapMeans: 'Sekali menabur: dari mengambil biji sebuah lubang sampai biji terakhir dijatuhkan.',
  relay: 'Sambung',
  relayMeans:
    'Ketika biji terakhir jatuh ke lubang yang berisi, semuanya diambil dan ditabur lagi sebagai taburan berikutnya.',
  move: 'Langkah',
  moveMeans: 'Semua taburan yang dimulai oleh satu pilihan.',
  turn: 'Giliran',
  turnMeans: 'Langkah seorang pemain sampai lawannya bermain.',
  round: 'Ronde, pertandingan',
  roundMeans:
    'Satu ronde dimainkan dari lubang yang terisi sampai hitungan akhir. Dalam beberapa permainan, beberapa ronde menjadi satu pertandingan, dan lubang diisi lagi dari lumbung.',
  tie: 'Seri',
  tieMeans:
    'Tidak ada pemenang. Permainan yang dimainkan dapat berakhir seri; sebuah permainan juga disebut seri jika tidak ada pemain yang dapat menang ketika keduanya bermain sebaik mungkin.',
  capture: 'Tembak',
  captureMeans:
    'Mengambil biji dari papan ke lumbung, biasanya biji di seberang tempat jatuhnya biji terakhir.',
  burnt: 'Lubang hangus',
  burntMeans:
    'Lubang yang tidak dapat diisi pemiliknya untuk ronde baru; lubang itu ditutup selama ronde itu.',
  cycle: 'Putaran',
  cycleMeans:
    'Satu keliling papan: semua lubang dan lumbung pemain itu sendiri. Tumpukan yang besar mengelilingi papan lebih dari sekali; pembukaan dapat diurutkan mulai dari yang putarannya paling sedikit.',
  repunit: 'Repunit',
  repunitMeans:
    'Bilangan yang ditulis dengan angka satu saja: 4, 13, dan 40 adalah 11, 111, dan 1111 dalam basis 3. Sebuah teorema menyatakan bahwa pemain pertama kalah dalam permainan kalah(1, n) untuk setiap n seperti itu; halaman Makalah memeriksanya.',
  opening: 'Pembukaan menang',
  openingMeans: 'Giliran pertama yang sudah memberi kemenangan: setelahnya lawan tidak dapat mengejar lagi.',
  variant: 'Varian',
  variantMeans: 'Satu set aturan. Setiap aturan dapat diubah di halaman Varian.',
  value: 'Nilai',
  valueMeans: 'Biji Selatan dikurangi biji Utara pada akhir permainan, jika keduanya bermain sebaik mungkin.',
  randomSeed: 'Angka acak awal',
  randomSeedMeans:
    'Angka yang menjadi awal semua unsur acak dalam satu percobaan. Angka yang sama memberi permainan yang sama lagi.',
  level: 'Tingkat',
  levelMeans:
    'Seberapa hebat lawan bermain, dari pemula sampai juara. Pemain komputer di balik tiap tingkat bergantung pada permainannya; pemula selalu bermain secara acak.',
  category: 'Kategori',
  categoryMeans:
    'Salah satu dari beberapa kelompok permainan yang sama besar dalam satu rangkaian. Kelompok itu menunjukkan seberapa jauh hasil berubah karena kebetulan; makalah congkak punya lima kelompok berisi 20.000 permainan.',
}
