/** What each paper asked, what it answered, and what came out here: three plain sentences each. */
export const paperStories = {
  asked: 'Question',
  answered: 'Answer',
  found: 'What we found',
  congkakAsked: 'Does moving first help when two novices play congkak?',
  congkakAnswered:
    'Yes: in 100,000 games between novices, who choose at random, the first player wins about 61%.',
  congkakFound: 'We get the same shares; with perfect play, the first player can even take every seed.',
  dakonAsked: 'Can the first player win dakon before the opponent has moved, and can a computer find how?',
  dakonAnswered:
    'Yes: people found such an opening by hand, and a computer found openings for boards of up to 18 holes per side.',
  dakonFound:
    'All counts up to six holes agree, the openings for seven holes are counted for the first time, and several openings are shorter or simpler.',
  congklakAsked: 'Can a program learn to play congklak well, and is the game fair?',
  congklakAnswered:
    'The first player can win at once, so the paper proposes a changed rule that prevents this.',
  congklakFound:
    'Under the changed rule no first turn wins at once, but the first player still wins on boards of three to five holes.',
  kalahAsked: 'Who wins kalah, and is there a simple strategy that never loses?',
  kalahAnswered:
    'The report lists the winners on small boards, and claims that a strategy for one variant never loses.',
  kalahFound:
    'The tables agree except for two misprints, but the strategy does lose: the losing games can be replayed here.',
  awariAsked: 'Who wins awari when nobody makes a mistake?',
  awariAnswered: 'Nobody: a database of all 889,063,398,406 positions shows that the game is a draw.',
  awariFound:
    'The number of positions and the printed example agree; here the databases are computed for up to 20 seeds, not for the whole game.',
  doi: 'DOI {doi}',
  printed: 'Published in the paper: {title}',
  showAll: 'Show all {count}',
  fewer: 'Show fewer',
  takes: 'takes {time}',
  quickTooSmall: 'A quick run has too few games to judge this. Choose Full.',
  criterionOf: 'Criterion for “{title}”',
} as const
