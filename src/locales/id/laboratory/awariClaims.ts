import type { AreaWords } from '../../message'

export const awariClaims: AreaWords<'awariClaims'> = {
  sizes: 'Ukuran lapisan',
  sizesWhere: 'Ukuran basis data',
  sizesAbout: 'Berapa banyak posisi dengan n biji yang dapat dicapai dengan satu langkah?',
  sizesReading: 'Pemain yang baru melangkah memiliki satu lubang kosong: lubang yang diambil.',
  totalReading:
    'Semua lapisan dari 0 sampai 48 biji kecuali 47, yang tidak tersisa oleh tembakan apa pun, dan awal permainan.',
  layer: 'Posisi dengan {seeds} biji',
  total: 'Posisi dengan hingga 48 biji',
  board: 'Papan enam belas biji',
  boardWhere: 'Nilai papan',
  boardAbout: 'Berapa nilai {board} bagi pemain yang akan melangkah, dan nilai setiap langkah?',
  boardReading: 'Permainan tanpa akhir tidak menambah apa pun: sisanya dibagi rata.',
  value: 'Nilai papan',
  moves: 'Nilai langkahnya, lubang 1 sampai 6',
}
