import { holesOf, otherSide, slotOf, type Position, type Side } from '../board/position'

/** The location of a position in endgame tables. */
interface TablePlace {
  /** Seeds in holes: the layer. */
  readonly seeds: number
  /** Its byte in the layer. */
  readonly place: number
}

/**
 * The order of positions in endgame tables, the twin of kernel/assembly/positions/halves.ts. A half board has a rank; a layer has
 * a block for each number of the mover's seeds, in it a row for each half board of the other player, in the row a byte for
 * each of the mover's.
 */
export interface HalfRanks {
  /** How many half boards have fewer than this many seeds. */
  below(seeds: number): number
  /** How many have exactly this many; also the length of a row. */
  size(seeds: number): number
  /** How many positions have this many seeds. */
  positions(seeds: number): number
  /** The location of a position, from the side of the player to move. */
  placeOf(position: Position): TablePlace
}

/** The order of positions on a board with a given number of holes per side. */
export function halfRanks(holes: number): HalfRanks {
  const rows: number[][] = []

  /** C(p + i, i + 1), for the running total p up to hole i. */
  function choose(i: number, p: number): number {
    const row = (rows[i] ??= [0])
    for (let next = row.length; next <= p; next++)
      row.push(row[next - 1]! + (i === 0 ? 1 : choose(i - 1, next)))
    return row[p]!
  }

  const below = (seeds: number): number => (seeds === 0 ? 0 : choose(holes - 1, seeds))
  const size = (seeds: number): number => below(seeds + 1) - below(seeds)

  function rankOf(half: readonly number[]): { readonly seeds: number; readonly row: number } {
    let seeds = 0
    let rank = 0
    half.forEach((count, hole) => {
      seeds += count
      rank += choose(hole, seeds)
    })
    return { seeds, row: rank - below(seeds) }
  }

  return {
    below,
    size,
    positions: (seeds) => sum(seeds + 1, (mine) => size(mine) * size(seeds - mine)),
    placeOf(position) {
      const mine = rankOf(halfOf(position, position.toMove))
      const theirs = rankOf(halfOf(position, otherSide(position.toMove)))
      const seeds = mine.seeds + theirs.seeds
      const before = sum(mine.seeds, (fewer) => size(fewer) * size(seeds - fewer))
      return { seeds, place: before + theirs.row * size(mine.seeds) + mine.row }
    },
  }
}

function halfOf(position: Position, side: Side): readonly number[] {
  const n = holesOf(position)
  return Array.from({ length: n }, (_, i) => position.seeds[slotOf(n, side, i + 1)]!)
}

function sum(count: number, term: (i: number) => number): number {
  let all = 0
  for (let i = 0; i < count; i++) all += term(i)
  return all
}
