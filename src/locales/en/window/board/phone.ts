/** The Board on a phone, where one part of it is shown at a time. */
export const phone = {
  tabs: 'Parts of the game',
  play: 'Play',
  values: 'Values',
  game: 'Game',
} as const
