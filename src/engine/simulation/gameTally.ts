import {
  BUDGET_RAN_OUT,
  ENDLESS,
  type GameTable,
  NORTH,
  GAME_ENDS,
  isStopped,
  SOUTH,
  TIE,
} from '../kernel/gameTable'
import { Tally } from '../statistics/histogram'
import { type GameCounts, type SegmentWins, shorter, type Shortest } from './counts'
import { LeastFingerprints } from './fingerprints'

const NONE = 0xffffffff
/** Stopped games are counted separately from wins and ties. */
const UNDECIDED = 3

/** Counts finished games, batch after batch, in ascending order of their indices. */
export class GameTally {
  readonly #cuts: readonly number[]
  readonly #segments = new Map<number, [number, number, number, number]>()
  readonly #openings = new Float64Array(256 * 4)
  readonly #fingerprints = new LeastFingerprints()
  readonly #endings = new Float64Array(GAME_ENDS.length)
  readonly #margins = new Tally()
  readonly #moves = new Tally()
  readonly #laps = new Tally()
  readonly #turns = new Tally()
  readonly #rounds = new Tally()
  readonly #shortest: (Shortest | null)[] = [null, null, null]
  #games = 0
  #starterWins = 0
  #budgetRanOut = 0
  #endless = 0

  /** `cuts` are the games at which segments start, ascending; the first must not come after the first game. */
  constructor(cuts: readonly number[]) {
    this.#cuts = cuts
  }

  /** How many games have been counted. */
  get games(): number {
    return this.#games
  }

  add(table: GameTable): void {
    const end = table.from + table.count
    for (let at = table.from; at < end;) {
      const place = lastAtMost(this.#cuts, at)
      const until = Math.min(end, this.#cuts[place + 1] ?? Infinity)
      this.#addSegment(table, this.#cuts[place] ?? 0, at - table.from, until - table.from)
      at = until
    }
    this.#games += table.count
    this.#fingerprints.addAll(table.fingerprints)
  }

  #addSegment(table: GameTable, start: number, fromRow: number, toRow: number): void {
    const { winner, starter, opening, ended, flags, south, north, moves, laps, turns, rounds } = table
    const wins = this.#segments.get(start) ?? [0, 0, 0, 0]
    this.#segments.set(start, wins)
    const fewest = this.#shortest.map((shortest) => shortest?.moves ?? NONE)
    for (let row = fromRow; row < toRow; row++) {
      const stopped = isStopped(table, row)
      const won = stopped ? TIE : winner[row]!
      wins[stopped ? UNDECIDED : won]! += 1
      const forStarter = stopped ? UNDECIDED : won === TIE ? 2 : won === starter[row] ? 0 : 1
      if (forStarter === 0) this.#starterWins++
      this.#openings[opening[row]! * 4 + forStarter]! += 1
      this.#endings[ended[row]!]! += 1
      this.#margins.add(south[row]! - north[row]!)
      this.#moves.add(moves[row]!)
      this.#laps.add(laps[row]!)
      this.#turns.add(turns[row]!)
      this.#rounds.add(rounds[row]!)
      if (flags[row]! & BUDGET_RAN_OUT) this.#budgetRanOut++
      if (flags[row]! & ENDLESS) this.#endless++
      if (!stopped && moves[row]! < fewest[won]!) {
        fewest[won] = moves[row]!
        this.#shortest[won] = shorter(this.#shortest[won]!, { moves: moves[row]!, game: table.from + row })
      }
    }
  }

  /** All that has been counted so far. */
  counts(): GameCounts {
    const segments: SegmentWins[] = [...this.#segments]
      .sort(([a], [b]) => a - b)
      .map(([start, [south, north, ties, undecided]]) => ({ start, south, north, ties, undecided }))
    const wins = (winner: number): number =>
      [...this.#segments.values()].reduce((sum, counts) => sum + counts[winner]!, 0)
    const openings = Array.from({ length: 256 }, (_, hole) => ({
      hole,
      mover: this.#openings[hole * 4]!,
      other: this.#openings[hole * 4 + 1]!,
      ties: this.#openings[hole * 4 + 2]!,
      undecided: this.#openings[hole * 4 + UNDECIDED]!,
    })).filter(({ mover, other, ties, undecided }) => mover + other + ties + undecided > 0)
    const shortest = (winner: number): Shortest | null => this.#shortest[winner] ?? null
    return {
      games: this.#games,
      wins: { south: wins(SOUTH), north: wins(NORTH), ties: wins(TIE), undecided: wins(UNDECIDED) },
      starterWins: this.#starterWins,
      segments,
      openings,
      margins: this.#margins.histogram(),
      moves: this.#moves.histogram(),
      laps: this.#laps.histogram(),
      turns: this.#turns.histogram(),
      rounds: this.#rounds.histogram(),
      endings: GAME_ENDS.map((reason, place) => [reason, this.#endings[place]!] as const)
        .filter(([, count]) => count > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
      shortest: { south: shortest(SOUTH), north: shortest(NORTH), tie: shortest(TIE) },
      budgetRanOut: this.#budgetRanOut,
      endless: this.#endless,
      fingerprints: this.#fingerprints.list(),
    }
  }
}

/** The place of the last cut that is not after a game. */
function lastAtMost(cuts: readonly number[], game: number): number {
  let low = 0
  let high = cuts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (cuts[middle]! <= game) low = middle
    else high = middle - 1
  }
  return low
}
