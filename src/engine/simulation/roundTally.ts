import { type GameTable, NORTH, SOUTH } from '../kernel/gameTable'

/** The results of the rounds with one number, over many matches. */
export interface RoundCounts {
  readonly round: number
  readonly played: number
  readonly south: number
  readonly north: number
  /** Rounds won by the player who started them. */
  readonly starter: number
  /** Burnt holes of each side while these rounds were played, added up. */
  readonly southBurnt: number
  readonly northBurnt: number
}

/** Counts the rounds of matches by their number. */
export class RoundTally {
  readonly #rounds = new Map<number, { -readonly [K in keyof RoundCounts]: RoundCounts[K] }>()

  add({ roundLog }: GameTable): void {
    for (let row = 0; row < roundLog.count; row++) {
      const counts = this.#of(roundLog.round[row]!)
      const winner = roundLog.winner[row]!
      counts.played++
      if (winner === SOUTH) counts.south++
      if (winner === NORTH) counts.north++
      if (winner === roundLog.starter[row]) counts.starter++
      counts.southBurnt += roundLog.southBurnt[row]!
      counts.northBurnt += roundLog.northBurnt[row]!
    }
  }

  /** Adds what another tally counted. */
  addAll(all: readonly RoundCounts[]): void {
    for (const more of all) {
      const counts = this.#of(more.round)
      for (const key of ['played', 'south', 'north', 'starter', 'southBurnt', 'northBurnt'] as const) {
        counts[key] += more[key]
      }
    }
  }

  /** What has been counted, by round. */
  counts(): readonly RoundCounts[] {
    return [...this.#rounds.values()].sort((a, b) => a.round - b.round)
  }

  #of(round: number): { -readonly [K in keyof RoundCounts]: RoundCounts[K] } {
    const found = this.#rounds.get(round)
    if (found) return found
    const fresh = { round, played: 0, south: 0, north: 0, starter: 0, southBurnt: 0, northBurnt: 0 }
    this.#rounds.set(round, fresh)
    return fresh
  }
}
