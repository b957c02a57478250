import type { LabelsOf } from './label'

/** The labels of the rules in section end. */
export const endLabels: LabelsOf<'end'> = {
  'end.when': {
    label: 'Ends when',
    words: {
      allInStores: 'all are in stores',
      moverCannotMove: 'the mover cannot move',
      eitherSideEmpty: 'a side is empty',
      majority: 'one has a majority',
      moverSideEmpty: 'the mover’s side is empty',
    },
  },
  'end.few': { label: 'Few seeds left' },
  'end.fewTo': {
    label: 'The few go to',
    words: { leftovers: 'where leftovers go', mover: 'the mover', starter: 'who began the round' },
  },
  'end.leftovers': {
    label: 'Leftovers go to',
    words: {
      toSideOwner: 'the side’s owner',
      toOtherPlayer: 'the other player',
      toLastMover: 'the last mover',
      nobody: 'nobody',
      halved: 'both, half each',
      toUnfed: 'the player not fed',
    },
  },
  'end.repetition': {
    label: 'Repetition',
    words: { shareBySide: 'share by side', draw: 'draw', splitEvenly: 'split evenly' },
  },
  'end.repeats': { label: 'Repeated positions', words: { stop: 'stop the round', playOn: 'do not matter' } },
  'end.quietMoves': { label: 'Quiet moves' },
}
