/** The review of a game: its grades, columns and sentences. */
export const reviews = {
  title: 'Review',
  move: 'Move',
  side: 'Side',
  played: 'Played',
  value: 'Value',
  bestMoves: 'Best',
  bestValue: 'Best value',
  loss: 'Loss',
  atStake: 'At stake',
  grade: 'Grade',
  exact: 'Exact',
  forced: 'Only move',
  best: 'best',
  good: 'good',
  inaccuracy: 'inaccuracy',
  mistake: 'mistake',
  blunder: 'blunder',
  accuracies: 'Accuracy: South {south}, North {north}.',
  noChoice: 'no free choice',
  someEstimated:
    '{count} of {moves} values is an estimate by search; the others are exact. | {count} of {moves} values are estimates by search; the others are exact.',
} as const
