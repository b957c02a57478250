import { describe, expect, test } from 'vitest'
import { describeHollow, frameAt, stillFrame, winnerOf } from '../../../../src/renderer/board/frame'
import { layOutSteps } from '../../../../src/renderer/board/timeline'

const seeds = [2, 2, 2, 0, 2, 2, 2, 0]

describe('holes won in the other row', () => {
  test('South’s are at North’s left, North’s at South’s left', () => {
    const winners = (won: number) => seeds.map((_, slot) => winnerOf({ seeds, burnt: [], won }, slot))
    expect(winners(0)).toEqual(seeds.map(() => null))
    expect(winners(2)).toEqual([null, null, null, null, 'south', 'south', null, null])
    expect(winners(-1)).toEqual(['north', null, null, null, null, null, null, null])
  })

  test('screen readers hear who has won a hole', () => {
    expect(describeHollow(stillFrame({ seeds, burnt: [], won: 1 }), 4)).toMatchObject({
      key: 'game.holeWon',
      args: { hole: 1, count: 2, winner: { key: 'players.south' } },
    })
  })

  test('they change when the next round starts', () => {
    const timeline = layOutSteps(
      { seeds, burnt: [], won: 1 },
      [{ kind: 'roundStarts', round: 3, first: 'south', won: -2 }],
      'seeds',
    )
    expect(frameAt(timeline, -1).won).toBe(1)
    expect(frameAt(timeline, timeline.duration).won).toBe(-2)
  })
})
