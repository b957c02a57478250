import type { AreaWords } from '../../../message'

export const trained: AreaWords<'trained'> = {
  title: 'Pemain terlatih',
  note: 'Pemain daripada eksperimen Latihan atau daripada fail. Setiap pemain hanya dapat memainkan permainan yang dipelajarinya semasa latihan.',
  playerOf: '{player} · {game}',
  import: 'Import pemain',
  save: 'Simpan {player} sebagai fail',
  remove: 'Buang {player}',
  removed: '{player} telah dibuang.',
  added:
    '{player} kini boleh bermain {game}. Pilih pemain ini di Papan atau dalam eksperimen, di bawah “Terlatih”.',
  keepPlayer: 'Tambah pada pemain terlatih',
  savePlayer: 'Simpan pemain terlatih',
  noneYet: 'Latihan ini belum menyelesaikan satu generasi pun.',
}
