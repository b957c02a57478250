import { expect, it } from 'vitest'
import { endgameTables } from '../../src/engine/experiments/kinds/endgameTables/endgameTables'
import { parseEndgameTables } from '../../src/engine/experiments/kinds/endgameTables/spec'
import { halfRanks } from '../../src/engine/tables/halfRanks'
import { reachableWithOneEmpty } from '../../src/engine/tables/layerCounts'
import { finish } from '../../src/engine/through'

// Romein & Bal 2003, Solving Awari with parallel retrograde analysis: sizes of layers, and a board with its moves.

it('has the published sizes of layers and the published values of a board of sixteen seeds', () => {
  const spec = parseEndgameTables({ variant: 'awari', seeds: 16, position: '1,1,1,1,1,2/4,2,3,0,0,0' })
  if (!spec.ok) throw new Error(JSON.stringify(spec.error))
  const { layers, asked } = finish(endgameTables.run(spec.value, { index: 0, weight: 1 }))
  const reachable = [4, 8, 12, 16].map((seeds) => layers[seeds]?.reachable)
  expect(reachable).toEqual([1_365, 75_504, 1_339_702, 12_685_179])
  const counted = layers.map(({ seeds }) => reachableWithOneEmpty(halfRanks(6), 6, seeds))
  expect(layers.map((layer) => layer.reachable)).toEqual(counted)
  expect(asked?.value).toBe(0)
  expect(asked?.moves.map(({ value }) => value)).toEqual([-1, -1, -2, -2, -2, 0])
}, 60_000)
