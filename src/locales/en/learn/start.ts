/** The page a newcomer sees first. */
export const start = {
  title: 'Start',
  welcome: 'Welcome to Lumbung',
  about:
    'Lumbung is a laboratory for sowing games such as congkak, congklak and kalah. You pick up the seeds from a hole, sow them one by one round the board, and try to gather most of them in your store. Here you can play these games, change their rules, and have the computer play thousands of games to see what happens.',
  ways: 'Where to begin',
  play: 'Play',
  playAbout: 'A game of congkak against an easy computer opponent. You move first.',
  learn: 'Learn',
  learnAbout: 'Your first game in five short steps, with the rules beside the board.',
  measure: 'Measure',
  measureAbout:
    'Who wins more often, the first or the second player? Let 100,000 games decide; it takes seconds.',
  reproduce: 'Reproduce',
  reproduceAbout: 'Check what papers claim about these games, number by number.',
  skip: 'Go straight to the Board',
  back: 'You can come back to this page from Help.',
  teach: 'For teachers',
} as const
