import type { AreaWords } from '../../message'

export const learned: AreaWords<'learned'> = {
  trained: 'Terlatih',
  net: '{network}, satu langkah',
  netMinimax: '{network}, {count} giliran ke depan',
  netMcts: '{network}, {count} kunjungan',
  netPlays: 'langkah yang dinilai terbaik oleh jaringan terlatih',
  netMinimaxPlays: 'melihat ke depan seperti Minimax, dengan jaringan terlatih yang menilai posisi',
  netMctsPlays: 'menumbuhkan pohon langkah di tempat yang dianggap menjanjikan oleh jaringan terlatih',
  visits: 'Kunjungan per pilihan',
  malformed:
    'Pemain terlatih ditulis net:ID, net-minimax:ID:giliran atau net-mcts:ID:kunjungan, bukan “{got}”.',
  unknown:
    'Tidak ada jaringan terlatih bernama “{got}”. Yang ada: {choices}. Impor dahulu berkas jaringan lain.',
  otherVariant: 'Jaringan {network} dilatih untuk {game} dan tidak dapat memainkan {variant}.',
  notAPlayer: 'Ini bukan berkas pemain terlatih.',
  otherVersion: 'Berkas pemain ini versi {got}, tetapi program ini membaca versi {known}.',
  damaged: 'Berkas pemain ini rusak: isinya tidak cocok dengan checksumnya.',
  otherSize: 'Ukuran jaringan dalam berkas ini tidak sesuai dengan papannya.',
}
