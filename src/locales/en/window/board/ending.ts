/** How a game ended, from the point of view of whoever played it. Scores have the reader's own first, or the winner's. */
export const ending = {
  title: 'How it ended',
  youWon: 'You won {own} : {other}',
  youLost: 'You lost {own} : {other}',
  sideWon: '{who} won {own} : {other}',
  tied: 'A tie, {own} : {other}',
  youWonMatch: 'You won the match, {own} : {other} in rounds',
  youLostMatch: 'You lost the match, {own} : {other} in rounds',
  sideWonMatch: '{who} won the match, {own} : {other} in rounds',
  tiedMatch: 'The match is a tie, {own} : {other} in rounds',
  aheadUntil: 'You were ahead until turn {turn}.',
  neverAhead: 'You were never ahead.',
  aheadFrom: 'You took the lead in turn {turn} and kept it.',
  aheadThroughout: 'You led from the first turn to the last.',
  sideAheadFrom: '{who} took the lead in turn {turn} and kept it.',
  sideAheadThroughout: '{who} led from the first turn to the last.',
  costliest:
    '{count, plural, one {Your costliest choice was hole {hole} in turn {turn}: it lost one seed. Better: hole {best}.} other {Your costliest choice was hole {hole} in turn {turn}: it lost # seeds. Better: hole {best}.}}',
  flawless: 'The review found no mistake of yours.',
  review: 'Review',
  rematch: 'Rematch',
  otherGame: 'Other game…',
} as const
