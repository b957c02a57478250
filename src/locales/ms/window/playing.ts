import type { AreaWords } from '../../message'

export const playing: AreaWords<'playing'> = {
  playingMove: 'sedang bermain, gerakan {move} dalam giliran ini',
  skip: 'Langkau',
  skipTitle: 'Tunjukkan baki giliran ini serta-merta',
  rematch: 'Main lagi',
  swapSides: 'Tukar sisi',
  showHints: 'Tunjukkan petunjuk',
  hideHints: 'Sembunyikan petunjuk',
  hintsOff: 'Petunjuk dimatikan. Hidupkan untuk melihat nilai dan kesan setiap gerakan.',
  soundsOn: 'Hidupkan bunyi',
  soundsOff: 'Matikan bunyi',
  gainTitle: 'Gerakan ini menambah {count} buah ke dalam rumah pemain yang bergerak.',
  aheadAbout: 'Nilainya kira-kira {value}: akhirnya {side} akan mendahului sebanyak {count} buah.',
  behindAbout: 'Nilainya kira-kira {value}: akhirnya {side} akan ketinggalan sebanyak {count} buah.',
  evenAbout: 'Nilainya kira-kira 0: akhirnya kedua-dua pihak akan seri.',
  aheadExactly:
    'Nilainya {value}: dengan permainan terbaik, {side} akhirnya mendahului sebanyak {count} buah.',
  behindExactly:
    'Nilainya {value}: dengan permainan terbaik, {side} akhirnya ketinggalan sebanyak {count} buah.',
  evenExactly: 'Nilainya 0: dengan permainan terbaik, hasilnya seri.',
  winsExactly: 'Dengan permainan terbaik, {side} menang.',
  losesExactly: 'Dengan permainan terbaik, {side} kalah.',
  wins: 'menang',
  draws: 'seri',
  loses: 'kalah',
  valuedAlone:
    'Kedua-dua pemain menabur serentak sekarang, tetapi nilai ini dianggar seolah-olah pemain yang mendapat giliran menabur seorang diri.',
  firstGame: 'Permainan pertama',
  lessonAsks: 'Dalam langkah ini, mainkan lubang {hole}.',
  ruleSheet: 'Peraturan untuk dicetak',
  whatNumbersMean: 'Maksud angka-angka ini',
}
