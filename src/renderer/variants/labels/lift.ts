import type { LabelsOf } from './label'

/** The labels of the rules in section lift. */
export const liftLabels: LabelsOf<'lift'> = {
  'lift.atLeast': { label: 'Seeds needed' },
  'lift.singles': {
    label: 'Single seeds',
    words: {
      free: 'may be lifted',
      lastResort: 'only if nothing else',
      ontoEmpty: 'only into an empty hole',
    },
  },
  'lift.pairs': {
    label: 'Holes with two',
    words: {
      free: 'may be lifted',
      lastResort: 'only if nothing else',
      lastResortRightmost: 'then only the rightmost',
    },
  },
  'lift.reach': {
    label: 'First lap must reach',
    words: { anywhere: 'nothing in particular', opponentOrEmpty: 'the opponent or an empty hole' },
  },
  'lift.opening': {
    label: 'First turns from',
    words: {
      free: 'any hole',
      rightHalf: 'the right half',
      twoRightmost: 'the two rightmost holes',
      eachHoleOnce: 'each hole once',
    },
  },
  'lift.facing': {
    label: 'Holes facing a single',
    words: { free: 'may be lifted', notFacingSingle: 'may not' },
  },
  'lift.undo': { label: 'Carrying a seed back', words: { free: 'allowed', barred: 'not at once' } },
}
