import type { LabelsOf } from './label'

/** The labels of the rules in section claim. */
export const claimLabels: LabelsOf<'claim'> = {
  'claim.where': {
    label: 'Holes claimed',
    words: {
      never: 'none',
      anywhere: 'in either row',
      opponents: 'in the opponent’s row',
      own: 'in the own row',
    },
  },
  'claim.atCount': { label: 'At the count of' },
  'claim.rule': {
    label: 'Claimed by',
    words: { count: 'its count', countOrPair: 'its count or a pair', across: 'the count across' },
  },
  'claim.lap': { label: 'Claiming laps', words: { any: 'any', severalSeeds: 'of several seeds' } },
  'claim.places': {
    label: 'Which holes',
    words: {
      all: 'all',
      notLastNorSame: 'not last, not the same',
      notLastNorFacing: 'not last, not facing',
      endsAndNext: 'ends and next to them',
      innerAndFarEnds: 'own inner, far ends',
    },
  },
  'claim.most': { label: 'How many each', words: { any: 'any number', one: 'one' } },
  'claim.fixed': { label: 'From the start', words: { none: 'none', rightmost: 'each rightmost hole' } },
  'claim.sowing': {
    label: 'Sown into by',
    words: { byBoth: 'both', notByOpponent: 'the owner', lastByOpponent: 'the other’s last seed too' },
  },
  'claim.lastSeed': {
    label: 'Last in a claimed hole',
    words: { nothing: 'nothing', takesTwo: 'takes itself and one' },
  },
  'claim.captured': {
    label: 'Captures go to',
    words: { toStore: 'the store', toClaimed: 'the claimed hole' },
  },
}
