import { afterEach, describe, expect, it } from 'vitest'
import { runEndgameTables } from '../../../../src/engine/experiments/kinds/endgameTables/run'
import type { Progress } from '../../../../src/engine/experiments/contract/experiment'
import { bestChoices } from '../../../../src/engine/players/perfect'
import { createMoveValuer } from '../../../../src/engine/review/valueMoves'
import { legal } from '../../../../src/engine/rules/legal'
import { start } from '../../../../src/engine/rules/match'
import { after } from '../../../../src/engine/solver/oneRound'
import { finish } from '../../../../src/engine/through'
import { loadedTable, loadLayer, unloadTables } from '../../../../src/engine/tables/loadedTables'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

afterEach(unloadTables)

/** The layers that a run hands over to be stored. */
function layersOf(variant: Variant, seeds: number): readonly NonNullable<Progress['layer']>[] {
  const work = runEndgameTables({ variant, seeds, position: '' })
  const layers: NonNullable<Progress['layer']>[] = []
  for (let step = work.next(); !step.done; step = work.next()) {
    if (step.value.layer) layers.push(step.value.layer)
  }
  return layers
}

function laidOut(id: string, south: readonly number[], north: readonly number[]): Variant {
  const variant = findPreset(id)!.make({ holes: south.length, seeds: 4 })
  const layout = { south, north, southStore: 5, northStore: 3 }
  return { ...variant, start: { ...variant.start, layout } }
}

describe('tables in memory', () => {
  it('value the moves on the board as a proof does', () => {
    const variant = laidOut('kalah', [0, 2, 0, 1, 3], [1, 0, 2, 0, 1])
    const game = start(variant)
    const proven = finish(createMoveValuer(variant).prove(game, game))
    for (const { counts, values } of layersOf(variant, 10)) loadLayer(variant, counts.seeds, values)
    const tabled = finish(createMoveValuer(variant, { proof: 0, search: 1 }).prove(game, game))
    expect(tabled?.quality).toBe('exact')
    expect(tabled).toEqual(proven)
  })

  it('give the perfect player the choices that it would prove', () => {
    const variant = laidOut('kalah', [1, 2, 0, 1], [1, 0, 2, 1])
    const games = [start(variant)]
    for (const game of games) {
      if (games.length > 60) break
      for (const choice of legal(variant, game)) {
        const next = after(variant, game, choice)
        if (next.phase === 'play') games.push(next)
      }
    }
    expect(games.length).toBeGreaterThan(60)
    const proven = games.map((game) => finish(bestChoices(variant, game)))
    expect(proven.some((best) => best.length > 1)).toBe(true)
    for (const { counts, values } of layersOf(variant, 8)) loadLayer(variant, counts.seeds, values)
    // Nothing is proven: the answer is there at once.
    expect(games.map((game) => bestChoices(variant, game).next())).toEqual(
      proven.map((value) => ({ done: true, value })),
    )
  })

  it('leave the choice to the proof where play can repeat', () => {
    const variant = laidOut('awari', [1, 0, 2], [0, 1, 1])
    const game = start(variant)
    const proven = finish(bestChoices(variant, game))
    for (const { counts, values } of layersOf(variant, 5)) loadLayer(variant, counts.seeds, values.fill(0))
    expect(finish(bestChoices(variant, game))).toEqual(proven)
  })

  it('serve only positions of up to as many seeds as there are layers without a gap', () => {
    const variant = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
    const layers = layersOf(variant, 6)
    expect(layers.map(({ counts }) => counts.seeds)).toEqual([0, 1, 2, 3, 4, 5, 6])
    for (const { counts, values } of layers) if (counts.seeds !== 4) loadLayer(variant, counts.seeds, values)
    expect(loadedTable(variant)?.seeds).toBe(3)
    expect(loadedTable(findPreset('kalah')!.make({ holes: 4, seeds: 2 }))).toBeNull()
  })

  it('are not filled again by the next run', () => {
    const variant = findPreset('awari')!.make({ holes: 3, seeds: 2 })
    const whole = finish(runEndgameTables({ variant, seeds: 6, position: '' }))
    for (const { counts, values } of layersOf(variant, 4)) loadLayer(variant, counts.seeds, values)
    expect(layersOf(variant, 6).map(({ counts }) => counts.seeds)).toEqual([5, 6])
    expect(finish(runEndgameTables({ variant, seeds: 6, position: '' }))).toEqual(whole)
  })
})
