import type { AreaWords } from '../../message'

export const storage: AreaWords<'storage'> = {
  full: 'Storan penuh. Padam atau eksport keputusan lama untuk memberi ruang. Semua yang sudah disimpan tetap selamat.',
  blocked: 'Pelayar tidak membenarkan Lumbung menyimpan data. Benarkan data tapak untuk halaman ini.',
  failed: 'Storan gagal: {reason}',
  setAside:
    'Keputusan yang disimpan tidak dapat dibaca: sama ada rosak atau daripada versi Lumbung yang lebih baharu. Semuanya tidak diusik, dan Lumbung bermula dengan storan kosong.',
  otherWindow:
    'Versi Lumbung yang lebih lama dibuka dalam tetingkap lain. Tutup tetingkap itu supaya tetingkap ini dapat membaca keputusan anda.',
  outdated:
    'Versi Lumbung yang lebih baharu dibuka dalam tetingkap lain. Muat semula tetingkap ini untuk terus menyimpan keputusan.',
  erased:
    'Keputusan yang disimpan telah dipadamkan, di tetingkap lain atau dalam tetapan pelayar. Apa yang masih ditunjukkan oleh tetingkap ini boleh dieksport; keputusan baharu disimpan semula.',
  memoryOnly:
    'Pelayar ini tidak menyimpan apa-apa. Keputusan hilang apabila tetingkap ditutup, jadi eksport apa yang anda perlukan.',
  memoryOnlyFor:
    '{reason} Sementara itu, keputusan akan hilang apabila tetingkap ditutup, jadi eksport apa yang anda perlukan.',
  contradictory: 'Varian yang peraturannya bercanggah tidak dapat disimpan.',
  damagedField: 'Medan “{path}” tiada atau salah.',
  damagedRecord: 'Ia bukan rekod yang sah.',
  altered: 'Ia tidak sepadan dengan jumlah semaknya: ia telah diubah atau rosak.',
  notABackup: 'Ini bukan sandaran Lumbung.',
  damagedBackup: 'Sandaran ini rosak atau tidak lengkap. Tiada apa-apa diimport.',
  damagedBackupRecord: 'Rekod {place} dalam “{shelf}” bagi sandaran ini rosak. Tiada apa-apa diimport.',
  newerBackup: 'Sandaran ini dibuat oleh versi Lumbung yang lebih baharu.',
  contents: '{runs}, {variants}, {games}',
  runs: '{count} eksperimen',
  variants: '{count} varian',
  games: '{count} permainan',
  exporting: 'Mengeksport: {count} rekod',
  importing: '{name}: {share} diimport',
  restoring: 'Memulihkan: {share}',
  imported: '{contents} diimport',
  importedSome: '{contents} diimport. Rekod rosak yang dilangkau: {skipped}',
  restored: '{contents} dipulihkan',
  restoredSome: '{contents} dipulihkan. Rekod rosak yang dilangkau: {skipped}',
  deleted: '{contents} dipadam',
  notExported: 'Tiada apa-apa dieksport. {reason}',
  notDeleted: 'Tiada apa-apa dipadam. {reason}',
}
