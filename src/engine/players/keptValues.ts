import { streamOf, type Stream } from '../random/stream'
import type { Game } from '../rules/game'
import { start } from '../rules/match'
import { type Share, wilson } from '../statistics/proportion'
import { tabledMoves, type TabledMove } from '../tables/moveValues'
import type { EndgameTable } from '../tables/endgameTable'
import type { Variant } from '../variant/variant'
import { through } from '../through'
import { decide } from './decide'
import { playerNamed } from './player'
import { startWith } from '../variant/usual'

/** A position from a table in which the choice matters, with the exact value of each move. */
interface TestPosition {
  readonly game: Game
  readonly moves: readonly TabledMove[]
}

/** How well a player's choices keep the exact value. */
export interface KeptValues {
  readonly player: string
  readonly positions: number
  /** Positions in which the chosen move keeps the value, as a share with its interval. */
  readonly kept: Share
  /** Seeds lost per choice. */
  readonly lost: number
  /** Moves tried per choice; null if the player does not search. */
  readonly nodes: number | null
}

/**
 * Draws positions of a table until `count` of them have moves of different values; yields how many have been found.
 * All positions of up to the table's seeds are equally likely. The seeds that are missing from the start of the game are
 * in the stores, half each, since players that judge a lead would otherwise see one.
 */
export function* drawPositions(
  table: EndgameTable,
  count: number,
  seed: number,
): Generator<number, readonly TestPosition[]> {
  const found: TestPosition[] = []
  for (let drawn = 0; found.length < count && drawn < MOST_DRAWN * count; drawn++) {
    const game = { ...start(drawStart(table, streamOf(seed, drawn, 'opening'))), seen: [] }
    const moves = tabledMoves(table, game) ?? []
    if (moves.some(({ value }) => value !== moves[0]!.value)) found.push({ game, moves })
    yield found.length
  }
  return found
}

/** Positions drawn for each that is kept, at most: a game may leave hardly any choice that matters. */
const MOST_DRAWN = 1_000

function drawStart({ variant, seeds }: EndgameTable, luck: Stream): Variant {
  const { holes } = variant.board
  const counts = drawCounts(2 * holes, seeds, luck)
  const onBoard = counts.reduce((sum, count) => sum + count, 0)
  const stored = Math.max(0, 2 * holes * variant.start.seedsPerHole - onBoard)
  const southStore = Math.floor(stored / 2)
  const layout = {
    south: counts.slice(0, holes),
    north: counts.slice(holes),
    southStore,
    northStore: stored - southStore,
  }
  return { ...variant, start: startWith(variant, layout) }
}

/** Distributes up to `seeds` seeds: a row of seeds and one bar after each hole, where all orders are equally likely. */
function drawCounts(holes: number, seeds: number, luck: Stream): readonly number[] {
  const counts = [0]
  for (let bars = holes, stars = seeds; bars > 0;) {
    if (luck.below(bars + stars) < bars) {
      counts.push(0)
      bars--
    } else {
      counts[counts.length - 1]! += 1
      stars--
    }
  }
  return counts.slice(0, holes)
}

/** Lets a player choose in each position; yields how many it has seen. */
export function* keptValues(
  variant: Variant,
  player: string,
  positions: readonly TestPosition[],
  seed: number,
): Generator<number, KeptValues> {
  const chooser = playerNamed(player)
  let [kept, lost, searched, nodes] = [0, 0, 0, 0]
  for (const [place, { game, moves }] of positions.entries()) {
    const work = decide(variant, game, chooser, seed + place, [])
    const { choice, nodes: tried } = yield* through(work, () => place)
    const best = Math.max(...moves.map(({ value }) => value))
    const own = moves.find((move) => move.choice.hole === choice.hole && move.choice.way === choice.way)
    if (!own) throw new Error(`${player} chose a move that the table does not list`)
    lost += best - own.value
    if (own.value === best) kept++
    if (tried !== null) {
      searched++
      nodes += tried
    }
    yield place + 1
  }
  const count = positions.length
  return {
    player,
    positions: count,
    kept: wilson(kept, count),
    lost: count > 0 ? lost / count : 0,
    nodes: searched > 0 ? nodes / searched : null,
  }
}
