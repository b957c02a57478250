import type { AreaWords } from '../../message'

export const cluster: AreaWords<'cluster'> = {
  run: 'jalankan spesifikasi jenis apa pun di komputer ini',
  runLong:
    'jalankan spesifikasi jenis apa pun di komputer ini; `plan`, `part`, dan `merge` memberi byte yang sama, berapa pun jumlah komputernya',
  plan: 'bagi spesifikasi menjadi bagian untuk banyak komputer',
  planLong:
    'bagi spesifikasi menjadi bagian dalam satu folder, yang bisa dikerjakan banyak komputer dalam urutan apa pun, beserta berkas untuk mengirimkannya: GNU parallel selalu, Slurm dan Kubernetes jika diminta',
  part: 'kerjakan satu bagian rencana',
  partLong:
    'kerjakan satu bagian rencana dan simpan di dalam folder; bagian yang sudah selesai dilewati, dan yang terhenti dilanjutkan. Tanpa --index, nomor bagian diambil dari Slurm (SLURM_ARRAY_TASK_ID) atau Kubernetes (JOB_COMPLETION_INDEX)',
  status: 'tampilkan kemajuan sebuah rencana, dan apa yang perlu dilakukan berikutnya',
  statusLong:
    'periksa setiap bagian rencana: berapa yang selesai, hilang, atau rusak, berapa lama lagi sisanya, dan baris perintah yang mengirimkannya lagi',
  spec: 'spesifikasi yang disimpan di halaman Eksperimen, hasil yang disimpan, atau yang dicetak perintah dengan --json',
  player: 'berkas pemain terlatih yang disebut dengan id dalam spesifikasi; boleh diulang',
  specOnly: 'cetak spesifikasinya, untuk `run` dan `plan`, tanpa menjalankannya',
  folder: 'folder sebuah rencana',
  outFile: 'tulis seluruh hasil ke FILE; aplikasi bisa membukanya',
  outFolder: 'folder yang akan dibuat',
  parts: 'berapa bagian; rencana memiliki paling banyak satu bagian per tugas',
  slurm: 'tulis juga berkas untuk Slurm',
  kubernetes: 'tulis juga berkas untuk Kubernetes',
  cpus: 'utas per bagian',
  throttle: 'jalankan paling banyak sekian bagian sekaligus',
  memory: 'memori per bagian, misalnya 900M atau 4G; bawaan: diperkirakan',
  time: 'batas waktu per bagian; bawaan: empat kali perkiraan, paling sedikit sepuluh menit',
  partition: 'partisi Slurm',
  account: 'akun Slurm',
  image: 'image kontainer untuk Kubernetes',
  claim: 'PersistentVolumeClaim Kubernetes yang berisi folder itu',
  program: 'cara Lumbung dipanggil dalam pekerjaan klaster, misalnya “apptainer exec lumbung.sif lumbung”',
  index: 'bagian yang dikerjakan, mulai dari 0; atau beberapa, misalnya 3,7-9',
  memoryForm: 'harus berupa bilangan dengan M atau G, misalnya 900M.',
  timeForm: 'harus berbentuk HH:MM:SS atau D-HH:MM:SS.',
  nameForm: 'memuat karakter yang tidak boleh ada di situ.',
  indexForm: 'harus berupa bilangan, atau bilangan dan rentang seperti 3,7-9.',
  planned:
    '{count, plural, one {{folder} memiliki # bagian, sekitar {each}.} other {{folder} memiliki # bagian, masing-masing sekitar {each}.}}',
  inStages: 'Semuanya berjalan dalam {stages} tahap: setiap tahap dimulai setelah tahap sebelumnya selesai.',
  fewerParts: 'Rencana ini hanya memiliki {parts} tugas, jadi bagiannya lebih sedikit daripada yang diminta.',
  submit: 'Untuk memulainya:',
  notASpec:
    '{file} tidak berisi spesifikasi; simpan satu di halaman Eksperimen, atau cetak satu dengan --spec',
  otherPlan: '{folder} sudah berisi rencana lain; pilih folder baru',
  noPlan: '{folder} tidak berisi rencana; buat satu dengan lumbung plan SPEC --out {folder}',
  planDamaged: '{file} rusak atau telah diubah; buat lagi rencananya di folder baru',
  otherPlayer:
    '{file} bukan pemain yang dipakai saat rencana dibuat; salin dari folder asli, atau buat lagi rencananya',
  otherVersion:
    'rencana ini dibuat oleh Lumbung {made}, sedangkan ini Lumbung {here}; pasang {made}, atau buat lagi rencananya',
  noNewFolder: 'folder {folder} tidak dapat dibuat: {reason}',
  truncated: 'berkas terpotong atau bukan JSON',
  notAPart: 'berkas ini bukan bagian rencana',
  notAPartFile: '{file} bukan bagian yang ditulis `lumbung part`',
  partVersion: 'dibuat oleh Lumbung {made}, bukan {here}',
  partOfOther: 'bagian ini milik rencana lain',
  checksum: 'checksum-nya tidak cocok',
  partDamaged: '{file} tidak dapat dipakai: {reason}; kerjakan lagi bagian ini',
  looseMissing: 'bagian berikut tidak ada: {parts}',
  outNeedsPlan: 'hanya untuk rencana; sebutkan foldernya, atau plan.json beserta bagian-bagiannya',
  needsParts:
    'bagian {part} membutuhkan bagian yang belum selesai ({missing}); kerjakan itu dulu, atau lihat lumbung status {folder}',
  partDone: 'Bagian {part} selesai.',
  partDoneBefore: 'Bagian {part} sudah selesai sebelumnya.',
  partStopped: 'Dihentikan. Bagian {part} akan dilanjutkan dari sini ketika dimulai lagi.',
  partStoppedUnsaved:
    'Dihentikan. Pekerjaan bagian {part} sejauh ini tidak dapat disimpan; bagian itu akan dimulai dari awal.',
  noIndex: 'sebutkan bagian yang mana: --index 0, atau jalankan lewat Slurm, Kubernetes, atau GNU parallel',
  strayIndex: 'bagian {index} tidak ada: bagian di {folder} bernomor 0 sampai {last}',
  firstDamaged: 'Bagian {part} rusak: {reason}',
  unfinished: '{open} dari {parts} bagian hilang atau rusak ({named}); kerjakan dengan {line}',
  unfinishedLeft:
    '{open} dari {parts} bagian hilang atau rusak ({named}), sekitar {left} lagi dengan kecepatan sejauh ini; jika tidak sedang berjalan, kirim dengan {line}',
  statusDone: '{done} dari {parts} bagian selesai ({share} dari seluruh kerja, {time} perhitungan).',
  statusLeft: 'Sekitar {left} lagi dengan kecepatan sejauh ini.',
  statusMissing: '{count} bagian hilang: {named}',
  statusResubmit:
    'Untuk mengirim yang hilang (bagian yang masih berjalan akan dikerjakan dua kali, dan itu tidak apa-apa):',
  statusMerge: 'Semua bagian selesai. Untuk menggabungkannya:',
  queue: 'jalankan rencana dengan pekerja sebuah antrean',
  queueLong:
    'masukkan bagian rencana ke antrean di server Redis dan tulis hasil pekerjanya ke dalam folder; jalankan pekerja di komputer mana pun dengan `lumbung work`. Perintah ini bisa dihentikan dan dimulai lagi kapan saja',
  work: 'bekerja untuk sebuah antrean',
  workLong:
    'ambil bagian dari antrean di server Redis dan kerjakan sampai dihentikan; komputer mana pun boleh bergabung dan keluar kapan saja',
  on: 'server, redis://HOST:6379; atau setel LUMBUNG_QUEUE, yang tidak terlihat oleh pengguna lain di komputer ini',
  noServer: 'sebutkan servernya: --on redis://HOST:6379, atau variabel LUMBUNG_QUEUE',
  takeover: 'jumlah detik sebelum bagian milik pekerja yang hilang diambil alih',
  queued:
    '{open} dari {parts} bagian ada dalam antrean di {server}. Jalankan pekerja di mana saja dengan: lumbung work --on {server}',
  queueProgress: '{done} dari {parts} bagian, pekerja: {workers}',
  queueStopped: 'Dihentikan. Bagian yang selesai ada di {folder}; perintah yang sama melanjutkannya.',
  queueFailed: 'Bagian {part} gagal tiga kali: {reason}',
  queueRefused:
    'Antrean tidak dapat dipakai lagi: {reason}. Bagian yang selesai ada di {folder}; perintah yang sama melanjutkannya.',
  queueDone: 'Semua bagian selesai. Untuk menggabungkannya: lumbung merge {folder}',
  queueOwnPlayers:
    'antrean tidak dapat membawa pemain dari berkas Anda sendiri ({players}); kerjakan bagiannya dengan Slurm, GNU parallel, atau `lumbung part`',
  working: 'Bekerja untuk {server} dengan {count} utas. Hentikan dengan Ctrl-C.',
  worked: 'Keluar dari {server}. Bagian yang dikerjakan di sini: {parts}.',
}
