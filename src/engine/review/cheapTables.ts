import { seedsInPlay } from '../board/position'
import type { Game } from '../rules/game'
import { positionsUpTo } from '../solver/memory'
import { oneRoundOf } from '../solver/oneRound'
import { through } from '../through'
import { createFiller } from '../tables/fillTables'
import { loadedLayer, loadLayer } from '../tables/loadedTables'
import { tableable, type Filler } from '../tables/tableable'
import { canRepeat, splitsEndlessPlay } from '../variant/support'
import type { Variant } from '../variant/variant'

/** Positions that are tabled within a few seconds, by how a table is filled: up to 15 seeds at awari. */
const MOST_POSITIONS: Readonly<Record<Filler, number>> = { kalah: 2e7, awari: 2e7, any: 5e5 }

/**
 * Fills endgame tables for the positions of a record where that takes seconds, and puts them into memory. A search
 * cannot prove positions of games that can repeat, and its estimates of them are poor.
 */
export function* loadCheapTables(variant: Variant, games: readonly Game[]): Generator<void, void> {
  const rules = oneRoundOf(variant)
  if (!canRepeat(rules) || !splitsEndlessPlay(rules)) return
  const wanted = Math.max(
    -1,
    ...games.map(({ position }) => seedsInPlay(position)).filter((seeds) => isCheap(rules, seeds)),
  )
  const how = tableable(rules, Math.max(0, wanted))
  const known = Array.from({ length: wanted + 1 }, (_, seeds) => loadedLayer(rules, seeds))
  if (wanted < 0 || !how.ok || known.every((layer) => layer !== undefined)) return
  const filler = createFiller(rules, wanted, how.filler)
  for (const [seeds, layer] of known.entries()) {
    if (layer) filler.put(seeds, layer)
    else yield* through(filler.fill(seeds), () => undefined)
    if (!layer) loadLayer(rules, seeds, filler.layer(seeds).slice())
    yield
  }
}

function isCheap(rules: Variant, seeds: number): boolean {
  const how = tableable(rules, seeds)
  return how.ok && Number(positionsUpTo(rules.board.holes, seeds)) <= MOST_POSITIONS[how.filler]
}
