import { afterEach, describe, expect, it } from 'vitest'
import { runEndgameTables } from '../../../../src/engine/experiments/kinds/endgameTables/run'
import type { Progress } from '../../../../src/engine/experiments/contract/experiment'
import { createMoveValuer } from '../../../../src/engine/review/valueMoves'
import { start } from '../../../../src/engine/rules/match'
import { finish } from '../../../../src/engine/solver/through'
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
