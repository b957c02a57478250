import type { LabelsOf } from './label'

/** The labels of the rules in section start. */
export const startLabels: LabelsOf<'start'> = {
  'start.seedsPerHole': { label: 'Seeds per hole' },
  'start.layout': { label: 'Layout', words: { even: 'the same in each hole' } },
  'start.first': {
    label: 'First move',
    words: {
      south: 'South',
      lot: 'drawn by lot',
      bothAtOnce: 'both at once',
    },
  },
  'start.turned': {
    label: 'If North begins',
    words: { fixed: 'the layout stays', withStarter: 'the rows change places' },
  },
}
