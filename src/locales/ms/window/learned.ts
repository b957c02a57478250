import type { AreaWords } from '../../message'

export const learned: AreaWords<'learned'> = {
  trained: 'Terlatih',
  net: '{network}, satu gerakan',
  netMinimax: '{network}, {count} giliran ke hadapan',
  netMcts: '{network}, {count} lawatan',
  netPlays: 'gerakan yang dinilai terbaik oleh rangkaian terlatih',
  netMinimaxPlays: 'memandang ke hadapan seperti Minimax, dengan rangkaian terlatih yang menilai kedudukan',
  netMctsPlays: 'menumbuhkan pokok gerakan di tempat yang dianggap menjanjikan oleh rangkaian terlatih',
  visits: 'Lawatan bagi setiap pilihan',
  malformed:
    'Pemain terlatih ditulis net:ID, net-minimax:ID:giliran atau net-mcts:ID:lawatan, bukan “{got}”.',
  unknown:
    'Tiada rangkaian terlatih bernama “{got}”. Yang ada: {choices}. Import dahulu fail rangkaian lain.',
  otherVariant: 'Rangkaian {network} dilatih untuk {game} dan tidak dapat bermain {variant}.',
  notAPlayer: 'Ini bukan fail pemain terlatih.',
  otherVersion: 'Fail pemain ini versi {got}, tetapi program ini membaca versi {known}.',
  damaged: 'Fail pemain ini rosak: kandungannya tidak sepadan dengan hasil tambah semaknya.',
  otherSize: 'Saiz rangkaian dalam fail ini tidak sesuai dengan papannya.',
}
