import type { AreaWords } from '../../message'

export const searchReasons: AreaWords<'searchReasons'> = {
  lifting: 'Giliran pertama tidak dicari dengan aturan tentang lubang yang boleh diambil.',
  ways: 'Giliran pertama tidak dicari jika lubang ditabur ke arah yang berbeda.',
  sowing: 'Giliran pertama tidak dicari dengan cara menabur ini.',
  capturing: 'Giliran pertama tidak dicari dengan cara menembak ini.',
  claims: 'Giliran pertama tidak dicari dalam permainan yang lubangnya diklaim.',
  past: 'Giliran pertama tidak dicari dalam permainan dengan aturan awal ronde.',
  ownStore: 'Giliran dapat berlanjut hanya jika pemain menabur ke lumbungnya sendiri.',
  noRelay: 'Pembukaan menang hanya dicari dalam permainan bersambung.',
  storeEndsTurn: 'Biji terakhir di lumbung harus memberi satu langkah lagi.',
  eitherWay: 'Menabur ke dua arah tidak dicari dengan cepat.',
  byCount: 'Tembakan menurut jumlah tidak dicari dengan cepat.',
  onSingle: 'Tembakan di atas biji tunggal tidak dicari dengan cepat.',
  lastHole: 'Pengambilan lubang terakhir tidak dicari dengan cepat.',
  chains: 'Rangkaian tembakan tidak dicari dengan cepat.',
  feeding: 'Kewajiban memberi biji tidak dicari dengan cepat.',
  grandSlam: 'Aturan tentang menembak semuanya tidak dicari dengan cepat.',

  unsolvedClaims: 'Permainan yang lubangnya diklaim tidak dapat dipecahkan.',
  unsolvedPast: 'Permainan dengan aturan awal ronde tidak dapat dipecahkan.',
  bothAtOnce:
    'Kedua pemain memilih bersamaan dalam pembukaan, jadi tidak ada urutan langkah yang menentukan nilainya.',
  repeatsPlayOn:
    'Jika posisi berulang tidak mengakhiri ronde, tidak ada urutan langkah yang menentukan nilainya.',
  tooLarge:
    '{seeds} biji dalam {holes} lubang terlalu banyak untuk memecahkan permainan dengan aturan ini. Coba kurangi lubang atau biji.',
  tooLargeRepeating:
    '{seeds} biji dalam {holes} lubang terlalu banyak untuk memecahkan permainan yang posisinya dapat berulang. Coba kurangi lubang atau biji.',
  memoryRange: 'Memori harus dari {min} sampai {max} MiB.',
  memoryNeeded: 'Mendaftar posisi permainan ini memerlukan {memory} MiB.',
  memoryTooSmall: '{memory} MiB terlalu sedikit untuk membedakan posisi {seeds} biji dalam {holes} lubang.',
}
