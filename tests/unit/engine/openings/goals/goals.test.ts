import { describe, expect, it } from 'vitest'
import { startClimber } from '../../../../../src/engine/openings/climb'
import { findFewestCycles } from '../../../../../src/engine/openings/goals/fewestCycles'
import { findFewestLaps } from '../../../../../src/engine/openings/goals/fewestLaps'
import { firstWin } from '../../../../../src/engine/openings/goals/firstWin'
import { findMaxCapture } from '../../../../../src/engine/openings/goals/maxCapture'
import { findShort } from '../../../../../src/engine/openings/goals/shortest'
import { analyse, extremesOf } from '../../../../../src/engine/openings/goals/analyse'
import { PUBLISHED } from '../../../../../src/engine/papers/published'
import { storeOf, type Position } from '../../../../../src/engine/board/position'
import { legalChoices } from '../../../../../src/engine/rules/legal'
import { start } from '../../../../../src/engine/rules/match'
import { move } from '../../../../../src/engine/rules/move'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { finish, firstTurnOf } from '../../../../support/runSearch'

const EFFORT = 20e6

function measured(holes: number, moves: readonly number[] = []) {
  const variant = findPreset('dakon')!.make({ holes })
  const line = analyse(variant, start(variant, 'south').position, moves)
  return { ...extremesOf(line), length: line.moves.length, wonAt: line.wonAt, left: line.left }
}

/** How many moves the shortest first turn that wins has, none of more laps than this: by the rules, breadth first. */
function shortestWithin(holes: number, most: number): number | null {
  const variant = findPreset('dakon')!.make({ holes })
  const { mark } = firstTurnOf('dakon', holes)
  let layer = [start(variant, 'south').position]
  for (let moves = 1; layer.length > 0; moves++) {
    const next = new Map<string, Position>()
    for (const position of layer) {
      for (const choice of legalChoices(variant, position)) {
        const { laps, after, end } = move(variant, position, choice)
        if (laps.length > most) continue
        if (after.seeds[storeOf(holes, 'south')]! >= mark) return moves
        if (end.kind === 'again') next.set(after.seeds.join(), after)
      }
    }
    layer = [...next.values()]
  }
  return null
}

function published(goal: string, most: number) {
  return PUBLISHED.dakonOpenings.filter((row) => row.goal === goal && row.holes <= most)
}

describe('goals of a search', () => {
  it('proves that three holes have no opening that wins at once', () => {
    expect(finish(firstWin(firstTurnOf('dakon', 3), EFFORT))).toMatchObject({ found: null, proven: true })
  })

  it.each([4, 6, 9, 12])('finds an opening of dakon-%i that wins at once', (holes) => {
    const { found } = finish(firstWin(firstTurnOf('dakon', holes), EFFORT))
    expect(measured(holes, found?.moves).wonAt).toBe(found?.moves.length)
  })

  it.each(published('shortest', 6))('finds an opening of $holes holes as short as the paper’s', (row) => {
    const { found } = finish(findShort(firstTurnOf('dakon', row.holes), EFFORT))
    expect(found?.moves.length).toBeLessThanOrEqual(row.length!)
  })

  it('keeps to the effort with wide beams on a large board', () => {
    const { found, moves } = finish(findShort(firstTurnOf('dakon', 9), 4e7))
    expect(found?.moves.length).toBeLessThan(41)
    expect(moves).toBeLessThanOrEqual(4e7)
  })

  it.each(published('max-capture', 6))('captures as much as the paper’s with $holes holes', (row) => {
    const { found } = finish(findMaxCapture(firstTurnOf('dakon', row.holes), EFFORT))
    expect(measured(row.holes, found?.moves).left).toBe(row.left)
  })

  it.each(published('fewest-laps', 6))('proves the fewest laps of $holes holes', (row) => {
    const { found, proven, lower } = finish(findFewestLaps(firstTurnOf('dakon', row.holes), EFFORT))
    const line = measured(row.holes, found?.moves)
    expect(proven).toBe(true)
    expect(lower).toBe(line.mostLaps)
    expect(`laps ${line.mostLaps}, length ${line.length}`).toBe(row.note)
  })

  it.each([4, 5])(
    'finds the shortest opening of dakon-%i under every limit of laps, as trying all lines does',
    (holes) => {
      for (let most = 1; most <= 12; most++) {
        const { found, proven } = finish(
          findFewestLaps(firstTurnOf('dakon', holes), EFFORT, undefined, undefined, most),
        )
        expect([proven, found?.moves.length ?? null], `at most ${most} laps`).toEqual([
          true,
          shortestWithin(holes, most),
        ])
        if (found) expect(measured(holes, found.moves).mostLaps).toBeLessThanOrEqual(most)
      }
    },
  )

  it.each([0, 1])('climbs to an opening of few laps, at a cost of %i per move', (moveCost) => {
    const climber = startClimber(firstTurnOf('dakon', 6), 14)
    for (const mostLaps of [5, 8]) {
      const aim = { mostLaps, mostMoves: 100, moveCost, salt: 1, bits: 13 }
      const { found } = finish(climber.climb(aim))
      const line = measured(6, found?.moves)
      expect(line).toMatchObject({ wonAt: found?.moves.length, left: found?.left })
      expect(line.mostLaps).toBeLessThanOrEqual(mostLaps)
    }
  })

  it('sees at once where nothing wins', () => {
    const opening = firstTurnOf('dakon', 3)
    for (const search of [findFewestLaps, findFewestCycles]) {
      expect(finish(search(opening, EFFORT))).toMatchObject({ found: null, proven: true, done: 1 })
    }
  })

  it('proves the fewest cycles of five holes', () => {
    const { found, proven, lower, lowerLong } = finish(findFewestCycles(firstTurnOf('dakon', 5), EFFORT))
    const line = measured(5, found?.moves)
    expect({ proven, lower, lowerLong }).toEqual({
      proven: true,
      lower: line.mostSown,
      lowerLong: line.longMoves,
    })
  })

  it('continues from what an earlier session knew', () => {
    const opening = firstTurnOf('dakon', 6)
    const whole = finish(findFewestLaps(opening, EFFORT))
    const search = findFewestLaps(opening, EFFORT)
    let known = search.next().value
    while (known.lower < 3) known = search.next().value
    const resumed = finish(findFewestLaps(opening, EFFORT, known))
    expect({ ...resumed, moves: 0 }).toEqual({ ...whole, moves: 0 })
  })
})
