import type { AreaWords } from '../../message'

export const servers: AreaWords<'servers'> = {
  address:
    'alamat mesti berbentuk redis://HOST:6379, atau rediss://HOST:6379 untuk sambungan tersulit, dengan NAMA:KATA_LALUAN sebelum hos jika pelayan memintanya',
  notInstalled:
    'baris gilir memerlukan pakej bullmq dan ioredis yang belum dipasang; pasang semula Lumbung semasa npm dapat memuat turunnya',
  unreachable:
    'tiada pelayan menjawab di {server}; semak alamatnya, dan pastikan Redis berjalan di situ serta menerima sambungan daripada komputer ini',
  password: '{server} menolak nama pengguna atau kata laluan; semak dan cuba lagi',
  refused:
    '{server} menerima sambungan tetapi enggan menyimpan apa-apa: {reason}. Ingatannya mungkin penuh, ia mungkin salinan baca sahaja, atau pengguna ini mungkin tidak mempunyai hak',
  tooMany: 'paling banyak empat baris gilir boleh digunakan serentak; putuskan satu dahulu',
  badBatch: 'baris gilir tidak dapat menerima tugas ini',
  failed: '{server} tidak dapat digunakan: {reason}',
}
