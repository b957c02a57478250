/** While a game is played: whose turn is shown, hints, sounds, and another game. */
export const playing = {
  playingMove: 'playing, move {move} of this turn',
  skip: 'Skip',
  skipTitle: 'Show the rest of this turn at once',
  rematch: 'Rematch',
  swapSides: 'Swap sides',
  showHints: 'Show hints',
  hideHints: 'Hide hints',
  hintsOff: 'Hints are off. Show them to see what each move is worth and what it would do.',
  soundsOn: 'Turn sounds on',
  soundsOff: 'Turn sounds off',
  gainTitle:
    'This move adds {count} seed to the mover’s store. | This move adds {count} seeds to the mover’s store.',
  aheadAbout:
    'Worth about {value}: {side} would end {count} seed ahead. | Worth about {value}: {side} would end {count} seeds ahead.',
  behindAbout:
    'Worth about {value}: {side} would end {count} seed behind. | Worth about {value}: {side} would end {count} seeds behind.',
  evenAbout: 'Worth about 0: the two sides would end even.',
  aheadExactly:
    'Worth {value}: with best play {side} ends {count} seed ahead. | Worth {value}: with best play {side} ends {count} seeds ahead.',
  behindExactly:
    'Worth {value}: with best play {side} ends {count} seed behind. | Worth {value}: with best play {side} ends {count} seeds behind.',
  evenExactly: 'Worth 0: with best play the game is tied.',
  valuedAlone:
    'Both players sow at the same time now, but these values are estimated as if the mover sowed alone.',
  firstGame: 'First game',
  lessonAsks: 'In this step, play hole {hole}.',
  ruleSheet: 'Printable rules',
  whatNumbersMean: 'What these numbers mean',
} as const
