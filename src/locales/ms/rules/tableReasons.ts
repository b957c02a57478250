import type { AreaWords } from '../../message'

export const tableReasons: AreaWords<'tableReasons'> = {
  stores:
    'Tiada jadual akhir permainan bagi permainan yang isi rumahnya menentukan cara permainan diteruskan.',
  quietMoves:
    'Tiada jadual akhir permainan bagi permainan yang berhenti selepas beberapa gerakan tanpa menawan.',
  claims: 'Tiada jadual akhir permainan bagi permainan yang lubangnya dituntut.',
  past: 'Tiada jadual akhir permainan bagi permainan yang peraturannya bergantung pada kejadian terdahulu dalam pusingan.',
  sided: 'Tiada jadual akhir permainan bagi permainan yang membezakan Selatan dengan Utara.',
  goal: 'Tiada jadual akhir permainan bagi permainan yang pemenangnya tidak ditentukan oleh bilangan buah.',
  tooLarge: 'Jadual {seeds} buah dalam {holes} lubang tidak muat dalam memori. Cuba kurangkan buah.',
}
