/** Opponents as levels, each with a sentence that says what to expect. */
export const levels = {
  title: 'Level',
  more: 'More: {group}',
  beginner: 'Novice',
  casual: 'Casual',
  skilled: 'Skilled',
  strong: 'Strong',
  master: 'Master',
  beginnerPlays: 'Moves at random. A good first opponent.',
  casualPlays: 'Takes seeds whenever it can, and ignores your reply.',
  skilledPlays: 'Thinks before it moves. You need a plan.',
  strongPlays: 'Plans further ahead. Hard to beat.',
  inExperiments: '{plays} In experiments: {player}.',
  masterPlays: 'The strongest player Lumbung has for this game.',
} as const
