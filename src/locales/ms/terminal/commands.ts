import type { AreaWords } from '../../message'

export const commands: AreaWords<'commands'> = {
  variants: 'senaraikan pratetap, atau paparkan peraturan salah satunya',
  variantsShow: 'paparkan satu varian dan penerangan peraturannya',
  play: 'mainkan senarai gerakan dan paparkan hasilnya',
  replay: 'mainkan semula setiap permainan dalam fail --records dan semak pengakhirannya',
  review: 'nilaikan setiap gerakan sesuatu permainan dan tandakan kesilapannya',
  simulate: 'mainkan banyak permainan antara dua pemain',
  simulateLong:
    'mainkan satu siri permainan antara dua pemain dan kira siapa yang menang; permainan ke-i bagi satu nombor rawak awal adalah sama pada sebarang bilangan proses dan sebarang komputer',
  matrix: 'lawankan setiap pemain dengan setiap pemain, di kedua-dua sisi',
  matrixLong:
    'lawankan setiap pemain dengan setiap pemain, sebagai Selatan dan sebagai Utara: mana yang lebih penting, mula dahulu atau kemahiran?',
  skillCurve: 'ukur peratusan kemenangan mengikut bilangan taburan yang difikirkan ke hadapan',
  ladder: 'lawankan semua pemain dan beri penarafan, atau uji siapa lebih kuat antara dua pemain',
  ladderLong:
    'lawankan semua pemain, dalam pasangan permainan dari permulaan yang sama dengan sisi ditukar, dan beri penarafan, seri sebagai setengah mata; dengan --sprt, lawankan dua pemain sehingga ujian berjujukan memutuskan',
  train: 'latih rangkaian dengan bermain melawan dirinya sendiri',
  trainLong:
    'latih rangkaian dengan bermain melawan dirinya sendiri, generasi demi generasi, dan tulis pemain bersama seluruh sejarahnya ke fail; SPEC ialah fail JSON dengan tetapan latihan',
  skillCurveLong:
    'mainkan pengira yang memikirkan semakin banyak taburan ke hadapan melawan satu lawan, sebagai pemain pertama dan kedua',
  compare: 'mainkan siri yang sama dengan beberapa varian',
  compareLong:
    'mainkan siri yang sama dengan beberapa varian untuk dibandingkan; --holes, --seeds dan --set mengubah semuanya',
  survey: 'mainkan banyak permainan dalam katalog dan bandingkan semuanya',
  surveyLong:
    'mainkan banyak permainan dalam katalog dan bandingkan semuanya, juga dengan keputusan yang diterbitkan',
  rounds: 'mainkan perlawanan berbilang pusingan sehingga seorang pemain tersingkir',
  roundsLong:
    'mainkan perlawanan penuh: berapa pusingan, bagaimana lubang menjadi hangus, dan siapa yang tersingkir',
  merge: 'cantumkan bahagian sesuatu pelan, atau siri yang dimainkan secara berasingan',
  mergeLong:
    'cantumkan bahagian dalam folder yang dibuat oleh `plan`, bagi semua jenis, menjadi keputusan yang sama seperti satu eksperimen pada satu komputer; atau cantumkan fail yang ditulis oleh `simulate --range A..B --json`, pada mana-mana komputer, menjadi siri penuh; bahagian yang bertindih atau meninggalkan ruang ditolak',
  openings: 'cari pembukaan yang menang sebelum lawan bergerak: berapa banyak, yang terpendek, yang termudah',
  solve: 'buktikan nilai tepat satu permainan dan gerakan pertamanya',
  values: 'buktikan nilai satu permainan bagi pelbagai saiz',
  tree: 'cetak pokok permainan kecil, dilipat jika terlalu besar',
  sweep: 'mainkan atau selesaikan satu keluarga permainan, satu bagi setiap nombor dalam julat',
  checkStrategy: 'mainkan satu strategi Selatan melawan setiap balasan',
  layouts: 'cari susunan permulaan yang adil, atau terbaik bagi Selatan',
  verify: 'buktikan jawapan tersimpan tentang kalah buat kali kedua',
  verifyLong:
    'Buktikan jawapan tersimpan tentang kalah buat kali kedua: susunan yang adil (layouts --find results --json), atau nilai permainan dan nilai setiap gerakan (solve --json). Penyelesai kedua ini pendek dan ringkas serta tidak berkongsi apa-apa dengan yang pertama: peraturan, carian mahupun jadual akhir. Penyelesai ini perlahan pada papan bersaiz penuh; --sample menyemak sebahagian sahaja.',
  reproduce: 'kira semula jadual dan dakwaan dalam makalah, dan nilai setiap satunya',
  bench: 'semak tandatangan enjin dan ukur kelajuannya',
}
