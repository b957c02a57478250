import { describe, expect, it } from 'vitest'
import type { Step } from '../../../../src/engine/rules/step'
import { frameAt, stopsOf } from '../../../../src/renderer/board/frame'
import { lapsOf } from '../../../../src/renderer/board/laps'
import { layOutSteps } from '../../../../src/renderer/board/timeline'

const before = { seeds: [0, 2, 1, 0, 4, 1, 3, 0], burnt: [] }

/** Hole 2 of South: two seeds, relay from hole 3, last seed into the store, then an imagined capture. */
const steps: readonly Step[] = [
  { kind: 'lift', side: 'south', slot: 1, seeds: 2 },
  { kind: 'drop', side: 'south', slot: 2 },
  { kind: 'drop', side: 'south', slot: 3 },
  { kind: 'relay', side: 'south', slot: 2 },
  { kind: 'lift', side: 'south', slot: 2, seeds: 2 },
  { kind: 'drop', side: 'south', slot: 3 },
  { kind: 'drop', side: 'south', slot: 4 },
  { kind: 'capture', side: 'south', from: [4, 6], to: 3, seeds: 8 },
  { kind: 'turnOver', side: 'south' },
]

describe.each(['seeds', 'laps'] as const)('a timeline of %s', (pace) => {
  const timeline = layOutSteps(before, steps, pace)

  it('loses no seed at any time: what is not on the board is in a hand or in the air', () => {
    for (let time = 0; time <= timeline.duration; time += 7) {
      const { seeds, hands, flights } = frameAt(timeline, time)
      const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
      const carried = sum(hands.map((hand) => hand.seeds)) + sum(flights.map((flight) => flight.seeds))
      expect(sum(seeds) + carried).toBe(sum(before.seeds))
    }
  })

  it('ends on the position after the steps', () => {
    expect(frameAt(timeline, timeline.duration).seeds).toEqual([0, 0, 0, 10, 0, 1, 0, 0])
  })

  it('begins each lap once', () => {
    expect(frameAt(timeline, timeline.duration).laps).toBe(2)
  })
})

it('rests after each seed, before each lap, or at the end', () => {
  const timeline = layOutSteps(before, steps, 'seeds')
  expect(stopsOf(timeline, 'seed')).toHaveLength(5)
  expect(stopsOf(timeline, 'lap')).toHaveLength(2)
  expect(stopsOf(timeline, 'move')).toEqual([timeline.duration])
})

it('lets both players sow at once when they open together', () => {
  const together = layOutSteps(
    { seeds: [1, 1, 0, 1, 1, 0], burnt: [] },
    [
      { kind: 'lift', side: 'south', slot: 0, seeds: 1 },
      { kind: 'lift', side: 'north', slot: 3, seeds: 1 },
      { kind: 'drop', side: 'south', slot: 1 },
      { kind: 'drop', side: 'north', slot: 4 },
    ],
    'seeds',
  )
  expect(together.lapStarts).toEqual([0, 0])
  expect(new Set(together.landings).size).toBe(1)
})

it('finds the laps of a move', () => {
  expect(lapsOf(steps).map(({ from, to }) => [from, to])).toEqual([
    [1, 3],
    [2, 4],
  ])
})
