import type { AreaWords } from '../../../message'

export const links: AreaWords<'links'> = {
  copyGame: 'Salin pautan ke permainan ini',
  copyPosition: 'Salin pautan ke kedudukan ini',
  copyRules: 'Salin pautan ke peraturan ini',
  copied: 'Pautan disalin. Buka dalam pelayar, atau tampal pada Papan.',
  copiedCode:
    'Kod disalin. Tampal pada Papan mana-mana Lumbung, atau seret ke tetingkapnya. Untuk pautan yang dibuka dalam pelayar, isi alamat untuk pautan di Tetapan.',
  game: 'Permainan yang dikongsi',
  position: 'Kedudukan yang dikongsi',
  notOpened: 'Pautan tidak dibuka: {reason}',
  tooLong: 'Permainan ini terlalu panjang untuk pautan. Simpan sebagai fail sahaja.',
  tooLongToOpen: 'pautan ini lebih panjang daripada mana-mana pautan yang dibuat oleh Lumbung',
  newer: 'pautan ini dibuat oleh versi Lumbung yang lebih baharu',
  damaged: 'pautan ini rosak atau tidak lengkap. Minta pautan itu semula',
}
