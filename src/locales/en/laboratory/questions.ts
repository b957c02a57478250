/** The question that each kind of experiment answers. */
export const questions = {
  matchSeries: 'Who wins how often?',
  scenarioMatrix: 'Which matters more: moving first or skill?',
  skillCurve: 'How far ahead must a player look to win?',
  winningOpenings: 'Can the first player win before the other moves, and in how many ways?',
  gameValues: 'Who wins under perfect play, and by how much?',
  sweep: 'How do the result and the margin change as one number grows?',
  strategyCheck: 'Does a strategy hold against every reply?',
  startLayouts: 'Which starting layouts are fair, and which are best for South?',
  variantComparison: 'What difference do the rules make?',
  matchOfRounds: 'How long does a match last, and who is knocked out?',
  catalogueSurvey: 'How fair, long and decisive are the games of the catalogue?',
  endgameTables: 'What is every position with few seeds worth?',
  ladder: 'Who is stronger, and by how much?',
  replay: 'What does a given line of play do?',
  routes: 'What do the sowing routes look like as graphs?',
  gameTrees: 'What can happen in a small game?',
} as const
