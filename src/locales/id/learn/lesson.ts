import type { AreaWords } from '../../message'

export const lesson: AreaWords<'lesson'> = {
  title: 'Belajar',
  heading: 'Permainan pertama Anda',
  stepOf: 'Tahap {step} dari {count}',
  sow: 'Menabur',
  sowTask:
    'Tujuh lubang di sisi Anda bernomor dari kiri ke kanan, dan lubang besar di kanan adalah lumbung Anda. Pilih lubang 1: bijinya diambil, lalu ditaburkan satu per satu ke lubang berikutnya dan ke lumbung Anda, tetapi tidak ke lumbung lawan.',
  sowRule: 'Jika biji terakhir jatuh di lumbung Anda, Anda jalan lagi.',
  relay: 'Sambung',
  relayTask:
    'Pilih lubang 7. Biji terakhirnya jatuh ke lubang yang berisi, jadi Anda mengambil semuanya dan terus menabur. Sekali menabur seperti ini disebut satu taburan.',
  relayRule: 'Jika biji terakhir jatuh di lubang yang berisi, ambil semuanya dan tabur lagi.',
  again: 'Hitung dulu',
  againTask:
    'Pemain yang terampil mencari langkah yang berakhir di lumbung sendiri. Lubang 5 salah satunya: setelah dua taburan, biji terakhirnya jatuh di sana. Pilih lubang itu.',
  againRule: 'Giliran Anda berlanjut selama langkah Anda berakhir di lumbung sendiri.',
  capture: 'Tembak',
  captureTask:
    'Pilih lubang 7 sekali lagi. Setelah tiga taburan, biji terakhirnya jatuh ke lubang 7 itu sendiri, yang kini kosong. Jadi Anda menembak biji itu dan sepuluh biji di lubang seberangnya.',
  captureRule:
    'Jika biji terakhir jatuh di lubang sendiri yang kosong, Anda menembak biji itu dan isi lubang seberangnya, dan giliran Anda selesai. Di lubang kosong lawan, giliran Anda selesai begitu saja.',
  playOn: 'Lanjutkan',
  playOnTask:
    'Sekarang giliran Utara; giliran yang panjang dapat dilewati. Lalu giliran Anda lagi, dan setiap lubang bercincin emas dapat dimainkan. Permainan selesai ketika semua lubang kosong. Pemain dengan biji lebih banyak di lumbungnya menang.',
  learnt: 'Aturan sejauh ini',
  restart: 'Mulai lagi',
  allRules: 'Semua aturan',
  toBoard: 'Lanjutkan di Papan',
}
