import type { AreaWords } from '../../message'

export const searchReasons: AreaWords<'searchReasons'> = {
  lifting:
    'Giliran pertama tidak dapat diteliti dalam permainan yang mengehadkan lubang yang boleh dimainkan.',
  ways: 'Giliran pertama tidak dapat diteliti dalam permainan yang lubangnya ditabur ke arah yang berbeza.',
  sowing: 'Giliran pertama tidak dapat diteliti dalam permainan dengan cara menabur ini.',
  capturing: 'Giliran pertama tidak dapat diteliti dalam permainan dengan cara menawan ini.',
  claims: 'Giliran pertama tidak dapat diteliti dalam permainan yang lubangnya dituntut.',
  past: 'Giliran pertama tidak dapat diteliti dalam permainan yang mempunyai peraturan khas bagi awal pusingan.',
  ownStore: 'Giliran hanya boleh diteruskan jika pemain menabur ke dalam rumah sendiri.',
  noRelay: 'Pembukaan yang menang hanya dapat dicari dalam permainan dengan taburan bersambung.',
  storeEndsTurn: 'Buah terakhir di rumah mesti memberi satu gerakan lagi.',
  goal: 'Pembukaan yang menang hanya dapat dicari dalam permainan yang pemenangnya ditentukan oleh bilangan buah.',
  eitherWay: 'Tiada carian pantas bagi taburan dua arah.',
  byCount: 'Tiada carian pantas bagi permainan yang menawan mengikut bilangan.',
  onSingle: 'Tiada carian pantas bagi permainan yang menawan pada buah tunggal.',
  lastHole: 'Tiada carian pantas jika lubang terakhir diambil.',
  chains: 'Tiada carian pantas bagi permainan yang menawan secara rantaian.',
  feeding: 'Tiada carian pantas bagi kewajipan memberi buah.',
  grandSlam: 'Tiada carian pantas bagi peraturan tentang menawan semuanya.',

  unsolvedClaims: 'Permainan yang lubangnya dituntut tidak dapat diselesaikan.',
  unsolvedPast: 'Permainan yang mempunyai peraturan khas bagi awal pusingan tidak dapat diselesaikan.',
  bothAtOnce:
    'Kedua-dua pemain memilih serentak dalam pembukaan, jadi tiada jalan permainan yang menentukan nilainya.',
  repeatsPlayOn:
    'Jika kedudukan berulang tidak menamatkan pusingan, tiada jalan permainan yang menentukan nilainya.',
  goalNotEstimated:
    'Kedudukan ini terlalu besar untuk dibuktikan, dan carian tidak dapat menganggar gerakan dalam permainan yang pemenangnya tidak ditentukan oleh bilangan buah.',
  tooLarge:
    '{seeds} buah dalam {holes} lubang terlalu banyak untuk menyelesaikan permainan dengan peraturan ini. Cuba kurangkan lubang atau buah.',
  tooLargeRepeating:
    '{seeds} buah dalam {holes} lubang terlalu banyak untuk menyelesaikan permainan yang kedudukannya boleh berulang. Cuba kurangkan lubang atau buah.',
  memoryRange: 'Memori mesti dari {min} hingga {max} MiB.',
  memoryNeeded: 'Menyenaraikan kedudukan permainan ini memerlukan {memory} MiB.',
  memoryTooSmall:
    '{memory} MiB terlalu sedikit untuk membezakan kedudukan {seeds} buah dalam {holes} lubang.',
}
