import type { AreaWords } from '../../message'

export const paperStories: AreaWords<'paperStories'> = {
  asked: 'Soalan',
  answered: 'Jawapan',
  found: 'Dapatan kami',
  congkakAsked: 'Adakah mula dahulu membantu apabila dua pemain baharu bermain congkak?',
  congkakAnswered:
    'Ya: dalam 100,000 permainan antara pemain yang memilih secara rawak, pemain pertama menang kira-kira 61%.',
  congkakFound:
    'Peratusan yang sama diperoleh di sini; dengan permainan sempurna, pemain pertama malah boleh mengambil semua buah.',
  dakonAsked:
    'Bolehkah pemain pertama memenangi dakon sebelum lawan bergerak, dan bolehkah komputer mencari caranya?',
  dakonAnswered:
    'Ya: pemain menemui pembukaan sedemikian tanpa komputer, dan komputer menemui pembukaan untuk papan sehingga 18 lubang setiap sisi.',
  dakonFound:
    'Semua kiraan sehingga enam lubang sepadan, tujuh lubang dikira buat kali pertama, dan beberapa pembukaan lebih pendek atau lebih mudah.',
  congklakAsked: 'Bolehkah program belajar bermain congklak dengan baik, dan adakah permainan ini adil?',
  congklakAnswered:
    'Pemain pertama boleh menang serta-merta, maka makalah ini mencadangkan peraturan tambahan untuk menghalangnya.',
  congklakFound:
    'Dengan peraturan tambahan itu, tiada giliran pertama yang menang serta-merta, tetapi pemain pertama masih menang pada papan tiga hingga lima lubang.',
  kalahAsked: 'Siapakah yang memenangi permainan Kalah, dan adakah strategi mudah yang tidak pernah tewas?',
  kalahAnswered:
    'Laporan menyenaraikan pemenang pada papan kecil, dan mendakwa satu strategi untuk sebuah varian tidak pernah tewas.',
  kalahFound:
    'Jadual sepadan kecuali dua salah cetak, tetapi strategi itu memang boleh tewas: permainan itu boleh diulang main di sini.',
  awariAsked: 'Siapakah yang memenangi awari apabila tiada sesiapa membuat kesilapan?',
  awariAnswered:
    'Tiada sesiapa: pangkalan data semua 889,063,398,406 kedudukan menunjukkan bahawa permainan itu seri.',
  awariFound:
    'Bilangan kedudukan dan contoh yang dicetak sepadan; di sini pangkalan data dikira sehingga 20 buah, bukan untuk seluruh permainan.',
  doi: 'DOI {doi}',
  printed: 'Diterbitkan dalam makalah: {title}',
  showAll: 'Tunjukkan semua {count}',
  fewer: 'Tunjukkan lebih sedikit',
  takes: 'mengambil masa {time}',
  quickTooSmall: 'Ujian pantas mempunyai terlalu sedikit permainan untuk menilai ini. Pilih Penuh.',
  criterionOf: 'Kriteria untuk “{title}”',
}
