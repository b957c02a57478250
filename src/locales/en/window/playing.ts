/** While a game is played: whose turn is shown, hints, sounds, and another game. */
export const playing = {
  swapSides: 'Swap sides',
  showHints: 'Show hints',
  hideHints: 'Hide hints',
  hintsOff: 'Hints are off. Show them to see what each move is worth and what it would do.',
  soundsOn: 'Turn sounds on',
  soundsOff: 'Turn sounds off',
  gainTitle: '{count, plural, one {seed into the mover’s store} other {seeds into the mover’s store}}',
  atTheEnd: 'At the end',
  aheadAbout:
    '{count, plural, one {{side} would finish about one seed ahead.} other {{side} would finish about # seeds ahead.}}',
  behindAbout:
    '{count, plural, one {{side} would finish about one seed behind.} other {{side} would finish about # seeds behind.}}',
  evenAbout: 'Both would finish about even.',
  aheadExactly:
    '{count, plural, one {With best play {side} will finish one seed ahead.} other {With best play {side} will finish # seeds ahead.}}',
  behindExactly:
    '{count, plural, one {With best play {side} will finish one seed behind.} other {With best play {side} will finish # seeds behind.}}',
  evenExactly: 'With best play the game is drawn.',
  winsExactly: 'With best play {side} will win.',
  losesExactly: 'With best play {side} will lose.',
  wins: 'wins',
  draws: 'draw',
  loses: 'loses',
  valuedAlone:
    'Both players sow at the same time now, but these values are estimated as if the mover sowed alone.',
  name: 'Name',
  nameOf: 'Name of the player of {side}',
  firstGame: 'First game',
  lessonAsks: 'In this step, play hole {hole}.',
  ruleSheet: 'Printable rules',
  whatNumbersMean: 'What these numbers mean',
  worksheet: 'Worksheet',
  forClass: 'Projector and QR code',
} as const
