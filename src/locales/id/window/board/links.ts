import type { AreaWords } from '../../../message'

export const links: AreaWords<'links'> = {
  copyGame: 'Salin tautan ke permainan ini',
  copyPosition: 'Salin tautan ke posisi ini',
  copyRules: 'Salin tautan ke aturan ini',
  copied: 'Tautan disalin. Buka di peramban, atau tempelkan di Papan.',
  copiedCode:
    'Kode disalin. Tempelkan di Papan Lumbung mana pun, atau seret ke jendelanya. Untuk tautan yang terbuka di peramban, isi alamat untuk tautan di Pengaturan.',
  game: 'Permainan yang dibagikan',
  position: 'Posisi yang dibagikan',
  notOpened: 'Tautan tidak dibuka: {reason}',
  tooLong: 'Permainan ini terlalu panjang untuk tautan. Simpan sebagai berkas.',
  tooLongToOpen: 'tautan ini lebih panjang daripada tautan mana pun yang dibuat Lumbung',
  newer: 'tautan ini dibuat oleh versi Lumbung yang lebih baru',
  damaged: 'tautan ini rusak atau tidak lengkap. Minta lagi tautannya',
}
