import type { AreaWords } from '../../message'

export const help: AreaWords<'help'> = {
  about: 'Laboratorium permainan congklak dan sejenisnya: mainkan, ubah aturannya, dan ukur.',
  usage: 'Penggunaan:',
  arguments: 'Argumen:',
  options: 'Opsi:',
  commands: 'Perintah:',
  choices: 'pilihan: {choices}',
  default: 'bawaan: {value}',
  examples: 'Contoh:',
  exitCodes: 'Kode keluar:',
  done: 'selesai',
  checkFailed: 'satu pemeriksaan gagal',
  badInput: 'masukan tidak sah',
  internalError: 'kesalahan internal',
  notWritten: 'jawaban tidak dapat ditulis',
  stopped: 'dihentikan dengan Ctrl-C',
  agents: 'Pemain:',
  players: 'Pemain:',
  agentWithNumber: '{plays} (N: {counts}; bawaan: {usual})',
  strategyPlays: 'mengikuti satu strategi; pilihan yang tidak ditentukannya dibuat secara acak',
}
