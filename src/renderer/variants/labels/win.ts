import type { LabelsOf } from './label'

/** The labels of the rules in section win. */
export const winLabels: LabelsOf<'win'> = {
  'win.by': {
    label: 'Won by',
    words: {
      mostSeeds: 'most seeds',
      majority: 'a majority',
      deprive: 'depriving the opponent',
      immobilise: 'immobilising the opponent',
      clear: 'clearing the own side',
    },
  },
}
