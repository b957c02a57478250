import type { AreaWords } from '../../message'

export const searchReasons: AreaWords<'searchReasons'> = {
  lifting: 'Giliran pertama tidak dicari di bawah peraturan tentang lubang yang boleh diangkat.',
  ways: 'Giliran pertama tidak dicari apabila lubang ditabur ke arah yang berbeza.',
  sowing: 'Giliran pertama tidak dicari di bawah cara menabur ini.',
  capturing: 'Giliran pertama tidak dicari di bawah cara menawan ini.',
  claims: 'Giliran pertama tidak dicari dalam permainan yang lubangnya dituntut.',
  past: 'Giliran pertama tidak dicari dalam permainan dengan peraturan awal pusingan.',
  ownStore: 'Giliran boleh diteruskan hanya jika pemain menabur ke dalam rumah sendiri.',
  noRelay: 'Pembukaan menang dicari hanya dalam permainan bersambung.',
  storeEndsTurn: 'Buah terakhir di rumah mesti memberi satu gerakan lagi.',
  eitherWay: 'Menabur ke dua arah tidak dicari dengan pantas.',
  byCount: 'Tawanan mengikut bilangan tidak dicari dengan pantas.',
  onSingle: 'Tawanan di atas buah tunggal tidak dicari dengan pantas.',
  lastHole: 'Pengambilan lubang terakhir tidak dicari dengan pantas.',
  chains: 'Rantaian tawanan tidak dicari dengan pantas.',
  feeding: 'Kewajipan memberi buah tidak dicari dengan pantas.',
  grandSlam: 'Peraturan tentang menawan semuanya tidak dicari dengan pantas.',

  unsolvedClaims: 'Permainan yang lubangnya dituntut tidak dapat diselesaikan.',
  unsolvedPast: 'Permainan dengan peraturan awal pusingan tidak dapat diselesaikan.',
  bothAtOnce:
    'Kedua-dua pemain memilih serentak dalam pembukaan, jadi tiada jalan permainan menentukan nilainya.',
  repeatsPlayOn:
    'Jika kedudukan berulang tidak menamatkan pusingan, tiada jalan permainan menentukan nilainya.',
  tooLarge:
    '{seeds} buah dalam {holes} lubang terlalu banyak untuk menyelesaikan permainan dengan peraturan ini. Cuba kurangkan lubang atau buah.',
  tooLargeRepeating:
    '{seeds} buah dalam {holes} lubang terlalu banyak untuk menyelesaikan permainan yang kedudukannya boleh berulang. Cuba kurangkan lubang atau buah.',
  memoryRange: 'Ingatan mesti dari {min} hingga {max} MiB.',
  memoryNeeded: 'Menyenaraikan kedudukan permainan ini memerlukan {memory} MiB.',
  memoryTooSmall:
    '{memory} MiB terlalu sedikit untuk membezakan kedudukan {seeds} buah dalam {holes} lubang.',
}
