import type { AreaWords } from '../../message'

export const searchReasons: AreaWords<'searchReasons'> = {
  lifting:
    'Giliran pertama tidak dapat ditelusuri dalam permainan yang membatasi lubang yang boleh dimainkan.',
  ways: 'Giliran pertama tidak dapat ditelusuri dalam permainan yang lubangnya ditabur ke arah yang berbeda.',
  sowing: 'Giliran pertama tidak dapat ditelusuri dalam permainan dengan cara menabur ini.',
  capturing: 'Giliran pertama tidak dapat ditelusuri dalam permainan dengan cara menembak ini.',
  claims: 'Giliran pertama tidak dapat ditelusuri dalam permainan yang lubangnya diklaim.',
  past: 'Giliran pertama tidak dapat ditelusuri dalam permainan dengan aturan khusus untuk awal ronde.',
  ownStore: 'Giliran hanya dapat berlanjut jika pemain menabur ke lumbungnya sendiri.',
  noRelay: 'Pembukaan menang hanya dapat dicari dalam permainan dengan taburan bersambung.',
  storeEndsTurn: 'Biji terakhir di lumbung harus memberi satu langkah lagi.',
  goal: 'Pembukaan menang hanya dapat dicari dalam permainan yang pemenangnya ditentukan oleh jumlah biji.',
  eitherWay: 'Pencarian cepat tidak tersedia untuk penaburan dua arah.',
  byCount: 'Pencarian cepat tidak tersedia untuk tembakan menurut jumlah.',
  onSingle: 'Pencarian cepat tidak tersedia untuk tembakan pada biji tunggal.',
  lastHole: 'Pencarian cepat tidak tersedia untuk pengambilan isi lubang terakhir.',
  chains: 'Pencarian cepat tidak tersedia untuk rangkaian tembakan.',
  feeding: 'Pencarian cepat tidak tersedia untuk kewajiban memberi biji.',
  grandSlam: 'Pencarian cepat tidak tersedia untuk aturan tentang menembak semuanya.',

  unsolvedClaims: 'Permainan yang lubangnya diklaim tidak dapat dipecahkan.',
  unsolvedPast: 'Permainan dengan aturan khusus untuk awal ronde tidak dapat dipecahkan.',
  bothAtOnce:
    'Kedua pemain memilih bersamaan dalam pembukaan, jadi tidak ada urutan langkah yang menentukan nilainya.',
  repeatsPlayOn:
    'Jika posisi berulang tidak mengakhiri ronde, tidak ada urutan langkah yang menentukan nilainya.',
  goalNotEstimated:
    'Posisi ini terlalu besar untuk dibuktikan, dan pencarian tidak dapat memperkirakan langkah dalam permainan yang pemenangnya tidak ditentukan oleh jumlah biji.',
  tooLarge:
    '{seeds} biji dalam {holes} lubang terlalu banyak untuk memecahkan permainan dengan aturan ini. Coba kurangi lubang atau biji.',
  tooLargeRepeating:
    '{seeds} biji dalam {holes} lubang terlalu banyak untuk memecahkan permainan yang posisinya dapat berulang. Coba kurangi lubang atau biji.',
  memoryRange: 'Memori harus dari {min} sampai {max} MiB.',
  memoryNeeded: 'Mendata posisi permainan ini memerlukan {memory} MiB.',
  memoryTooSmall: '{memory} MiB terlalu sedikit untuk membedakan posisi {seeds} biji dalam {holes} lubang.',
}
