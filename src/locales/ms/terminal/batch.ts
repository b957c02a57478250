import type { AreaWords } from '../../message'

export const batch: AreaWords<'batch'> = {
  line: 'Baris {line}: {problem}',
  move: 'Gerakan {move}: {problem}',
  notJson: 'Baris ini bukan JSON: {reason}',
  moveForm: 'Mesti lubang dari 1 hingga {holes}, lubang dengan arah seperti {example}, atau "pass".',
  noHead: 'Tiada baris sebelumnya yang menyatakan permainan apa yang dimainkan.',
  notARecord: 'Ini bukan permainan seperti yang ditulis oleh --records.',
  otherResult: 'Fail menyatakan “{told}”, tetapi gerakannya membawa kepada “{found}”.',
  replayed: '{games} dimainkan semula: semuanya berakhir seperti yang dinyatakan dalam fail.',
  replayFailed: '{problems} daripada {games} permainan tidak berakhir seperti yang dinyatakan dalam fail.',
  notObject: 'Baris ini mesti objek seperti {example}.',
  bothAtOnce:
    'Kedua-dua pemain memulakan permainan ini serentak, jadi permainan mesti bermula dari permulaan yang biasa.',
  startHoles: 'Permulaan ini mempunyai {holes} lubang, tetapi varian mempunyai {expected}.',
  startSeeds: 'Permulaan ini mempunyai {seeds} buah, tetapi papan boleh memuat paling banyak {most}.',
  over: 'Permainan sudah tamat.',
  mayNotPass: 'Pemain yang boleh bergerak tidak boleh melangkau giliran.',
  mustPass: 'Pemain yang mendapat giliran tiada gerakan yang sah dan mesti melangkau giliran.',
  whichWay: 'Lubang {hole} boleh ditabur ke dua arah: nyatakan yang mana.',
  wrongWay: 'Lubang {hole} tidak boleh ditabur ke arah ini ({way}).',
}
