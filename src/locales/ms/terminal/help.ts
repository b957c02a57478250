import type { AreaWords } from '../../message'

export const help: AreaWords<'help'> = {
  about: 'Makmal untuk permainan sejenis congkak: mainkan, ubah peraturannya, dan ukur.',
  usage: 'Penggunaan:',
  arguments: 'Argumen:',
  options: 'Pilihan:',
  commands: 'Perintah:',
  choices: 'pilihan: {choices}',
  default: 'lalai: {value}',
  examples: 'Contoh:',
  exitCodes: 'Kod keluar:',
  done: 'selesai',
  checkFailed: 'satu semakan gagal',
  badInput: 'input tidak sah',
  internalError: 'ralat dalaman',
  notWritten: 'jawapan tidak dapat ditulis',
  stopped: 'dihentikan dengan Ctrl-C',
  agents: 'Pemain:',
  players: 'Pemain:',
  agentWithNumber: '{plays} (N: {counts}; lalai: {usual})',
  strategyPlays: 'mengikut satu strategi; pilihan yang tidak ditentukannya dibuat secara rawak',
}
