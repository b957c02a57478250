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
  gainTerm: '+10, in the card of a hole',
  gain: 'The move adds ten seeds to your store, by sowing and by capturing.',
  estimateTerm: 'about −38',
  estimate:
    'The value of a move: the mover’s seeds minus the opponent’s, as far as the search sees. Minus means behind. It is an estimate; a longer search may find another number.',
  exactTerm: 'exact',
  exact: 'The whole rest of the game was searched: with best play on both sides it ends exactly so.',
  shareTerm: '60.58 % (60.28 to 60.88)',
  share:
    'How often something happened in the games played, and the 95 % interval: where the true share lies, in 95 of 100 such experiments.',
  citeAbout:
    'If you use Lumbung in your work, please cite it, and the papers whose results you compare with.',
  citeText: 'As text',
  bibtex: 'BibTeX',
  copy: 'Copy',
  copied: 'Citation copied',
} as const
