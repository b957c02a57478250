/** A head start for the weaker player. */
export const headStart = {
  title: 'Head start',
  none: 'Even start',
  firstMove: '{who} moves first',
  seeds: '{count, plural, one {{who} starts # seed ahead} other {{who} starts # seeds ahead}}',
  firstMoveYou: 'You move first',
  seedsYou: '{count, plural, one {You start # seed ahead} other {You start # seeds ahead}}',
  hint: 'Starts a new game. The seeds come out of the other side’s holes.',
} as const
