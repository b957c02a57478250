import type { AreaWords } from '../../message'

export const batch: AreaWords<'batch'> = {
  line: 'Baris {line}: {problem}',
  move: 'Langkah {move}: {problem}',
  notJson: 'Baris ini bukan JSON: {reason}',
  moveForm: 'Harus lubang dari 1 sampai {holes}, lubang dengan arah seperti {example}, atau "pass".',
  noHead: 'Tidak ada baris sebelumnya yang menyebutkan permainan apa yang dimainkan.',
  notARecord: 'Ini bukan permainan seperti yang ditulis oleh --records.',
  otherResult: 'Berkas menyebut “{told}”, tetapi langkahnya menghasilkan “{found}”.',
  replayed: '{games} dimainkan ulang: semuanya berakhir seperti yang disebut dalam berkas.',
  replayFailed: '{problems} dari {games} permainan tidak berakhir seperti yang disebut dalam berkas.',
  notObject: 'Baris ini harus berupa objek seperti {example}.',
  bothAtOnce:
    'Kedua pemain memulai permainan ini serentak, jadi permainan harus dimulai dari posisi awal yang biasa.',
  startHoles: 'Posisi awal ini memiliki {holes} lubang, sedangkan varian ini {expected}.',
  startSeeds: 'Posisi awal ini memiliki {seeds} biji, padahal papan paling banyak memuat {most}.',
  over: 'Permainan sudah selesai.',
  mayNotPass: 'Pemain yang bisa jalan tidak boleh melewatkan giliran.',
  mustPass: 'Pemain yang mendapat giliran tidak punya langkah yang sah dan harus melewatkan giliran.',
  whichWay: 'Lubang {hole} dapat ditabur ke dua arah: sebutkan yang mana.',
  wrongWay: 'Lubang {hole} tidak boleh ditabur ke arah ini ({way}).',
}
