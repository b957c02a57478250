import type { AreaWords } from '../../message'

export const start: AreaWords<'start'> = {
  title: 'Mula',
  welcome: 'Selamat datang ke Lumbung',
  about:
    'Lumbung ialah makmal untuk permainan sejenis congkak (mancala), seperti congklak, dakon dan Kalah. Anda mengambil buah dari satu lubang, menaburnya sebiji demi sebiji mengelilingi papan, dan cuba mengumpulkan buah terbanyak di dalam rumah anda. Di sini anda boleh bermain, mengubah peraturan, dan menyuruh komputer memainkan beribu-ribu permainan untuk melihat apa yang berlaku.',
  ways: 'Hendak mula di mana',
  play: 'Main',
  playAbout: 'Satu permainan congkak melawan komputer yang mudah dikalahkan. Anda mula dahulu.',
  learn: 'Belajar',
  learnAbout: 'Permainan pertama anda dalam lima langkah ringkas, dengan peraturan di sebelah papan.',
  measure: 'Ukur',
  measureAbout:
    'Siapa lebih kerap menang, pemain pertama atau kedua? Biarkan 100,000 permainan menjawabnya dalam beberapa saat sahaja.',
  reproduce: 'Uji semula',
  reproduceAbout: 'Semak dakwaan makalah tentang permainan ini, angka demi angka.',
  skip: 'Terus ke Papan',
  back: 'Halaman ini sentiasa ada dalam Bantuan.',
}
