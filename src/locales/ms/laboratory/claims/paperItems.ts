import type { AreaWords } from '../../../message'

export const paperItems: AreaWords<'paperItems'> = {
  appendix: 'Lampiran',
  appendixOf: 'Lampiran {letter}',
  table: 'Jadual {number}',
  section: 'Bahagian {number}',
  sectionQuestion: 'Bahagian {section}, soalan {question}',
  sectionQuestions: 'Bahagian {section}, soalan {questions}',
  sectionGivenUp: 'Bahagian {section}, tidak diteruskan',
  sectionAndAnalysis: 'Bahagian {section} dan analisis',
  tablesAndText: 'Jadual 1, 2 dan 3, dan teks',
  tablesAndBeyond: 'Jadual 2 dan 3, dan seterusnya',
  ruleSheet: 'Helaian peraturan dan peraturan tambahan Kasim',
  chapter: 'Bab {number}',
  chapterTheorem: 'Bab {chapter}, Teorem {theorem}',
  chapterTheoremTable: 'Bab {chapter}, Teorem {theorem} dan Jadual {table}',
  chapterAfter: 'Bab {chapter}, menurut {source}',
  chapterSuggestion: 'Bab {chapter}, cadangan {suggestion}',
  appendixFigures: 'Lampiran {letter}, rajah {figures}',
  beyondPaper: 'di luar makalah',
  congkakSampleGame: 'Permainan contoh',
  congkakSampleGameAbout:
    'Adakah gerakan yang disenaraikan dalam makalah menghasilkan setiap kedudukan yang disenaraikan?',
  congkakTable2: 'Peratusan menang pemain baharu',
  congkakTable2About:
    'Berapa kerap setiap pemain menang apabila kedua-duanya memilih secara rawak? Peratusan dikira daripada semua permainan; seri dikira berasingan.',
  congkakScenarios: 'Senario I–IV',
  congkakScenariosAbout:
    'Apakah yang berlaku apabila seorang pemain, atau kedua-duanya, sentiasa memainkan giliran yang berakhir dengan buah terbanyak dalam rumahnya?',
  congkakSizes: 'Papan lain',
  congkakSizesAbout: 'Adakah kelebihan pemain pertama bergantung pada saiz papan?',
  congkakRounds: 'Pusingan seterusnya',
  congkakRoundsAbout:
    'Berapa lama perlawanan berlangsung sehingga seorang pemain kehilangan semua lubang, dan siapa yang kehilangannya?',
  congkakRoutes: 'Laluan sebagai kitaran berarah',
  congkakRoutesAbout:
    'Adakah setiap laluan satu kitaran berarah, dan polinomial graf manakah yang menerangkan kedua-dua laluan?',
  congkakValues: 'Congkak dengan permainan sempurna',
  congkakValuesAbout: 'Sejauh mana kelebihan pemain pertama berpunca daripada permainan itu sendiri?',
  dakonHandFound: 'Pembukaan yang ditemui secara manual',
  dakonHandFoundAbout:
    'Berapa panjang pembukaan Maldives, dan berapa jauh pemain perlu melihat ke hadapan untuk menemuinya?',
  dakonCounts: 'Bilangan pembukaan yang menang',
  dakonCountsAbout: 'Ada berapa giliran pertama, dan berapa daripadanya yang menang serta-merta?',
  dakonSeven: 'Pembukaan Dakon-7',
  dakonSevenAbout:
    'Berapa banyak giliran pertama dan pembukaan yang menang dalam Dakon-7? Kiraan yang disimpan dipaparkan; eksperimen “Pembukaan yang menang” dengan matlamat “Kira semua pembukaan” menjalankannya semula.',
  dakonTable1: 'Pembukaan yang paling banyak menawan',
  dakonTable1About:
    'Paling sedikit berapa buah yang boleh ditinggalkan oleh pembukaan pada lawan, dan berapa banyak pembukaan meninggalkan sesedikit itu?',
  dakonTable2: 'Pembukaan terpendek',
  dakonTable2About: 'Paling sedikit berapa gerakan yang diperlukan oleh pembukaan yang menang?',
  dakonTable3: 'Pembukaan dengan taburan paling sedikit',
  dakonTable3About:
    'Jika tiada gerakan boleh mengambil banyak taburan, berapa taburan diperlukan, dan berapa gerakan?',
  dakonFewestCycles: 'Pembukaan dengan kitaran paling sedikit',
  dakonFewestCyclesAbout:
    'Jika tiada gerakan boleh menabur banyak buah, berapa banyak buah mesti ditabur oleh gerakan terbesar dalam Dakon-8, dan berapa gerakan melebihi satu kitaran?',
  dakonLines: 'Pembukaan yang dicetak',
  dakonLinesAbout:
    'Adakah setiap jalan permainan yang dicetak berlangsung seperti yang dinyatakan dalam makalah?',
  dakonFoundLines: 'Pembukaan terbaik yang ditemui setakat ini',
  dakonFoundLinesAbout:
    'Adakah pembukaan terpendek yang ditemui Lumbung menang serta-merta, dan bagaimanakah bandingannya dengan pembukaan yang dicetak?',
  dakonLowerBound: 'Buah yang mesti tinggal pada lawan',
  dakonLowerBoundAbout:
    'Makalah membuktikan bahawa sekurang-kurangnya n/2 − 1 buah, dibundarkan ke bawah, tinggal pada lawan. Sehampir mana carian menyeluruh dapat mendekatinya?',
  dakonExistence: 'Adakah sentiasa ada pembukaan yang menang?',
  dakonExistenceAbout: 'Pada papan mana giliran pertama boleh memenangi seluruh permainan?',
  congklakFlaw: 'Kecacatan dan peraturan tambahan',
  congklakFlawAbout:
    'Bolehkah giliran pertama memenangi permainan, dan masih bolehkah apabila hanya lubang sendiri diangkat semula?',
  congklakShares: 'Peraturan tambahan dalam permainan',
  congklakSharesAbout: 'Sejauh mana kelebihan pemain pertama dihapuskan oleh peraturan tambahan?',
  congklakValues: 'Peraturan tambahan dengan permainan sempurna',
  congklakValuesAbout:
    'Siapa menang di papan kecil, dengan dan tanpa peraturan tambahan, apabila kedua-duanya bermain sempurna?',
  kalahRepunits: 'Teorem repunit',
  kalahRepunitsAbout:
    'Adakah pemain pertama tewas dalam Kalah(1, n) bagi setiap n yang ditulis 11…1 dalam asas 3?',
  kalahTable: 'Jadual Kalah(1, n)',
  kalahAltTable: 'Jadual KalahAlt(1, n)',
  kalahTableAbout:
    'Dengan satu lubang setiap sisi, pemain tiada pilihan gerakan. Adakah setiap baris terhasil seperti yang dicetak?',
  kalahValues: 'Nilai permainan',
  kalahValuesAbout: 'Siapa memenangi Kalah(m, n) apabila kedua-duanya bermain sempurna?',
  kalahTheorem: 'Strategi yang tidak pernah tewas dalam KalahAlt(m, 1)',
  kalahTheoremAbout:
    'Mula-mula mainkan buah dalam lubang m, kemudian tawan jika boleh, jika tidak gerakkan buah yang paling dekat dengan rumah: adakah ini berjaya melawan setiap balasan?',
  kalahAttempts: 'Empat percubaan untuk Kalah(m, 1)',
  kalahAttemptsAbout:
    'Pada m berapakah setiap percubaan mula tewas, dan adakah contoh lawan yang diterbitkan itu yang terkecil?',
  kalahTrees: 'Pokok permainan KalahAlt(m, 1)',
  kalahTreesAbout:
    'Adakah setiap pokok yang pemain pertamanya mengikut strategi berakhir dengan sekurang-kurangnya seri?',
  kalahVariants: 'Variasi yang dicadangkan',
  kalahVariantsAbout: 'Bagaimanakah perubahan peraturan yang dicadangkan mempengaruhi nilai permainan?',
  kalahLayouts: 'Susunan tidak sama rata',
  kalahLayoutsAbout:
    'Jika setiap pemain bebas menyusun bilangan buah yang sama, susunan awal manakah yang adil dan manakah yang terbaik?',
}
