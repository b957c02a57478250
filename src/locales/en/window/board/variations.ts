/** Variations of a game, and comments on its positions. */
export const variations = {
  title: 'Variations',
  show: 'Variations and comments',
  mainLine: 'Main line',
  count: '{count, plural, one {# variation} other {# variations}}',
  promote: 'Move line up',
  delete: 'Delete variation',
  deleted: 'The variation was deleted.',
  more: 'Actions: {name}',
  moveBy: 'Move {move}, {side}',
  comment: 'Comment after move {move}',
  insteadOf: 'Instead of move {move}',
} as const
