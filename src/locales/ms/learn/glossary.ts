import type { AreaWords } from '../../message'

export const glossary: AreaWords<'glossary'> = {
  hole: 'Lubang',
  holeMeans: 'Lubang kecil di sisi seorang pemain. Sesetengah pemain memanggilnya kampung.',
  store: 'Rumah',
  storeMeans:
    'Lubang besar milik pemain, tempat buahnya dikumpulkan. Di Jawa rumah ini dipanggil lumbung, iaitu jelapang padi.',
  seed: 'Buah',
  seedMeans: 'Buah yang dimainkan: kulit siput, guli atau biji asam jawa.',
  sides: 'Selatan, Utara',
  sidesMeans: 'Kedua-dua pemain. Selatan memiliki baris bawah papan dan biasanya mula dahulu.',
  n: 'n, (m, n)',
  nMeans:
    'n ialah bilangan lubang setiap sisi: dakon-7 ada tujuh. Kalah(m, n) ada m lubang setiap sisi dengan n buah di setiap lubang.',
  lap: 'Taburan',
  lapMeans: 'Sekali menabur: daripada mengangkat buah dari sebuah lubang hingga buah terakhir dijatuhkan.',
  relay: 'Sambung',
  relayMeans:
    'Apabila buah terakhir jatuh ke dalam lubang yang berisi, semuanya diangkat dan ditabur lagi sebagai taburan seterusnya.',
  move: 'Gerakan',
  moveMeans: 'Semua taburan yang dimulakan oleh satu pilihan.',
  turn: 'Giliran',
  turnMeans: 'Gerakan seorang pemain sehingga lawannya bermain.',
  round: 'Pusingan, perlawanan',
  roundMeans:
    'Satu pusingan dimainkan dari lubang yang berisi hingga kiraan akhir. Dalam sesetengah permainan, beberapa pusingan menjadi satu perlawanan, dan lubang diisi semula daripada rumah.',
  tie: 'Seri',
  tieMeans:
    'Tiada pemenang. Permainan yang dimainkan boleh berakhir seri; sesuatu permainan juga disebut seri jika tiada pemain dapat menang apabila kedua-duanya bermain sebaik mungkin.',
  capture: 'Tawan (tembak)',
  captureMeans:
    'Mengambil buah dari papan ke dalam rumah, biasanya buah yang bertentangan dengan tempat jatuhnya buah terakhir.',
  burnt: 'Lubang hangus',
  burntMeans:
    'Lubang yang tidak dapat diisi oleh pemiliknya untuk pusingan baharu; lubang itu ditutup sepanjang pusingan.',
  cycle: 'Kitaran',
  cycleMeans:
    'Satu keliling papan: semua lubang dan rumah pemain itu sendiri. Timbunan yang besar mengelilingi papan lebih daripada sekali; pembukaan boleh disusun bermula dengan yang memerlukan kitaran paling sedikit.',
  repunit: 'Repunit',
  repunitMeans:
    'Nombor yang ditulis dengan angka satu sahaja: 4, 13 dan 40 ialah 11, 111 dan 1111 dalam asas 3. Satu teorem menyatakan bahawa pemain pertama tewas dalam Kalah(1, n) bagi setiap n begini; halaman Makalah menyemaknya.',
  opening: 'Pembukaan yang menang',
  openingMeans: 'Giliran pertama yang sudah memberi kemenangan: selepasnya lawan tidak dapat mengejar lagi.',
  variant: 'Varian',
  variantMeans: 'Satu set peraturan. Setiap peraturan boleh diubah di halaman Varian.',
  value: 'Nilai',
  valueMeans: 'Buah Selatan tolak buah Utara pada akhir permainan, jika kedua-duanya bermain sebaik mungkin.',
  randomSeed: 'Nombor rawak awal',
  randomSeedMeans:
    'Nombor permulaan bagi semua yang rawak dalam satu eksperimen. Nombor yang sama memberikan permainan yang sama.',
  level: 'Tahap',
  levelMeans:
    'Sehandal mana lawan bermain, daripada pemain baharu hingga juara. Pemain komputer bagi setiap tahap bergantung pada permainan; pemain baharu sentiasa bergerak secara rawak.',
  category: 'Kategori',
  categoryMeans:
    'Salah satu daripada beberapa kumpulan permainan yang sama besar dalam satu siri. Kumpulan ini menunjukkan sejauh mana keputusan berubah secara kebetulan; makalah congkak ada lima kumpulan, setiap satunya 20,000 permainan.',
}
