/** What is wrong with a call of the library. */
export const library = {
  depth: 'The depth must be a whole number of at least 1, not {got}.',
  games: 'The number of games must be a whole number from 1 to {most}, not {got}.',
  seed: 'The random seed must be a whole number of at least 0, not {got}.',
  notLoaded: 'The network of {player} has not been read; await loadPlayer first.',
} as const
