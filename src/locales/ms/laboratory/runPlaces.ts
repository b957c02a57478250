import type { AreaWords } from '../../message'

export const runPlaces: AreaWords<'runPlaces'> = {
  runOn: 'Jalankan pada',
  runOnNow: 'Jalankan pada: {place}',
  here: 'Komputer ini',
  queue: 'Baris gilir pelayan',
  hereHint: 'Eksperimen menggunakan {count} proses pada komputer ini.',
  queueHint:
    'Tugas dilaksanakan oleh proses pada seberapa banyak komputer, melalui pelayan Redis. Eksperimen yang anda mulakan atau teruskan selepas ini dihantar ke situ; keputusannya sama.',
  browserHint:
    'Pelayar tidak dapat menyambung ke pelayan Redis, jadi baris gilir pelayan hanya ada dalam aplikasi desktop. Di sini anda boleh menyalin eksperimen sebagai kerja kluster (di bawah “Simpan eksperimen”).',
  address: 'Alamat',
  addressHint: 'redis://HOST:6379, atau rediss:// untuk sambungan tersulit',
  password: 'Kata laluan',
  passwordHint: 'Biarkan kosong jika pelayan tidak memintanya. Disimpan hanya sehingga aplikasi ditutup.',
  connect: 'Sambung',
  connecting: 'Menyambung…',
  disconnect: 'Putuskan',
  refused: 'Tidak bersambung: {reason}.',
  notConnected: 'Tidak bersambung.',
  connected: 'Bersambung ke {server}: {workers}.',
  workers: '{count} proses',
  noWorkers: 'belum ada proses',
  serverAway: 'menunggu pelayan',
  startWorkers:
    'Mulakan proses di mana-mana komputer dengan perintah ini; jika pelayan meminta kata laluan, masukkannya ke dalam alamat:',
  copyCommand: 'Salin perintah',
  commandCopied: 'Perintah disalin.',
  waitingForWorkers:
    'Belum ada proses menyertai {server}. Mulakan proses dengan perintah di bawah “Jalankan pada”.',
  waitingForServer: '{server} tidak menjawab. Eksperimen diteruskan apabila pelayan itu kembali.',
  otherVersion:
    'Eksperimen ini dimulakan oleh Lumbung {made}, sedangkan ini Lumbung {here}. Bahagian yang siap boleh dibaca, tetapi untuk keputusan daripada satu versi, pilih “Ubah dan jalankan semula”.',
  running: 'Berjalan di {server}',
  unusable: 'Proses dalam baris gilir menghantar sesuatu yang bukan keputusan eksperimen ini: {problem}',
  ownPlayers:
    'Baris gilir tidak dapat membawa pemain latihan anda sendiri ({players}). Pilih Komputer ini di bawah Jalankan pada, kemudian jalankan semula.',
  copyAsJob: 'Salin sebagai kerja kluster',
  jobTitle: 'Jalankan pada kluster',
  jobAbout:
    'Tampal baris ini dalam shell pada komputer yang mempunyai baris perintah Lumbung. Semua tetapan ada di dalamnya; keputusannya sama bait demi bait seperti di sini.',
  for: 'Untuk',
  parts: 'Bahagian',
  partsHint: '{count} tugas, {time} pengiraan kesemuanya',
  name: 'Folder',
  nameProblem: 'Gunakan huruf, angka, tanda sempang dan garis bawah, bermula dengan huruf atau angka.',
  slurm: 'Slurm',
  parallel: 'GNU parallel',
  kubernetes: 'Kubernetes',
  redis: 'Baris gilir Redis',
  lines: 'Baris perintah',
  copyLines: 'Salin',
  linesCopied: 'Baris perintah dan tetapan disalin.',
  saveLines: 'Simpan sebagai skrip',
  onWorkers: 'Pada seberapa banyak komputer: {command}',
  howFar: 'Untuk melihat kemajuannya: {command}',
  thenOpen: 'Selepas itu, buka {file} di sini: ia eksperimen seperti yang lain.',
}
