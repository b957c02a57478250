import type { AreaWords } from '../../message'

export const saving: AreaWords<'saving'> = {
  internalError: 'Ralat dalaman: {reason}',
  noReport: 'Laporan tidak dapat dibina: {reason}',
  notWritten: 'Jawapan tidak dapat ditulis: {reason}',
  saved: 'Kerja yang siap disimpan ke {file}. Teruskan dengan perintah yang sama dan --resume {file}',
  stopped: 'Dihentikan. {saved}',
  notSaved: 'Kerja yang siap juga tidak dapat disimpan: {reason}',
  onTheWay:
    'Kerja setakat ini disimpan ke {file}. Jika terganggu, teruskan dengan perintah yang sama dan --resume {file}',
  left: 'Eksperimen terdahulu dengan pilihan ini disimpan ke {file}. Untuk meneruskannya, tambah --resume {file}',
  damaged: '{file} rosak: {parts} akan dikira semula',
  onePart: 'bahagian {parts}',
  severalParts: 'bahagian {parts}',
  manyParts: 'bahagian {parts} dan {more} lagi',
  changed: '{file} diubah selepas disimpan: hanya bahagian yang sepadan dengan jumlah semaknya digunakan',
  otherVersion:
    '{file} disimpan oleh Lumbung {made}, sedangkan ini Lumbung {here}: semuanya dikira semula supaya semua keputusan berasal daripada satu versi',
  otherPlan:
    '{file} disimpan oleh program yang membahagikan eksperimen ini secara berbeza: semuanya dikira semula',
  noChecksums:
    '{file} disimpan oleh versi terdahulu dan tiada jumlah semak: perubahan padanya tidak dapat dikesan',
  noChecksum:
    '{file} dicetak oleh versi terdahulu dan tiada jumlah semak: perubahan padanya tidak dapat dikesan',
}
