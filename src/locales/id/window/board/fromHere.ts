import type { AreaWords } from '../../../message'

export const fromHere: AreaWords<'fromHere'> = {
  title: 'Eksperimen dari sini',
  shares: 'Persentase menang dari sini',
  values: 'Pecahkan posisi ini',
  openings: 'Giliran menang dari sini',
  refused: 'Eksperimen tidak dapat dimulai dari posisi ini: {reason}',
  changedHoles: 'ada lubang yang hangus, diklaim, atau dimenangkan',
  earlierMoves: 'aturannya bergantung pada langkah sebelumnya dalam ronde',
  northToMove: 'giliran Utara, dan aturannya berbeda untuk Selatan dan Utara',
  turned: 'Di sini giliran Utara, jadi Utara bermain sebagai Selatan dalam eksperimen ini.',
}
