/** Help, from every page: words, numbers, keys, and how to cite. */
export const guide = {
  title: 'Help',
  topics: 'Topics',
  glossary: 'Glossary',
  numbers: 'Numbers',
  keys: 'Keys',
  printing: 'Printing',
  cite: 'How to cite',
  startPage: 'Start page',
  lesson: 'Guided first game',
  onBoard: 'These work on the Board.',
  anywhere: 'F1 opens this help on every page.',
  gainTerm: '+10 on a hole’s card',
  gain: 'The move adds ten seeds to your store, by sowing and by capturing.',
  estimateTerm: 'about −38',
  estimate:
    'The value of a move: the mover’s seeds minus the opponent’s, as far ahead as the search looks. A minus sign means the mover is behind. It is an estimate; a longer search may find another number.',
  exactTerm: 'exact',
  exact: 'The rest of the game was searched completely. With best play on both sides, this is the result.',
  shareTerm: '60.58% (95% interval 60.28–60.88)',
  share:
    'How often something happened in the games played, and its 95% interval. In about 95 of 100 such experiments, the interval contains the true share.',
  rulesTerm: 'Rules',
  rulesPrinted:
    'In Variants, press “Printable rules” above the rules in words. On the Board, press the printer button. The sheet shows the starting position, the rules and examples.',
  handoutTerm: 'Handout',
  handoutPrinted:
    'On Results, open a run and press “Handout”: the rules on the front, and what the run found on the back, with a simple bar.',
  reportTerm: 'Report',
  reportPrinted: 'On Results, open a run and press the printer button.',
  figuresTerm: 'Figures',
  figuresPrinted:
    'The menu of a chart saves it as PDF, SVG or PNG. The menu of a run saves all its figures as one PDF.',
  positionTerm: 'Position',
  positionPrinted: 'On the Board, choose “Picture…” in the menu. You can add arrows and numbers.',
  citeAbout:
    'If you use Lumbung in your work, please cite it, together with the papers whose results you compare with.',
  citeText: 'As text',
  bibtex: 'BibTeX',
  copy: 'Copy',
  copied: 'Citation copied',
  teach: 'For teachers',
  worksheetTerm: 'Worksheet',
  worksheetPrinted:
    'Questions on a game or a run with space for answers, empty boards, and the answers on their own page: in the menu of the Board or of a report.',
} as const
