import type { AreaWords } from '../../message'

export const awariClaims: AreaWords<'awariClaims'> = {
  sizes: 'Saiz lapisan',
  sizesWhere: 'Saiz pangkalan data',
  sizesAbout: 'Berapa banyak kedudukan dengan n buah yang dapat dicapai dengan satu gerakan?',
  sizesReading: 'Pemain yang baru bergerak mempunyai satu lubang kosong: lubang yang diangkat.',
  totalReading:
    'Semua lapisan dari 0 hingga 48 buah kecuali 47, yang tidak ditinggalkan oleh mana-mana tawanan, dan permulaan permainan.',
  layer: 'Kedudukan dengan {seeds} buah',
  total: 'Kedudukan dengan sehingga 48 buah',
  board: 'Papan enam belas buah',
  boardWhere: 'Nilai papan',
  boardAbout: 'Berapakah nilai {board} bagi pemain yang akan bergerak, dan nilai setiap gerakan?',
  boardReading: 'Permainan tanpa akhir tidak menambah apa-apa: bakinya dibahagi sama rata.',
  value: 'Nilai papan',
  moves: 'Nilai gerakannya, lubang 1 hingga 6',
}
