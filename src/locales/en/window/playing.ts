/** While a game is played: whose turn is shown, hints, sounds, and another game. */
export const playing = {
  swapSides: 'Swap sides',
  showHints: 'Show hints',
  hideHints: 'Hide hints',
  hintsOff: 'Hints are off. Show them to see what each move is worth and what it would do.',
  soundsOn: 'Turn sounds on',
  soundsOff: 'Turn sounds off',
  gainTitle:
    '{count, plural, one {This move adds # seed to the mover’s store.} other {This move adds # seeds to the mover’s store.}}',
  aheadAbout:
    '{count, plural, one {Worth about {value}: {side} would end # seed ahead.} other {Worth about {value}: {side} would end # seeds ahead.}}',
  behindAbout:
    '{count, plural, one {Worth about {value}: {side} would end # seed behind.} other {Worth about {value}: {side} would end # seeds behind.}}',
  evenAbout: 'Worth about 0: the two sides would end even.',
  aheadExactly:
    '{count, plural, one {Worth {value}: with best play {side} ends # seed ahead.} other {Worth {value}: with best play {side} ends # seeds ahead.}}',
  behindExactly:
    '{count, plural, one {Worth {value}: with best play {side} ends # seed behind.} other {Worth {value}: with best play {side} ends # seeds behind.}}',
  evenExactly: 'Worth 0: with best play the game is drawn.',
  winsExactly: 'With best play {side} wins.',
  losesExactly: 'With best play {side} loses.',
  wins: 'wins',
  draws: 'draw',
  loses: 'loses',
  valuedAlone:
    'Both players sow at the same time now, but these values are estimated as if the mover sowed alone.',
  firstGame: 'First game',
  lessonAsks: 'In this step, play hole {hole}.',
  ruleSheet: 'Printable rules',
  whatNumbersMean: 'What these numbers mean',
} as const
