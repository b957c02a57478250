import type { LabelsOf } from './label'

/** The labels of the rules in section board. */
export const boardLabels: LabelsOf<'board'> = {
  'board.holes': { label: 'Holes per side' },
  'board.stores': { label: 'Stores', words: { own: 'sown by the owner', capturesOnly: 'only for captures' } },
}
