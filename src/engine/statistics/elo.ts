/** One step of strength, e-fold odds, in Elo. */
export const ELO = 400 / Math.LN10

/** The expected points per game against a player who is this many Elo weaker; a tie is worth half a point. */
export function expectedScore(elo: number): number {
  return 1 / (1 + Math.exp(-elo / ELO))
}
