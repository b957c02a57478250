/** Experiments that start with the position on the board. */
export const fromHere = {
  title: 'Experiment from here',
  shares: 'How often each side wins from here',
  values: 'Solve it as an experiment',
  openings: 'Winning turns from here',
  refused: 'This position cannot start an experiment: {reason}',
  changedHoles: 'some holes are burnt, claimed or won',
  earlierMoves: 'the rules of this game depend on earlier moves of the round',
  northToMove: 'North is to move, and the rules of this game treat South and North differently',
  turned: 'North is to move here, so North takes South’s place in this experiment.',
  solve: 'Solve this position',
} as const
