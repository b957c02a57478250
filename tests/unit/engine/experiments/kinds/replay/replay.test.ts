import { expect, it } from 'vitest'
import { inEnglish } from '../../../../../../src/locales/english'
import { replayLine } from '../../../../../../src/engine/experiments/kinds/replay/replayLine'
import { PUBLISHED } from '../../../../../../src/engine/papers/published'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'

const { handFound } = PUBLISHED.claims.dakon

it('measures the hand-found Dakon-8 opening as the paper does', () => {
  const opening = PUBLISHED.dakonOpenings.find((row) => row.goal === 'hand-found')!
  const line = replayLine({
    label: 'hand-found',
    variant: findPreset('dakon')!.make({ holes: 8 }),
    moves: opening.moves,
  })
  const laps = line.moves.map((move) => move.laps)
  expect(line.problem).toBeNull()
  expect({
    moves: laps.length,
    laps: laps.reduce((sum, count) => sum + count, 0),
    mostLaps: Math.max(...laps),
    mostLapsMove: laps.indexOf(Math.max(...laps)) + 1,
    left: line.left,
    movesOverOneCycle: line.moves.filter((move) => move.cycles >= 1).length,
  }).toEqual(handFound)
})

it('traces the sample game of the congkak paper lap by lap', () => {
  const { moves, laps } = PUBLISHED.congkakSampleGame
  const line = replayLine({
    label: 'sample',
    variant: findPreset('congkak')!.make(),
    moves: moves.map(([, hole]) => hole).join(' '),
  })
  expect(line.trace).toEqual(laps.map(([player, ...seeds]) => `${player} = [${seeds.join(', ')}]`))
  expect(line.stores).toEqual(PUBLISHED.claims.congkak.stores)
})

it('says which move of a line cannot be played', () => {
  const line = replayLine({ label: 'broken', variant: findPreset('congkak')!.make(), moves: '7 9' })
  expect(inEnglish(line.problem!)).toMatch(/^Move 2: There is no hole 9/)
  expect(line.moves).toHaveLength(1)
})
