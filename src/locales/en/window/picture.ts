/** The picture of a position. */
export const picture = {
  title: 'Picture of the position',
  about: 'For papers, slides and handouts, in colours that suit white paper.',
  arrows: 'Arrows',
  noArrows: 'None',
  lastMove: 'The last move, shown on the position before it',
  moveOf: 'Hole {hole}: {ends}',
  numbers: 'Counts and hole numbers',
  copy: 'Copy',
  copied: 'Picture copied',
  png: 'Save PNG',
  svg: 'Save SVG',
  menu: 'Picture…',
} as const
