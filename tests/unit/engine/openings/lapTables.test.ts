import { describe, expect, it } from 'vitest'
import { LapEntry } from '../../../../src/engine/kernel/assembly/shared/openingRecords'
import { fitsVector, laneOfHole, tableBytes, writeLapTables } from '../../../../src/engine/openings/lapTables'
import type { Opening } from '../../../../src/engine/openings/opening'
import { openingOf } from '../../../../src/engine/openings/openingOf'
import { findPreset } from '../../../../src/engine/variant/catalogue'

function dakon(holes: number, seeds = holes): Opening {
  const opening = openingOf(findPreset('dakon')!.make({ holes, seeds }))
  if (!opening.ok) throw new Error('Dakon can be searched')
  return opening.value
}

describe('the tables of laps', () => {
  const opening = dakon(3)
  const memory = new DataView(new ArrayBuffer(tableBytes(opening)))
  const { rows, bytesPerRow, singleColumn, end } = writeLapTables(memory, 0, opening)
  const entryOf = (lane: number, lifted: number): number =>
    rows + lane * bytesPerRow + (lifted === 1 ? singleColumn : lifted) * LapEntry.size
  const addedBy = (entry: number): readonly number[] =>
    Array.from({ length: 6 }, (_, hole) => memory.getInt8(entry + laneOfHole(hole, 3)))

  it('fill the bytes they ask for', () => {
    expect(end).toBe(tableBytes(opening))
  })

  it('say what a lap adds to each hole: own 1 to 3, then the opponent’s as a lap meets them', () => {
    expect(addedBy(entryOf(0, 2))).toEqual([-2, 1, 1, 0, 0, 0])
    // Hole 3, the store, which has no lane, and two of the opponent's.
    expect(addedBy(entryOf(1, 4))).toEqual([0, -4, 1, 1, 1, 0])
    // All the way round: the seventh seed falls where the lap began.
    expect(addedBy(entryOf(0, 7))).toEqual([-6, 1, 1, 1, 1, 1])
  })

  it('say in which lane a lap ends, and in none when it ends in the store', () => {
    expect(memory.getUint8(entryOf(0, 2) + LapEntry.endLane)).toBe(2)
    expect(memory.getUint8(entryOf(0, 5) + LapEntry.endLane)).toBe(laneOfHole(4, 3))
    expect(memory.getUint8(entryOf(0, 3) + LapEntry.endLane)).toBeGreaterThanOrEqual(16)
  })
})

it('fit up to eight holes per side and 255 seeds', () => {
  expect(fitsVector(dakon(8))).toBe(true)
  expect(fitsVector(dakon(9, 2))).toBe(false)
  expect(fitsVector(dakon(8, 15))).toBe(true)
  expect(fitsVector(dakon(8, 16))).toBe(false)
})
