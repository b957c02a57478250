import type { AreaWords } from '../../../message'

export const fromHere: AreaWords<'fromHere'> = {
  title: 'Eksperimen dari sini',
  shares: 'Peratusan menang dari sini',
  values: 'Selesaikan kedudukan ini',
  openings: 'Giliran yang menang dari sini',
  refused: 'Eksperimen tidak boleh bermula dari kedudukan ini: {reason}',
  changedHoles: 'ada lubang yang hangus, dituntut atau dimenangi',
  earlierMoves: 'peraturannya bergantung pada gerakan terdahulu dalam pusingan',
  northToMove: 'giliran Utara, dan peraturannya berbeza bagi Selatan dan Utara',
  turned: 'Di sini giliran Utara, jadi Utara bermain sebagai Selatan dalam eksperimen ini.',
}
