/** Opponents as levels, each with a sentence that says what to expect. */
export const levels = {
  title: 'Level',
  more: 'More: {group}',
  beginner: 'Beginner',
  casual: 'Casual',
  skilled: 'Skilled',
  strong: 'Strong',
  master: 'Master',
  beginnerPlays: 'Moves without a plan. A good first opponent.',
  casualPlays: 'Takes seeds whenever it sees them, and forgets about your answer.',
  skilledPlays: 'Thinks of your answer, too. You need a plan.',
  strongPlays: 'Looks several turns ahead. Hard to beat.',
  masterPlays: 'The best that Lumbung can do in this game.',
} as const
