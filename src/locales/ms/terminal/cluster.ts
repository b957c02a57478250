import type { AreaWords } from '../../message'

export const cluster: AreaWords<'cluster'> = {
  run: 'jalankan sebarang jenis spesifikasi pada komputer ini',
  runLong:
    'jalankan sebarang jenis spesifikasi pada komputer ini; `plan`, `part` dan `merge` memberi bait yang sama pada seberapa banyak komputer',
  plan: 'bahagikan spesifikasi kepada bahagian untuk banyak komputer',
  planLong:
    'bahagikan spesifikasi kepada bahagian dalam satu folder, yang boleh dibuat oleh seberapa banyak komputer mengikut sebarang urutan, bersama fail untuk menghantarnya: GNU parallel sentiasa, Slurm dan Kubernetes jika diminta',
  part: 'buat satu bahagian sesuatu pelan',
  partLong:
    'buat satu bahagian sesuatu pelan dan simpan dalam folder; bahagian yang sudah siap dilangkau, dan yang dihentikan diteruskan. Tanpa --index, nombor bahagian diambil daripada Slurm (SLURM_ARRAY_TASK_ID) atau Kubernetes (JOB_COMPLETION_INDEX)',
  status: 'paparkan kemajuan sesuatu pelan, dan langkah seterusnya',
  statusLong:
    'periksa setiap bahagian pelan: berapa yang siap, tiada atau rosak, berapa lama lagi bakinya, dan baris perintah yang menghantarnya semula',
  spec: 'spesifikasi daripada halaman Eksperimen, hasil eksperimen yang disimpan, atau cetakan perintah dengan --json',
  player: 'fail pemain terlatih yang dinamakan dengan id dalam spesifikasi; boleh diulang',
  specOnly: 'cetak spesifikasinya, untuk `run` dan `plan`, tanpa menjalankannya',
  folder: 'folder sesuatu pelan',
  outFile: 'tulis seluruh eksperimen ke FILE; aplikasi boleh membukanya',
  outFolder: 'folder yang hendak dibuat',
  parts: 'berapa bahagian; pelan mempunyai paling banyak satu bahagian bagi setiap tugas',
  slurm: 'tulis juga fail untuk Slurm',
  kubernetes: 'tulis juga fail untuk Kubernetes',
  cpus: 'proses bagi setiap bahagian',
  throttle: 'jalankan paling banyak sekian bahagian serentak',
  memory: 'memori bagi setiap bahagian, seperti 900M atau 4G; lalai: dianggarkan',
  time: 'had masa bagi setiap bahagian; lalai: empat kali anggaran, sekurang-kurangnya sepuluh minit',
  partition: 'partisi Slurm',
  account: 'akaun Slurm',
  image: 'imej kontena untuk Kubernetes',
  claim: 'PersistentVolumeClaim Kubernetes yang mengandungi folder itu',
  program: 'cara Lumbung dipanggil dalam kerja kluster, cth. “apptainer exec lumbung.sif lumbung”',
  index: 'bahagian yang hendak dibuat, bermula dari 0; atau beberapa, seperti 3,7-9',
  memoryForm: 'mesti nombor dengan M atau G, seperti 900M.',
  timeForm: 'mesti berbentuk HH:MM:SS atau D-HH:MM:SS.',
  nameForm: 'ada aksara yang tidak dibenarkan di situ.',
  indexForm: 'mesti satu nombor, atau nombor dan julat seperti 3,7-9.',
  planned:
    '{count, plural, one {{folder} mempunyai # bahagian, kira-kira {each}.} other {{folder} mempunyai # bahagian, kira-kira {each} setiap satu.}}',
  inStages: 'Semuanya berjalan dalam {stages} peringkat: setiap satu bermula apabila yang sebelumnya siap.',
  fewerParts: 'Pelan ini hanya ada {parts} tugas, jadi bahagiannya kurang daripada yang diminta.',
  submit: 'Untuk memulakannya:',
  notASpec:
    '{file} tidak mengandungi spesifikasi; simpan satu pada halaman Eksperimen, atau cetak satu dengan --spec',
  otherPlan: '{folder} sudah mengandungi pelan lain; pilih folder baharu',
  noPlan: '{folder} tidak mengandungi pelan; buat satu dengan lumbung plan SPEC --out {folder}',
  planDamaged: '{file} rosak atau telah diubah; buat semula pelan itu di folder baharu',
  otherPlayer:
    '{file} bukan pemain yang digunakan semasa pelan dibuat; salin dari folder asal, atau buat semula pelan itu',
  otherVersion:
    'pelan ini dibuat oleh Lumbung {made}, sedangkan ini Lumbung {here}; pasang {made}, atau buat semula pelan itu',
  noNewFolder: 'folder {folder} tidak dapat dibuat: {reason}',
  truncated: 'fail terpotong atau bukan JSON',
  notAPart: 'fail ini bukan bahagian sesuatu pelan',
  notAPartFile: '{file} bukan bahagian yang ditulis oleh `lumbung part`',
  partVersion: 'dibuat oleh Lumbung {made}, bukan {here}',
  partOfOther: 'bahagian ini milik pelan lain',
  checksum: 'jumlah semaknya tidak sepadan',
  partDamaged: '{file} tidak dapat digunakan: {reason}; buat semula bahagian ini',
  looseMissing: 'bahagian ini tiada: {parts}',
  outNeedsPlan: 'hanya untuk pelan; namakan foldernya, atau plan.json bersama bahagiannya',
  needsParts:
    'bahagian {part} memerlukan bahagian yang belum siap ({missing}); buat yang itu dahulu, atau lihat lumbung status {folder}',
  partDone: 'Bahagian {part} siap.',
  partDoneBefore: 'Bahagian {part} sudah siap sebelum ini.',
  partStopped: 'Dihentikan. Bahagian {part} akan diteruskan dari sini apabila dimulakan semula.',
  partStoppedUnsaved:
    'Dihentikan. Kerja bahagian {part} setakat ini tidak dapat disimpan; ia akan bermula dari awal.',
  noIndex:
    'nyatakan bahagian yang mana: --index 0, atau jalankan melalui Slurm, Kubernetes atau GNU parallel',
  strayIndex: 'bahagian {index} tidak wujud: bahagian dalam {folder} bernombor 0 hingga {last}',
  firstDamaged: 'Bahagian {part} rosak: {reason}',
  unfinished: '{open} daripada {parts} bahagian tiada atau rosak ({named}); buat dengan {line}',
  unfinishedLeft:
    '{open} daripada {parts} bahagian tiada atau rosak ({named}), kira-kira {left} lagi pada kadar setakat ini; jika tidak sedang berjalan, hantar dengan {line}',
  statusDone: '{done} daripada {parts} bahagian siap ({share} daripada kerja, {time} pengiraan).',
  statusLeft: 'Kira-kira {left} lagi pada kadar setakat ini.',
  statusMissing: '{count} bahagian tiada: {named}',
  statusResubmit:
    'Untuk menghantar yang tiada (bahagian yang masih berjalan akan dibuat dua kali, dan itu tidak mengapa):',
  statusMerge: 'Semua bahagian siap. Untuk mencantumkannya:',
  queue: 'jalankan pelan dengan proses sesuatu baris gilir',
  queueLong:
    'letakkan bahagian pelan ke dalam baris gilir pada pelayan Redis dan tulis keputusan prosesnya ke dalam folder; mulakan proses pada mana-mana komputer dengan `lumbung work`. Perintah ini boleh dihentikan dan dimulakan semula pada bila-bila masa',
  work: 'bekerja untuk sesuatu baris gilir',
  workLong:
    'ambil bahagian daripada baris gilir pada pelayan Redis dan kerjakannya sehingga dihentikan; seberapa banyak komputer boleh masuk dan keluar pada bila-bila masa',
  on: 'pelayan, redis://HOST:6379; atau tetapkan LUMBUNG_QUEUE, yang tidak dapat dilihat oleh pengguna lain komputer ini',
  noServer: 'namakan pelayan: --on redis://HOST:6379, atau pemboleh ubah LUMBUNG_QUEUE',
  takeover: 'bilangan saat sebelum bahagian proses yang hilang diambil alih',
  queued:
    '{open} daripada {parts} bahagian berada dalam baris gilir di {server}. Mulakan proses di mana-mana dengan: lumbung work --on {server}',
  queueProgress: '{done} daripada {parts} bahagian, proses: {workers}',
  queueStopped: 'Dihentikan. Bahagian yang siap ada di {folder}; perintah yang sama meneruskannya.',
  queueFailed: 'Bahagian {part} gagal tiga kali: {reason}',
  queueRefused:
    'Baris gilir tidak dapat digunakan lagi: {reason}. Bahagian yang siap ada di {folder}; perintah yang sama meneruskannya.',
  queueDone: 'Semua bahagian siap. Untuk mencantumkannya: lumbung merge {folder}',
  queueOwnPlayers:
    'baris gilir tidak dapat membawa pemain daripada fail anda sendiri ({players}); buat bahagiannya dengan Slurm, GNU parallel atau `lumbung part`',
  working: 'Bekerja untuk {server} dengan {count} proses. Hentikan dengan Ctrl-C.',
  worked: 'Keluar dari {server}. Bahagian yang dibuat di sini: {parts}.',
}
