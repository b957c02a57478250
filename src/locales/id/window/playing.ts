import type { AreaWords } from '../../message'

export const playing: AreaWords<'playing'> = {
  playingMove: 'sedang bermain, langkah {move} dalam giliran ini',
  skip: 'Lewati',
  skipTitle: 'Tampilkan sisa giliran ini sekaligus',
  rematch: 'Main lagi',
  swapSides: 'Tukar sisi',
  showHints: 'Tampilkan petunjuk',
  hideHints: 'Sembunyikan petunjuk',
  hintsOff: 'Petunjuk dimatikan. Tampilkan petunjuk untuk melihat nilai dan akibat setiap langkah.',
  soundsOn: 'Nyalakan suara',
  soundsOff: 'Matikan suara',
  gainTitle: 'Langkah ini menambah {count} biji ke lumbung pemain yang jalan.',
  aheadAbout: 'Nilainya sekitar {value}: pada akhirnya {side} akan unggul {count} biji.',
  behindAbout: 'Nilainya sekitar {value}: pada akhirnya {side} akan tertinggal {count} biji.',
  evenAbout: 'Nilainya sekitar 0: pada akhirnya kedua pihak akan seri.',
  aheadExactly: 'Nilainya {value}: dengan permainan terbaik, {side} pada akhirnya unggul {count} biji.',
  behindExactly: 'Nilainya {value}: dengan permainan terbaik, {side} pada akhirnya tertinggal {count} biji.',
  evenExactly: 'Nilainya 0: dengan permainan terbaik, hasilnya seri.',
  valuedAlone:
    'Kedua pemain kini menabur serentak, tetapi nilai ini diperkirakan seolah-olah pemain yang mendapat giliran menabur sendirian.',
  firstGame: 'Permainan pertama',
  lessonAsks: 'Pada tahap ini, pilih lubang {hole}.',
  ruleSheet: 'Aturan untuk dicetak',
  whatNumbersMean: 'Arti angka-angka ini',
}
