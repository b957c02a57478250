import type { AreaWords } from '../../message'

export const commands: AreaWords<'commands'> = {
  variants: 'tampilkan daftar prasetel, atau aturan salah satunya',
  variantsShow: 'tampilkan satu varian dan penjelasan aturannya',
  play: 'mainkan daftar langkah dan tampilkan hasilnya',
  replay: 'mainkan ulang setiap permainan dalam berkas --records dan periksa hasil akhirnya',
  review: 'nilai setiap langkah sebuah permainan dan tandai kesalahannya',
  simulate: 'mainkan banyak permainan antara dua pemain',
  simulateLong:
    'mainkan serangkaian permainan antara dua pemain dan hitung siapa yang menang; permainan ke-i dari satu angka acak awal selalu sama, berapa pun utasnya dan di komputer mana pun',
  matrix: 'adu semua pemain satu sama lain, di kedua sisi',
  matrixLong:
    'adu semua pemain satu sama lain, sebagai Selatan dan sebagai Utara: mana yang lebih penting, jalan lebih dulu atau kemahiran?',
  skillCurve: 'ukur persentase kemenangan menurut jumlah taburan yang dihitung ke depan',
  ladder: 'pertandingkan semua pemain dan beri rating, atau uji mana yang lebih kuat di antara dua pemain',
  ladderLong:
    'pertandingkan semua pemain, dalam pasangan permainan dari posisi awal yang sama dengan sisi ditukar, dan beri rating, seri sebagai setengah poin; dengan --sprt, pertandingkan dua pemain sampai uji sekuensial memutuskan',
  train: 'latih jaringan dengan bermain melawan dirinya sendiri',
  trainLong:
    'latih jaringan dengan bermain melawan dirinya sendiri, generasi demi generasi, dan tulis pemain beserta seluruh riwayatnya ke berkas; SPEC adalah berkas JSON dengan rancangan pelatihan',
  skillCurveLong:
    'mainkan penghitung yang menghitung semakin banyak taburan ke depan melawan satu lawan, sebagai pemain pertama dan kedua',
  compare: 'mainkan rangkaian yang sama dengan beberapa varian',
  compareLong:
    'mainkan rangkaian yang sama dengan beberapa varian untuk dibandingkan; --holes, --seeds, dan --set mengubah semuanya',
  survey: 'mainkan banyak permainan dari katalog dan bandingkan semuanya',
  surveyLong:
    'mainkan banyak permainan dari katalog dan bandingkan semuanya, juga dengan hasil yang diterbitkan',
  rounds: 'mainkan pertandingan banyak ronde sampai seorang pemain tersingkir',
  roundsLong:
    'mainkan pertandingan penuh: berapa ronde, bagaimana lubang menjadi hangus, dan siapa yang tersingkir',
  merge: 'gabungkan bagian sebuah rencana, atau rangkaian permainan yang dimainkan terpisah',
  mergeLong:
    'gabungkan bagian dalam folder yang dibuat `plan`, jenis apa pun, menjadi hasil yang sama dengan satu percobaan di satu komputer; atau gabungkan berkas yang ditulis `simulate --range A..B --json`, di komputer mana pun, menjadi rangkaian penuh; bagian yang tumpang tindih atau menyisakan celah ditolak',
  openings:
    'cari pembukaan yang menang sebelum lawan jalan: berapa banyak, yang terpendek, yang paling sederhana',
  solve: 'buktikan nilai pasti satu permainan dan langkah pertamanya',
  values: 'buktikan nilai satu permainan untuk berbagai ukuran',
  tree: 'cetak pohon permainan kecil, dilipat jika terlalu besar',
  sweep: 'mainkan atau pecahkan satu keluarga permainan, satu untuk setiap bilangan dalam rentang',
  checkStrategy: 'mainkan satu strategi Selatan melawan setiap balasan',
  layouts: 'cari susunan awal yang adil, atau terbaik bagi Selatan',
  verify: 'buktikan jawaban tersimpan tentang kalah untuk kedua kalinya',
  verifyLong:
    'Buktikan jawaban tersimpan tentang kalah untuk kedua kalinya: susunan yang adil (layouts --find results --json), atau nilai permainan dan nilai setiap langkah (solve --json). Pemecah kedua ini pendek dan sederhana serta tidak berbagi apa pun dengan yang pertama: aturan, pencarian, maupun tabel akhir. Pemecah ini lambat pada papan berukuran penuh; --sample memeriksa sebagian saja.',
  reproduce: 'hitung ulang tabel dan klaim makalah dan nilai masing-masing',
  bench: 'periksa tanda tangan mesin permainan dan ukur kecepatannya',
}
