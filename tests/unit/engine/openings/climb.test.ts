import { expect, it } from 'vitest'
import { analyse, extremesOf } from '../../../../src/engine/openings/goals/analyse'
import { startClimber } from '../../../../src/engine/openings/climb'
import { openingOf, turnOf } from '../../../../src/engine/openings/openingOf'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const variant = findPreset('dakon')!.make({ holes: 9 })
const MOST_LAPS = 5
const SALTS = [16, 17, 18]

function climbs(learns: boolean): readonly (readonly number[] | null)[] {
  const opening = openingOf(variant)
  if (!opening.ok) throw new Error('Dakon can be searched')
  const climber = startClimber(opening.value, 11)
  return SALTS.map((salt) => {
    const { found } = finish(climber.climb({ mostLaps: MOST_LAPS, mostMoves: 1000, moveCost: 0, salt }))
    if (learns) finish(climber.learn())
    return found?.moves ?? null
  })
}

it('learns from climbs that fail: the next ones find an opening where the same random numbers without learning do not', () => {
  expect(climbs(false)).toEqual([null, null, null])
  const [first, ...others] = climbs(true)
  expect(first).toBeNull()
  const turn = turnOf(variant)
  if (!turn.ok) throw new Error('Dakon can be searched')
  for (const moves of others) {
    const line = analyse(variant, turn.value, moves!)
    expect(line.wonAt).toBe(moves!.length)
    expect(extremesOf(line).mostLaps).toBe(MOST_LAPS)
  }
})
