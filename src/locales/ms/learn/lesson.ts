import type { AreaWords } from '../../message'

export const lesson: AreaWords<'lesson'> = {
  title: 'Belajar',
  heading: 'Permainan pertama',
  stepOf: 'Langkah {step}/{count}',
  sow: 'Menabur',
  sowTask:
    'Tujuh lubang di sisi anda bernombor dari kiri ke kanan, dan lubang besar di kanan ialah rumah anda. Mainkan lubang 1: buahnya ditabur sebiji demi sebiji ke dalam lubang seterusnya dan rumah anda, tetapi tidak ke dalam rumah lawan.',
  sowRule: 'Jika buah terakhir jatuh di rumah anda, anda bergerak lagi.',
  relay: 'Sambung',
  relayTask:
    'Mainkan lubang 7. Buah terakhirnya jatuh ke dalam lubang yang berisi, jadi anda mengangkat semuanya dan terus menabur. Setiap kali menabur begini dipanggil satu taburan.',
  relayRule: 'Jika buah terakhir jatuh di lubang yang berisi, angkat semuanya dan tabur lagi.',
  again: 'Kira dahulu',
  againTask:
    'Pemain yang cekap mencari gerakan yang berakhir di rumah sendiri. Lubang 5 salah satunya: selepas dua taburan, buah terakhirnya jatuh di situ. Mainkan.',
  againRule: 'Giliran anda berterusan selagi gerakan anda berakhir di rumah sendiri.',
  capture: 'Tawan (tembak)',
  captureTask:
    'Mainkan lubang 7 sekali lagi. Selepas tiga taburan, buah terakhirnya jatuh ke dalam lubang 7 sendiri, yang kini kosong. Jadi anda menawan buah itu dan sepuluh buah di lubang yang bertentangan.',
  captureRule:
    'Jika buah terakhir jatuh di lubang sendiri yang kosong, anda menawan buah itu dan isi lubang yang bertentangan, dan giliran anda tamat. Di lubang kosong lawan, giliran anda tamat begitu sahaja.',
  playOn: 'Teruskan',
  playOnTask:
    'Sekarang giliran Utara; giliran yang panjang boleh dilangkau. Kemudian tiba giliran anda semula, dan setiap lubang bergelang emas boleh dimainkan. Permainan tamat apabila semua lubang kosong. Sesiapa yang mempunyai lebih banyak buah di rumahnya menang.',
  learnt: 'Peraturan setakat ini',
  restart: 'Mula semula',
  allRules: 'Semua peraturan',
  toBoard: 'Teruskan di Papan',
}
