import type { AreaWords } from '../../message'

export const start: AreaWords<'start'> = {
  title: 'Mula',
  welcome: 'Selamat datang ke Lumbung',
  about:
    'Lumbung ialah makmal untuk permainan sejenis congkak (mankala), seperti congklak, dakon dan Kalah. Anda mengambil buah dari satu lubang, menaburnya sebiji demi sebiji mengelilingi papan, dan cuba mengumpulkan buah terbanyak di dalam rumah anda. Di sini anda boleh bermain, mengubah peraturan, dan menjalankan beribu-ribu permainan untuk melihat apa yang berlaku.',
  ways: 'Hendak mula di mana',
  play: 'Main',
  playAbout: 'Satu permainan congkak lawan pemain baharu. Anda mula dahulu.',
  learn: 'Belajar',
  learnAbout: 'Permainan pertama anda dalam lima langkah ringkas, dengan peraturan di sebelah papan.',
  measure: 'Ukur',
  measureAbout:
    'Siapa lebih kerap menang, pemain pertama atau kedua? Biarkan 100,000 permainan menentukannya, dalam beberapa saat sahaja.',
  reproduce: 'Uji semula',
  reproduceAbout: 'Semak dakwaan makalah tentang permainan ini, angka demi angka.',
  skip: 'Terus ke Papan',
  back: 'Halaman ini sentiasa ada dalam Bantuan.',
}
