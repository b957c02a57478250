import type { AreaWords } from '../../../message'

export const trained: AreaWords<'trained'> = {
  title: 'Pemain terlatih',
  note: 'Pemain dari eksperimen Pelatihan atau dari berkas. Setiap pemain hanya dapat memainkan permainan yang dilatihkan kepadanya.',
  playerOf: '{player} · {game}',
  import: 'Impor pemain',
  save: 'Simpan {player} sebagai berkas',
  remove: 'Hapus {player}',
  removed: '{player} telah dihapus.',
  added:
    '{player} kini dapat memainkan {game}. Pilih pemain ini di Papan atau dalam eksperimen, di bawah “Terlatih”.',
  keepPlayer: 'Tambahkan ke pemain terlatih',
  savePlayer: 'Simpan pemain terlatih',
  noneYet: 'Pelatihan ini belum menyelesaikan satu generasi pun.',
}
