/** Experiments that start with the position on the board. */
export const fromHere = {
  title: 'Experiment from here',
  shares: 'Win shares from here',
  values: 'Solve this position',
  openings: 'Winning turns from here',
  refused: 'This position cannot start an experiment: {reason}',
  changedHoles: 'some holes are burnt, claimed or won',
  earlierMoves: 'its rules depend on earlier moves of the round',
  northToMove: 'North is to move, and its rules treat South and North differently',
  turned: 'North is to move here, so North plays South in this experiment.',
} as const
