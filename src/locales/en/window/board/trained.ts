/** Trained players of the user's own: kept, imported, saved and removed. */
export const trained = {
  title: 'Trained players',
  note: 'Players from the Training experiment or from files. A player plays only the game it was trained for.',
  playerOf: '{player} · {game}',
  import: 'Import players',
  save: 'Save {player} as a file',
  remove: 'Remove {player}',
  removed: '{player} was removed.',
  added: '{player} can now play {game}. Choose it on the Board or in an experiment, under Trained.',
  keepPlayer: 'Add to trained players',
  savePlayer: 'Save the trained player',
  rename: 'Rename {player}',
  name: 'Name of the player',
  nameHint: 'Shown wherever the player is named, and stored in its file.',
  store: 'OK',
  noneYet: 'This training has not finished a generation yet.',
} as const
