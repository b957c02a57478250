import {
  filledHoles,
  holesOf,
  isStore,
  otherSide,
  ownerOf,
  ownHoles,
  slotOf,
  storeOf,
} from '../board/position'
import type { Position, Side, Slot } from '../board/position'
import { assertNever } from '../result'
import { burnsHoles, winsHoles } from '../variant/consequences'
import type { Variant } from '../variant/variant'
import type { Game } from './game'
import { withFixedClaims } from './laps/claims'
import { storeHand } from './route'
import type { Step } from './step'

/** A board set up for the next round, and the steps that led to it. */
interface Refilled {
  readonly position: Position
  readonly steps: readonly Step[]
}

/** A number for each player. */
type PerSide = Readonly<Record<Side, number>>

/** What a player brings into the next round: their store and whatever a draw left in their holes. */
export function capitalOf(position: Position, side: Side): number {
  const n = holesOf(position)
  return position.seeds.reduce(
    (sum, count, slot) =>
      (isStore(n, slot) ? slot === storeOf(n, side) : ownerOf(position, slot) === side) ? sum + count : sum,
    0,
  )
}

/** How many holes a player can fill, or owns, in the next round. */
export function holesNext(variant: Variant, position: Position, side: Side): number {
  return holesFor(variant, capitals(position))[side]
}

/** How many holes players with these seeds can fill, or own, in the next round. */
export function holesFor(variant: Variant, capital: PerSide): PerSide {
  if (winsHoles(variant)) return territoryOf(variant, capital)
  const filled = (side: Side) => Math.floor(capital[side] / variant.start.seedsPerHole)
  return { south: filled('south'), north: filled('north') }
}

function capitals(position: Position): PerSide {
  return { south: capitalOf(position, 'south'), north: capitalOf(position, 'north') }
}

/**
 * Lays out the next round: players fill their holes with the starting number from their capital, in the refill order;
 * holes that cannot be filled completely are burnt for that round, or stay empty but in play; the rest goes to the
 * store.
 */
export function refill(variant: Variant, position: Position, first: Side): Refilled {
  const back = (['south', 'north'] as const).flatMap((side) => takeBack(position, side))
  const laid = winsHoles(variant)
    ? layTerritory(variant, capitals(position), first)
    : layRows(variant, position, first)
  return { position: withFixedClaims(variant, laid.position), steps: [...back, ...laid.steps] }
}

function layRows(variant: Variant, position: Position, first: Side): Refilled {
  const n = variant.board.holes
  const each = variant.start.seedsPerHole
  const burns = burnsHoles(variant)
  const seeds = position.seeds.map(() => 0)
  const burnt: Slot[] = []
  const steps: Step[] = []
  for (const side of ['south', 'north'] as const) {
    let left = capitalOf(position, side)
    for (const hole of refillOrder(variant, side)) {
      const slot = slotOf(n, side, hole)
      if (left >= each) {
        left -= each
        seeds[slot] = each
        steps.push({ kind: 'refill', side, slot, seeds: each })
      } else if (burns) {
        burnt.push(slot)
        steps.push({ kind: 'burn', side, slot })
      }
    }
    seeds[storeOf(n, side)] = left
  }
  return { position: { seeds, burnt: burnt.sort((a, b) => a - b), toMove: first }, steps }
}

/**
 * How many holes each player owns in the next round: whoever has more seeds owns as many as they fill, and one more
 * if the rest is more than half a hole; the other owns those that are left. Equal players own a row each.
 */
function territoryOf({ board, start, match }: Variant, capital: PerSide): PerSide {
  const each = start.seedsPerHole
  const all = 2 * board.holes
  if (capital.south === capital.north) return { south: board.holes, north: board.holes }
  const winner = leader(capital)
  const seeds = capital[winner]
  const roundsUp = {
    nearestStore: false,
    fromLeft: false,
    fromRight: false,
    fromEnds: false,
    territory: true,
    wholeTerritory: false,
  }[match.refill]
  const won = Math.min(all, Math.floor(seeds / each) + Number(roundsUp && 2 * (seeds % each) > each))
  return winner === 'south' ? { south: won, north: all - won } : { south: all - won, north: won }
}

function leader({ south, north }: PerSide): Side {
  return south >= north ? 'south' : 'north'
}

/**
 * Sets up a round in which every hole is filled again; seeds missing from the other player's last hole come from the
 * winner.
 */
function layTerritory(variant: Variant, capital: PerSide, first: Side): Refilled {
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

/** A draw leaves seeds in holes; before the next round each player takes theirs back. */
function takeBack(position: Position, side: Side): readonly Step[] {
  const n = holesOf(position)
  const from = filledHoles(position, side)
  const seeds = from.reduce((sum, slot) => sum + position.seeds[slot]!, 0)
  return seeds === 0 ? [] : [{ kind: 'collect', side, from, to: storeOf(n, side), seeds }]
}

/** Holes in the order they are filled. Left is the player's left; holes that face each other are filled from the ends. */
function refillOrder(variant: Variant, side: Side): readonly number[] {
  const n = variant.board.holes
  const fromLeft = Array.from({ length: n }, (_, i) => i + 1)
  const fromRight = fromLeft.toReversed()
  const fromEnds = fromLeft.map((_, i) => (i % 2 === 0 ? i / 2 + 1 : n - (i - 1) / 2))
  return {
    nearestStore: storeHand(variant) === 'left' ? fromLeft : fromRight,
    fromLeft,
    fromRight,
    fromEnds: side === 'south' ? fromEnds : fromEnds.map((hole) => n + 1 - hole),
    territory: fromLeft,
    wholeTerritory: fromLeft,
  }[variant.match.refill]
}

/**
 * Who starts the next round. After a tie, `winner` and `loser` are the one who did not start. `lastedLongest` refers
 * to the simultaneous opening, which only the first round has; from the third round it is the winner.
 */
export function nextFirst(variant: Variant, game: Game): Side {
  const winner = game.roundWinners.at(-1)!
  const other = otherSide(game.first)
  switch (variant.match.nextFirst) {
    case 'winner':
      return winner === 'tie' ? other : winner
    case 'loser':
      return winner === 'tie' ? other : otherSide(winner)
    case 'lastMover':
      return game.lastMover ?? other
    case 'other':
      return other
    case 'lastedLongest':
      if (game.round === 1 && game.lastedLongest !== null) return game.lastedLongest
      return winner === 'tie' ? other : winner
    default:
      return assertNever(variant.match.nextFirst)
  }
}
