import type { AreaWords } from '../../message'

export const saving: AreaWords<'saving'> = {
  internalError: 'Kesalahan internal: {reason}',
  noReport: 'Laporan tidak dapat disusun: {reason}',
  notWritten: 'Jawaban tidak dapat ditulis: {reason}',
  saved: 'Pekerjaan yang selesai disimpan ke {file}. Lanjutkan dengan perintah yang sama dan --resume {file}',
  stopped: 'Dihentikan. {saved}',
  notSaved: 'Pekerjaan yang selesai juga tidak dapat disimpan: {reason}',
  onTheWay:
    'Pekerjaan sejauh ini disimpan ke {file}. Jika terputus, lanjutkan dengan perintah yang sama dan --resume {file}',
  left: 'Percobaan sebelumnya dengan opsi ini disimpan ke {file}. Untuk melanjutkannya, tambahkan --resume {file}',
  damaged: '{file} rusak: {parts} akan dihitung ulang',
  onePart: 'bagian {parts}',
  severalParts: 'bagian {parts}',
  manyParts: 'bagian {parts} dan {more} lagi',
  changed: '{file} diubah setelah disimpan: hanya bagian yang cocok dengan checksum-nya yang dipakai',
  otherVersion:
    '{file} disimpan oleh Lumbung {made}, sedangkan ini Lumbung {here}: semuanya dihitung ulang agar semua hasil berasal dari satu versi',
  otherPlan:
    '{file} disimpan oleh program yang membagi percobaan ini secara berbeda: semuanya dihitung ulang',
  noChecksums:
    '{file} disimpan oleh versi sebelumnya dan tidak memiliki checksum: perubahan padanya tidak dapat dideteksi',
  noChecksum:
    '{file} dicetak oleh versi sebelumnya dan tidak memiliki checksum: perubahan padanya tidak dapat dideteksi',
}
