import type { AreaWords } from '../../message'

export const tableReasons: AreaWords<'tableReasons'> = {
  stores:
    'Tidak ada tabel akhir permainan untuk permainan yang isi lumbungnya menentukan kelanjutan permainan.',
  quietMoves:
    'Tidak ada tabel akhir permainan untuk permainan yang berhenti setelah sejumlah langkah tanpa tembakan.',
  claims: 'Tidak ada tabel akhir permainan untuk permainan yang lubangnya diklaim.',
  past: 'Tidak ada tabel akhir permainan untuk permainan yang aturannya bergantung pada kejadian sebelumnya dalam ronde.',
  sided: 'Tidak ada tabel akhir permainan untuk permainan yang membedakan Selatan dan Utara.',
  goal: 'Tidak ada tabel akhir permainan untuk permainan yang pemenangnya tidak ditentukan oleh jumlah biji.',
  tooLarge: 'Tabel {seeds} biji dalam {holes} lubang tidak muat dalam memori. Coba kurangi biji.',
}
