import type { AreaWords } from '../../message'

export const storage: AreaWords<'storage'> = {
  full: 'Penyimpanan penuh. Hapus atau ekspor hasil lama untuk memberi ruang. Semua yang sudah tersimpan aman.',
  blocked: 'Peramban tidak mengizinkan Lumbung menyimpan data. Izinkan data situs untuk halaman ini.',
  failed: 'Penyimpanan gagal: {reason}',
  setAside:
    'Hasil yang tersimpan tidak dapat dibaca: rusak atau berasal dari versi Lumbung yang lebih baru. Semuanya dibiarkan utuh, dan Lumbung dimulai dengan penyimpanan kosong.',
  otherWindow:
    'Versi Lumbung yang lebih lama terbuka di jendela lain. Tutup jendela itu agar jendela ini dapat membaca hasil Anda.',
  outdated:
    'Versi Lumbung yang lebih baru dibuka di jendela lain. Muat ulang jendela ini untuk terus menyimpan hasil.',
  erased:
    'Hasil yang tersimpan telah dihapus, di jendela lain atau di pengaturan peramban. Yang masih ditampilkan jendela ini bisa diekspor; hasil baru disimpan lagi.',
  memoryOnly:
    'Peramban ini tidak menyimpan apa pun. Hasil hilang saat jendela ditutup, jadi ekspor yang Anda perlukan.',
  memoryOnlyFor: '{reason} Sementara itu hasil hilang saat jendela ditutup, jadi ekspor yang Anda perlukan.',
  contradictory: 'Varian dengan aturan yang saling bertentangan tidak dapat disimpan.',
  damagedField: 'Isian “{path}” tidak ada atau salah.',
  damagedRecord: 'Ini bukan data yang sah.',
  altered: 'Isinya tidak cocok dengan checksum-nya: telah diubah atau rusak.',
  notABackup: 'Ini bukan cadangan Lumbung.',
  damagedBackup: 'Cadangan ini rusak atau tidak lengkap. Tidak ada yang diimpor.',
  damagedBackupRecord: 'Data {place} dari “{shelf}” dalam cadangan ini rusak. Tidak ada yang diimpor.',
  newerBackup: 'Cadangan ini dibuat oleh versi Lumbung yang lebih baru.',
  contents: '{runs}, {variants}, {games}',
  runs: '{count} hasil',
  variants: '{count} varian',
  games: '{count} permainan',
  exporting: 'Mengekspor: {count} data',
  importing: '{name}: {share} diimpor',
  restoring: 'Memulihkan: {share}',
  imported: '{contents} diimpor',
  importedSome: '{contents} diimpor. Data rusak yang dilewati: {skipped}',
  restored: '{contents} dipulihkan',
  restoredSome: '{contents} dipulihkan. Data rusak yang dilewati: {skipped}',
  deleted: '{contents} dihapus',
  notExported: 'Tidak ada yang diekspor. {reason}',
  notDeleted: 'Tidak ada yang dihapus. {reason}',
}
