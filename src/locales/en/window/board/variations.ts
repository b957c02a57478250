/** Variations of a game, and comments on its positions. */
export const variations = {
  title: 'Variations',
  show: 'Variations and comments',
  mainLine: 'Main line',
  count: '{count} variation | {count} variations',
  promote: 'Move up',
  delete: 'Delete variation',
  deleted: 'The variation was deleted.',
  more: 'Actions: {name}',
  hidden: 'and {count} more move | and {count} more moves',
  comment: 'Comment after move {move}',
  insteadOf: 'Instead of move {move}',
} as const
