/** Problems in the lines of `play --batch`. */
export const batch = {
  line: 'Line {line}: {problem}',
  move: 'Move {move}: {problem}',
  notJson: 'The line is not JSON: {reason}',
  moveForm: 'Must be a hole from 1 to {holes}, a hole with a direction such as {example}, or "pass".',
  notObject: 'The line must be an object such as {example}.',
  bothAtOnce: 'Both players start this game at once, so it must begin from its usual start.',
  startHoles: 'The start has {holes} holes, but the variant has {expected}.',
  startSeeds: 'The start has {seeds} seeds, but {most} is the most a board can hold.',
  over: 'The game is over.',
  mayNotPass: 'A player who can move may not pass.',
  mustPass: 'The player to move has no legal move and must pass.',
  whichWay: 'Hole {hole} can be sown in either direction: say which.',
  wrongWay: 'Hole {hole} may not be sown in this direction ({way}).',
} as const
