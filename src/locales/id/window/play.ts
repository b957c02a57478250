import type { AreaWords } from '../../message'

export const play: AreaWords<'play'> = {
  gameOver: 'Permainan sudah selesai.',
  noSuchHole: 'Tidak ada lubang {hole}. Lubang bernomor 1 sampai {holes}.',
  emptyHole: 'Lubang {hole} tidak berisi biji.',
  claimedHole: 'Lubang {hole} sudah diklaim, jadi bijinya tidak boleh diambil.',
  notLiftable: 'Biji di lubang {hole} tidak boleh diambil sekarang.',
  wayMissing:
    'Lubang {hole} dapat ditabur dua arah: tulis {hole} untuk berlawanan arah jarum jam atau {hole}c untuk searah jarum jam.',
  wayFixed: 'Lubang {hole} tidak dapat ditabur ke arah lain: permainan ini ditabur satu arah saja.',
  grandSlam: 'Lubang {hole} akan menembak semua biji lawan, dan itu tidak diperbolehkan.',
  mustFeed: 'Lubang {hole} akan membuat lawan kehabisan biji. Anda harus memberinya biji.',
  positionShape:
    'Posisi berisi lubang dan lumbung Selatan, lubang dan lumbung Utara, serta S (Selatan) atau N (Utara) untuk yang mendapat giliran, misalnya 7,7,7+0 7,7,7+0 S.',
  holesShape:
    '“{got}” bukan daftar lubang. Pisahkan angka dengan koma, tambahkan s atau n pada lubang yang diklaim, dan tulis x untuk lubang hangus.',
  unevenSides: 'Selatan punya {south} lubang, sedangkan Utara {north}.',
  tooManyHoles: 'Satu sisi paling banyak {max} lubang, bukan {got}.',
  tooManyWon: 'Paling banyak {max} lubang dapat dimenangkan, bukan {got}.',
  tooManySeeds: 'Papan berisi paling banyak {max} biji, bukan {got}.',
  allBurnt: 'Setiap sisi perlu setidaknya satu lubang yang tidak hangus.',
  notAChoice: '“{got}” bukan langkah: tulis nomor lubang, dengan c untuk searah jarum jam.',
  wayNotChosen: '“{got}” menyebut arah, tetapi permainan ini ditabur satu arah saja.',
  recordTooLong: 'Daftar langkah paling panjang {max} karakter.',
  choiceMissing: 'Ada langkah yang hilang sebelum atau sesudah koma.',
  northCannotStart: 'Utara hanya dapat memulai dalam permainan yang memakai undian.',
  otherSize: 'Posisi itu punya {got} lubang per sisi, sedangkan varian ini {holes}.',
  neverClaimed: 'Lubang tidak dapat diklaim dalam permainan ini.',
  neverBurnt: 'Tidak ada lubang hangus dalam permainan ini.',
  neverWon: 'Lubang di baris lawan tidak dapat dimenangkan dalam permainan ini.',
  moveRefused: 'Langkah {move} tidak dapat dimainkan: {problem}',
  tooLargeForPerfect:
    'Permainan ini terlalu besar untuk dimainkan dengan sempurna. Coba kurangi lubang atau biji, atau pilih pemain lain.',
}
