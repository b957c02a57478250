import type { AreaWords } from '../../message'

export const servers: AreaWords<'servers'> = {
  address:
    'alamat harus berbentuk redis://HOST:6379, atau rediss://HOST:6379 untuk koneksi terenkripsi, dengan NAMA:KATA_SANDI sebelum host jika server memintanya',
  notInstalled:
    'antrean membutuhkan paket bullmq dan ioredis yang belum terpasang; pasang ulang Lumbung saat npm dapat mengunduhnya',
  unreachable:
    'tidak ada server yang menjawab di {server}; periksa alamatnya, dan pastikan Redis berjalan di sana serta menerima koneksi dari komputer ini',
  password: '{server} menolak nama pengguna atau kata sandi; periksa lalu coba lagi',
  refused:
    '{server} menerima koneksi tetapi menolak menyimpan apa pun: {reason}. Memorinya mungkin penuh, ia mungkin salinan hanya-baca, atau pengguna ini mungkin tidak punya hak',
  tooMany: 'paling banyak empat antrean bisa dipakai sekaligus; putuskan salah satunya dulu',
  badBatch: 'antrean tidak dapat menerima tugas ini',
  failed: '{server} tidak dapat dipakai: {reason}',
}
