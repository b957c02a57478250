/** The picture of a position. */
export const picture = {
  title: 'Picture of the position',
  about: 'For papers, slides and handouts, in colours that suit white paper.',
  arrows: 'Arrows',
  noArrows: 'None',
  lastMove: 'The last move, shown on the position before it',
  moveOf: 'Hole {hole}: {ends}',
  numbers: 'Counts and hole numbers',
  described:
    '{board}. South’s holes, from hole 1: {south}; South’s store: {southStore}. North’s holes, from hole 1: {north}; North’s store: {northStore}. {side} to move.',
  copied: 'Picture copied',
  menu: 'Picture…',
} as const
