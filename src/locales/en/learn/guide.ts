/** Help, from every page: words, numbers, keys, and how to cite. */
export const guide = {
  title: 'Help',
  topics: 'Topics',
  glossary: 'Glossary',
  numbers: 'Numbers',
  keys: 'Keys',
  cite: 'How to cite',
  startPage: 'Start page',
  lesson: 'Guided first game',
  onBoard: 'These work on the Board.',
  anywhere: 'F1 opens this help on every page.',
  gainTerm: '+10, on the card of a hole',
  gain: 'The move adds ten seeds to your store, by sowing and by capturing.',
  estimateTerm: 'about −38',
  estimate:
    'The value of a move: the mover’s seeds minus the opponent’s, as far ahead as the search looks. A minus sign means the mover is behind. It is an estimate; a longer search may find another number.',
  exactTerm: 'exact',
  exact: 'The rest of the game was searched completely. With best play on both sides, this is the result.',
  shareTerm: '60.58% (60.28 to 60.88)',
  share:
    'How often something happened in the games played, and its 95% interval. In 95 of 100 such experiments, the interval contains the true share.',
  citeAbout:
    'If you use Lumbung in your work, please cite it, and the papers whose results you compare with.',
  citeText: 'As text',
  bibtex: 'BibTeX',
  copy: 'Copy',
  copied: 'Citation copied',
} as const
