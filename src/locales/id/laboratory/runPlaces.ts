import type { AreaWords } from '../../message'

export const runPlaces: AreaWords<'runPlaces'> = {
  runOn: 'Jalankan di',
  runOnNow: 'Jalankan di: {place}',
  here: 'Komputer ini',
  queue: 'Antrean server',
  hereHint: 'Percobaan memakai {count} utas di komputer ini.',
  queueHint:
    'Tugas dikerjakan oleh pekerja di satu komputer atau lebih lewat server Redis. Percobaan yang Anda mulai atau lanjutkan setelah ini dikirim ke sana; hasilnya sama.',
  browserHint:
    'Peramban tidak bisa terhubung ke server Redis, jadi antrean server hanya ada di aplikasi desktop. Di sini Anda bisa menyalin percobaan sebagai pekerjaan klaster (di bawah “Simpan rancangan”).',
  address: 'Alamat',
  addressHint: 'redis://HOST:6379, atau rediss:// untuk koneksi terenkripsi',
  password: 'Kata sandi',
  passwordHint: 'Kosongkan jika server tidak memintanya. Hanya disimpan sampai aplikasi ditutup.',
  connect: 'Hubungkan',
  connecting: 'Menghubungkan…',
  disconnect: 'Putuskan',
  refused: 'Tidak terhubung: {reason}.',
  notConnected: 'Tidak terhubung.',
  connected: 'Terhubung ke {server}: {workers}.',
  workers: '{count} pekerja',
  noWorkers: 'belum ada pekerja',
  serverAway: 'menunggu server',
  startWorkers:
    'Jalankan pekerja di komputer mana pun dengan perintah ini; jika server meminta kata sandi, masukkan ke dalam alamatnya:',
  copyCommand: 'Salin perintah',
  commandCopied: 'Perintah disalin.',
  waitingForWorkers:
    'Belum ada pekerja yang bergabung ke {server}. Jalankan pekerja dengan perintah di bawah “Jalankan di”.',
  waitingForServer: '{server} tidak menjawab. Percobaan berlanjut setelah server itu kembali.',
  otherVersion:
    'Percobaan ini dimulai oleh Lumbung {made}, sedangkan ini Lumbung {here}. Bagian yang selesai bisa dibaca, tetapi untuk hasil dari satu versi, pilih “Ubah dan jalankan lagi”.',
  running: 'Berjalan di {server}',
  unusable: 'Pekerja antrean mengirim sesuatu yang bukan hasil eksperimen ini: {problem}',
  ownPlayers:
    'Antrean server tidak dapat membawa pemain hasil latihan Anda sendiri ({players}). Pilih Komputer ini di bawah Jalankan di, lalu jalankan lagi.',
  copyAsJob: 'Salin sebagai pekerjaan klaster',
  jobTitle: 'Jalankan di klaster',
  jobAbout:
    'Tempelkan baris ini di shell pada komputer yang memiliki baris perintah Lumbung. Seluruh rancangan ada di dalamnya; hasilnya sama byte demi byte seperti di sini.',
  for: 'Untuk',
  parts: 'Bagian',
  partsHint: '{count} tugas, seluruhnya {time} perhitungan',
  name: 'Folder',
  nameProblem: 'Gunakan huruf, angka, tanda hubung, dan garis bawah, diawali huruf atau angka.',
  slurm: 'Slurm',
  parallel: 'GNU parallel',
  kubernetes: 'Kubernetes',
  redis: 'Antrean Redis',
  lines: 'Baris perintah',
  copyLines: 'Salin',
  linesCopied: 'Baris perintah dan rancangan disalin.',
  saveLines: 'Simpan sebagai skrip',
  onWorkers: 'Di satu komputer atau lebih: {command}',
  howFar: 'Untuk melihat kemajuannya: {command}',
  thenOpen: 'Setelah itu, buka {file} di sini: isinya hasil seperti yang lain.',
}
