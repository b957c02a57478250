import type { AreaWords } from '../../message'

export const playing: AreaWords<'playing'> = {
  playingMove: 'sedang bermain, gerakan {move} dalam giliran ini',
  skip: 'Langkau',
  skipTitle: 'Tunjukkan baki giliran ini serta-merta',
  rematch: 'Main lagi',
  swapSides: 'Tukar sisi',
  showHints: 'Tunjukkan petunjuk',
  hideHints: 'Sembunyikan petunjuk',
  hintsOff: 'Petunjuk dimatikan: tiada nilai, dan tiada pratonton apabila anda menuding lubang.',
  soundsOn: 'Hidupkan bunyi',
  soundsOff: 'Matikan bunyi',
  gainTitle: 'Gerakan ini menambah {count} buah ke dalam rumah pemain yang bergerak.',
  aheadAbout: 'Nilainya kira-kira {value}: {side} akan berakhir {count} buah di hadapan.',
  behindAbout: 'Nilainya kira-kira {value}: {side} akan berakhir {count} buah di belakang.',
  evenAbout: 'Nilainya kira-kira 0: kedua-dua pihak akan berakhir seri.',
  aheadExactly: 'Nilainya {value}: dengan permainan terbaik {side} berakhir {count} buah di hadapan.',
  behindExactly: 'Nilainya {value}: dengan permainan terbaik {side} berakhir {count} buah di belakang.',
  evenExactly: 'Nilainya 0: dengan permainan terbaik hasilnya seri.',
}
