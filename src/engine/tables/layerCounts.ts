import * as v from 'valibot'
import type { HalfRanks } from './halfRanks'

/** The counts of a layer; wins, draws and losses are the mover's, among reachable positions. */
export interface LayerCounts {
  readonly seeds: number
  /** All ways to place this many seeds in the holes, with one player to move. */
  readonly positions: number
  /** Those that a move can lead to, judged by empty holes. */
  readonly reachable: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The fields of stored counts. */
export const layerCountsShape = {
  seeds: count,
  positions: count,
  reachable: count,
  wins: count,
  draws: count,
  losses: count,
}

/** How many positions of a layer have an empty hole among those of the player who just moved. */
export function reachableWithOneEmpty(ranks: HalfRanks, holes: number, seeds: number): number {
  // A seed taken from every hole of that player leaves any position of this many seeds fewer.
  return ranks.positions(seeds) - (seeds < holes ? 0 : ranks.positions(seeds - holes))
}

/** Counts a layer. */
export function countLayer(
  values: Int8Array,
  ranks: HalfRanks,
  holes: number,
  seeds: number,
  oneEmpty: boolean,
): LayerCounts {
  let [reachable, wins, losses, place] = [0, 0, 0, 0]
  for (let mine = 0; mine <= seeds; mine++) {
    const length = ranks.size(mine)
    const half = firstHalf(holes, seeds - mine)
    for (let row = ranks.size(seeds - mine); row > 0; row--, follow(half)) {
      const end = place + length
      if (oneEmpty && !half.includes(0)) {
        place = end
        continue
      }
      reachable += length
      for (; place < end; place++) {
        const value = values[place]!
        if (value > 0) wins++
        else if (value < 0) losses++
      }
    }
  }
  return { seeds, positions: values.length, reachable, wins, draws: reachable - wins - losses, losses }
}

/** The half board of this many seeds with the smallest rank. */
function firstHalf(holes: number, seeds: number): number[] {
  return Array.from({ length: holes }, (_, hole) => (hole === holes - 1 ? seeds : 0))
}

/** Makes a half board the one with the next rank, if there is one of as many seeds. */
function follow(half: number[]): void {
  const nearest = half[0]!
  half[0] = 0
  const hole = half.findIndex((count) => count > 0)
  if (hole < 0) return
  half[hole]!--
  half[hole - 1] = nearest + 1
}
