import type { AreaWords } from '../../../message'

export const paperItems: AreaWords<'paperItems'> = {
  appendix: 'Lampiran',
  appendixOf: 'Lampiran {letter}',
  table: 'Tabel {number}',
  section: 'Bagian {number}',
  sectionQuestion: 'Bagian {section}, pertanyaan {question}',
  sectionQuestions: 'Bagian {section}, pertanyaan {questions}',
  sectionGivenUp: 'Bagian {section}, tidak dilanjutkan',
  sectionAndAnalysis: 'Bagian {section} dan analisis',
  tablesAndText: 'Tabel 1, 2, dan 3, dan teks',
  tablesAndBeyond: 'Tabel 2 dan 3, dan selebihnya',
  ruleSheet: 'Lembar aturan dan aturan perbaikan Kasim',
  chapter: 'Bab {number}',
  chapterTheorem: 'Bab {chapter}, Teorema {theorem}',
  chapterTheoremTable: 'Bab {chapter}, Teorema {theorem} dan Tabel {table}',
  chapterAfter: 'Bab {chapter}, menurut {source}',
  chapterSuggestion: 'Bab {chapter}, saran {suggestion}',
  appendixFigures: 'Lampiran {letter}, gambar {figures}',
  beyondPaper: 'di luar makalah',
  congkakSampleGame: 'Contoh permainan',
  congkakSampleGameAbout:
    'Apakah langkah-langkah dalam makalah menghasilkan semua posisi yang dimuat di sana?',
  congkakTable2: 'Persentase kemenangan pemula',
  congkakTable2About:
    'Seberapa sering setiap pemain menang jika keduanya memilih secara acak? Persentase dihitung dari semua permainan; seri dihitung terpisah.',
  congkakScenarios: 'Skenario I–IV',
  congkakScenariosAbout:
    'Apa yang terjadi jika satu pemain, atau keduanya, selalu memainkan giliran yang berakhir dengan biji terbanyak di lumbungnya?',
  congkakSizes: 'Papan lain',
  congkakSizesAbout: 'Apakah keuntungan pemain pertama bergantung pada ukuran papan?',
  congkakRounds: 'Ronde berikutnya',
  congkakRoundsAbout:
    'Berapa lama pertandingan berlangsung sampai seorang pemain kehilangan semua lubang, dan siapa pemain itu?',
  congkakRoutes: 'Jalur sebagai siklus berarah',
  congkakRoutesAbout:
    'Apakah setiap jalur merupakan satu siklus berarah, dan polinomial graf mana yang menggambarkan kedua jalur?',
  congkakValues: 'Congkak jika dimainkan sempurna',
  congkakValuesAbout: 'Seberapa besar keuntungan pemain pertama berasal dari permainan itu sendiri?',
  dakonHandFound: 'Pembukaan yang ditemukan secara manual',
  dakonHandFoundAbout:
    'Berapa panjang pembukaan Maladewa, dan seberapa jauh ke depan pemain harus berhitung untuk menemukannya?',
  dakonCounts: 'Jumlah pembukaan menang',
  dakonCountsAbout: 'Ada berapa giliran pertama, dan berapa di antaranya yang langsung menang?',
  dakonSeven: 'Pembukaan Dakon-7',
  dakonSevenAbout:
    'Berapa banyak giliran pertama dan pembukaan menang dalam Dakon-7? Hitungan yang tersimpan ditampilkan; eksperimen Pembukaan menang dengan tujuan “Hitung semua pembukaan menang” menghitungnya lagi.',
  dakonTable1: 'Pembukaan tembakan terbanyak',
  dakonTable1About:
    'Paling sedikit berapa biji yang disisakan sebuah pembukaan pada lawan, dan berapa pembukaan yang menyisakan sesedikit itu?',
  dakonTable2: 'Pembukaan terpendek',
  dakonTable2About: 'Paling sedikit berapa langkah yang diperlukan pembukaan menang?',
  dakonTable3: 'Pembukaan dengan taburan paling sedikit',
  dakonTable3About:
    'Jika tidak ada langkah yang boleh memakai banyak taburan, berapa taburan yang diperlukan, dan berapa langkah?',
  dakonFewestCycles: 'Pembukaan dengan putaran paling sedikit',
  dakonFewestCyclesAbout:
    'Jika tidak ada langkah yang boleh menabur banyak biji, berapa banyak yang harus ditabur langkah terbesar dalam Dakon-8, dan berapa langkah melebihi satu putaran?',
  dakonLines: 'Pembukaan yang tercetak',
  dakonLinesAbout: 'Apakah setiap urutan langkah yang tercetak berjalan seperti yang dikatakan makalah?',
  dakonFoundLines: 'Pembukaan terbaik yang ditemukan sejauh ini',
  dakonFoundLinesAbout:
    'Apakah pembukaan terpendek yang ditemukan Lumbung langsung menang, dan bagaimana perbandingannya dengan pembukaan yang tercetak?',
  dakonLowerBound: 'Biji yang harus tersisa pada lawan',
  dakonLowerBoundAbout:
    'Makalah membuktikan bahwa paling sedikit n/2 − 1 biji, dibulatkan ke bawah, tersisa pada lawan. Seberapa dekat hasil pencarian menyeluruh dengan batas itu?',
  dakonExistence: 'Apakah selalu ada pembukaan menang?',
  dakonExistenceAbout: 'Di papan mana giliran pertama bisa memenangkan seluruh permainan?',
  congklakFlaw: 'Cacat dan aturan perbaikannya',
  congklakFlawAbout:
    'Bisakah giliran pertama memenangkan permainan, dan masih bisakah jika hanya lubang sendiri yang diambil lagi?',
  congklakShares: 'Aturan perbaikan dalam permainan',
  congklakSharesAbout: 'Seberapa besar keuntungan pemain pertama yang dihapus aturan perbaikan?',
  congklakValues: 'Aturan perbaikan jika dimainkan sempurna',
  congklakValuesAbout:
    'Siapa yang menang di papan kecil, dengan dan tanpa aturan perbaikan, jika keduanya bermain sempurna?',
  kalahRepunits: 'Teorema repunit',
  kalahRepunitsAbout:
    'Apakah pemain pertama kalah dalam permainan kalah(1, n) untuk setiap n yang ditulis 11…1 dalam basis 3?',
  kalahTable: 'Tabel kalah(1, n)',
  kalahAltTable: 'Tabel kalahAlt(1, n)',
  kalahTableAbout:
    'Dengan satu lubang per sisi, pemain tidak punya pilihan. Apakah hasil setiap baris seperti yang tercetak?',
  kalahValues: 'Nilai permainan',
  kalahValuesAbout: 'Siapa yang memenangkan kalah(m, n) jika keduanya bermain sempurna?',
  kalahTheorem: 'Strategi yang tidak pernah kalah dalam kalahAlt(m, 1)',
  kalahTheoremAbout:
    'Mula-mula mainkan biji di lubang m, lalu tembak jika bisa, jika tidak bisa gerakkan biji yang paling dekat dengan lumbung: apakah ini berhasil melawan setiap balasan?',
  kalahAttempts: 'Empat upaya untuk kalah(m, 1)',
  kalahAttemptsAbout:
    'Pada m berapa setiap upaya pertama kali kalah, dan apakah contoh penyangkal yang diterbitkan adalah yang terkecil?',
  kalahTrees: 'Pohon permainan kalahAlt(m, 1)',
  kalahTreesAbout:
    'Apakah setiap pohon yang pemain pertamanya mengikuti strategi berakhir paling tidak dengan seri?',
  kalahVariants: 'Variasi yang disarankan',
  kalahVariantsAbout: 'Bagaimana perubahan aturan yang disarankan memengaruhi nilai permainan?',
  kalahLayouts: 'Susunan tidak rata',
  kalahLayoutsAbout:
    'Jika setiap pemain bebas menyusun biji yang sama banyaknya, susunan awal mana yang adil dan mana yang terbaik?',
}
