import { otherSide, ownHoles, slotOf, storeOf, type Position, type Side } from '../../board/position'
import type { Variant } from '../../variant/variant'
import type { Refilled } from '../refill'
import type { Step } from '../step'

/** A number for each player. */
export type PerSide = Readonly<Record<Side, number>>

/**
 * How many holes each player owns in the next round: whoever has more seeds owns as many as they fill, and one more
 * if the rest is more than half a hole; the other owns those that are left. Equal players own a row each.
 */
export function territoryOf({ board, start }: Variant, capital: PerSide): PerSide {
  const each = start.seedsPerHole
  const all = 2 * board.holes
  if (capital.south === capital.north) return { south: board.holes, north: board.holes }
  const winner = leader(capital)
  const seeds = capital[winner]
  const won = Math.min(all, Math.floor(seeds / each) + Number(2 * (seeds % each) > each))
  return winner === 'south' ? { south: won, north: all - won } : { south: all - won, north: won }
}

function leader({ south, north }: PerSide): Side {
  return south >= north ? 'south' : 'north'
}

/**
 * Sets up a round in which every hole is filled again; seeds missing from the other player's last hole come from the
 * winner.
 */
export function layTerritory(variant: Variant, capital: PerSide, first: Side): Refilled {
  const n = variant.board.holes
  const each = variant.start.seedsPerHole
  const owned = territoryOf(variant, capital)
  const won = owned.south - n
  const empty: Position = {
    seeds: Array.from({ length: 2 * n + 2 }, () => 0),
    burnt: [],
    toMove: first,
    ...(won !== 0 && { won }),
  }
  const seeds = empty.seeds.slice()
  const left = { ...capital }
  const steps: Step[] = []
  const isWhole = capital.south + capital.north === 2 * n * each
  const winner = leader(capital)
  const short = isWhole ? capital[winner] - each * owned[winner] : 0
  if (short !== 0) {
    const to = short > 0 ? otherSide(winner) : winner
    const from = otherSide(to)
    left[to] += Math.abs(short)
    left[from] -= Math.abs(short)
    steps.push({
      kind: 'collect',
      side: to,
      from: [storeOf(n, from)],
      to: storeOf(n, to),
      seeds: Math.abs(short),
    })
  }
  for (const side of ['south', 'north'] as const) {
    for (const slot of ownHoles(empty, side).map((hole) => slotOf(n, side, hole))) {
      const filled = Math.min(each, left[side])
      left[side] -= filled
      seeds[slot] = filled
      steps.push({ kind: 'refill', side, slot, seeds: filled })
    }
    seeds[storeOf(n, side)] = left[side]
  }
  return { position: { ...empty, seeds }, steps }
}
