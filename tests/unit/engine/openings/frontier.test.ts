import { expect, it } from 'vitest'
import { growFrontier } from '../../../../src/engine/openings/frontier'
import { NODE, startKernel } from '../../../../src/engine/openings/kernel'
import { turnOf } from '../../../../src/engine/openings/openingOf'
import { move } from '../../../../src/engine/rules/move'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { firstTurnOf } from '../../../support/runSearch'

const HOLES = 5

it('has the positions that the way to each leads to by the reference rules', () => {
  const variant = findPreset('dakon')!.make({ holes: HOLES })
  const turn = turnOf(variant)
  if (!turn.ok) throw new Error('Dakon can be searched')
  const opening = firstTurnOf('dakon', HOLES)
  const frontier = growFrontier(startKernel(opening, 4096), opening, 20)
  expect(frontier.count).toBeGreaterThanOrEqual(20)
  for (let index = 0; index < frontier.count; index++) {
    const path = frontier.pathTo(index)
    expect(path).toHaveLength(frontier.depth)
    const position = path.reduce((before, hole) => {
      const { end, after } = move(variant, before, { hole: opening.labels[hole]! })
      expect(end.kind).toBe('again')
      return { ...after, toMove: before.toMove }
    }, turn.value)
    const board = frontier.nodes.subarray(index * NODE, index * NODE + 16)
    expect([...board.subarray(0, HOLES)]).toEqual(position.seeds.slice(0, HOLES))
    expect([...board.subarray(8, 8 + HOLES)]).toEqual(position.seeds.slice(HOLES + 1, 2 * HOLES + 1))
  }
})
