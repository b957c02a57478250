import type { AreaWords } from '../../message'

export const play: AreaWords<'play'> = {
  gameOver: 'Permainan sudah tamat.',
  noSuchHole: 'Tiada lubang {hole}. Lubang bernombor 1 hingga {holes}.',
  emptyHole: 'Lubang {hole} tiada buah.',
  claimedHole: 'Lubang {hole} sudah dituntut, jadi buahnya tidak boleh diangkat.',
  notLiftable: 'Buah di lubang {hole} tidak boleh diangkat sekarang.',
  wayMissing:
    'Lubang {hole} boleh ditabur dua arah: tulis {hole} untuk lawan arah jam atau {hole}c untuk ikut arah jam.',
  wayFixed: 'Lubang {hole} tidak boleh ditabur ke arah lain: permainan ini ditabur satu arah sahaja.',
  grandSlam: 'Lubang {hole} akan menawan semua buah lawan, dan itu tidak dibenarkan.',
  mustFeed: 'Lubang {hole} akan menyebabkan lawan kehabisan buah. Anda mesti memberinya buah.',
  positionShape:
    'Kedudukan menyenaraikan lubang dan rumah Selatan, lubang dan rumah Utara, serta S (Selatan) atau N (Utara) bagi pemain yang mendapat giliran, seperti 7,7,7+0 7,7,7+0 S.',
  holesShape:
    '“{got}” bukan senarai lubang. Pisahkan nombor dengan koma, tambah s atau n pada lubang yang dituntut, dan tulis x bagi lubang hangus.',
  unevenSides: 'Selatan ada {south} lubang tetapi Utara ada {north}.',
  tooManyHoles: 'Satu sisi ada paling banyak {max} lubang, bukan {got}.',
  tooManyWon: 'Paling banyak {max} lubang boleh dimenangi, bukan {got}.',
  tooManySeeds: 'Papan ada paling banyak {max} buah, bukan {got}.',
  allBurnt: 'Setiap sisi perlu sekurang-kurangnya satu lubang yang tidak hangus.',
  notAChoice: '“{got}” bukan gerakan: tulis nombor lubang, dengan c untuk ikut arah jam.',
  wayNotChosen: '“{got}” menyebut arah, tetapi permainan ini ditabur satu arah sahaja.',
  recordTooLong: 'Rekod ada paling banyak {max} aksara.',
  choiceMissing: 'Ada gerakan yang tertinggal sebelum atau selepas koma.',
  northCannotStart: 'Utara hanya boleh mula dahulu dalam permainan yang menggunakan cabutan undi.',
  otherSize: 'Kedudukan itu ada {got} lubang setiap sisi, tetapi varian ini ada {holes}.',
  neverClaimed: 'Lubang tidak boleh dituntut dalam permainan ini.',
  neverBurnt: 'Tiada lubang yang hangus dalam permainan ini.',
  neverWon: 'Lubang di baris lawan tidak boleh dimenangi dalam permainan ini.',
  moveRefused: 'Gerakan {move} tidak boleh dimainkan: {problem}',
  tooLargeForPerfect:
    'Permainan ini terlalu besar untuk dimainkan dengan sempurna. Cuba kurangkan lubang atau buah, atau pilih pemain lain.',
}
