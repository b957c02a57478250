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
  casualPlays: 'Takes seeds whenever it can, and ignores your reply.',
  skilledPlays: 'Considers your reply as well. You need a plan.',
  strongPlays: 'Looks several turns ahead. Hard to beat.',
  masterPlays: 'The strongest player Lumbung has for this game.',
} as const
