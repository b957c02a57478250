import type { AreaWords } from '../../message'

export const paperStories: AreaWords<'paperStories'> = {
  asked: 'Pertanyaan',
  answered: 'Jawaban',
  found: 'Temuan kami',
  congkakAsked: 'Apakah jalan lebih dulu menguntungkan ketika dua pemula bermain congkak?',
  congkakAnswered:
    'Ya: dalam 100.000 permainan antara pemain yang memilih secara acak, pemain pertama menang sekitar 61%.',
  congkakFound:
    'Kami memperoleh persentase yang sama; jika bermain sempurna, pemain pertama bahkan dapat mengambil semua biji.',
  dakonAsked:
    'Bisakah pemain pertama memenangkan dakon sebelum lawan jalan, dan bisakah komputer menemukan caranya?',
  dakonAnswered:
    'Ya: pemain menemukan pembukaan seperti itu tanpa komputer, dan komputer menemukannya untuk papan sampai 18 lubang per sisi.',
  dakonFound:
    'Semua hitungan sampai enam lubang cocok, tujuh lubang dihitung untuk pertama kali, dan beberapa pembukaan lebih pendek atau lebih sederhana.',
  congklakAsked: 'Bisakah program belajar bermain congklak dengan baik, dan apakah permainan ini adil?',
  congklakAnswered:
    'Pemain pertama dapat langsung menang, jadi makalah ini mengusulkan perubahan aturan untuk mencegahnya.',
  congklakFound:
    'Dengan aturan itu tidak ada giliran pertama yang langsung menang, tetapi pemain pertama tetap menang di papan tiga sampai lima lubang.',
  kalahAsked:
    'Siapa yang menang dalam permainan Kalah, dan adakah strategi sederhana yang tidak pernah kalah?',
  kalahAnswered:
    'Laporan ini memuat daftar pemenang di papan kecil dan mengklaim bahwa suatu strategi untuk salah satu varian tidak pernah kalah.',
  kalahFound:
    'Tabelnya cocok kecuali dua salah cetak, tetapi strategi itu ternyata bisa kalah: permainan yang kalah dapat diputar ulang di sini.',
  awariAsked: 'Siapa yang memenangkan awari bila tidak ada yang membuat kesalahan?',
  awariAnswered:
    'Tidak ada: basis data berisi semua 889.063.398.406 posisi menunjukkan bahwa permainan itu seri.',
  awariFound:
    'Banyaknya posisi dan contoh yang dicetak cocok; di sini basis data dihitung sampai 20 biji, bukan untuk seluruh permainan.',
  doi: 'DOI {doi}',
  printed: 'Yang dicetak dalam makalah: {title}',
  showAll: 'Tampilkan semua {count}',
  fewer: 'Tampilkan lebih sedikit',
  takes: 'memerlukan {time}',
  quickTooSmall: 'Percobaan cepat memiliki terlalu sedikit permainan untuk menilai ini. Pilih Lengkap.',
  criterionOf: 'Kriteria untuk “{title}”',
}
