// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { slotOf, type Side } from '../../../../../src/engine/board/position'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { useGame } from '../../../../../src/renderer/game/gameStore'
import { recordFrom } from '../../../../../src/renderer/game/record/record'
import { useMistakes } from '../../../../../src/renderer/learn/mistakes/useMistakes'
import { useSettings } from '../../../../../src/renderer/storage/settings'
import { createFakeEngine } from '../../../../support/renderer/fakeEngine'
import { inApp } from '../../../../support/renderer/inApp'
import { workingEngine } from '../../../../support/renderer/workingEngine'
import { until } from '../../../../support/waiting'

const kalah = findPreset('kalah')!.make({ holes: 3, seeds: 3 })
/** South begins with hole 3, which loses six seeds; North ends with hole 1, which loses two. */
const MOVES = '3 1 2 1'

function lesson(engine = workingEngine()) {
  const record = recordFrom(kalah, MOVES)
  if (!record.ok) throw new Error('not a record')
  const { result, stop } = inApp(
    () => {
      useSettings().instant = true
      const game = useGame()
      game.openRecord(record.value, 'A game')
      return { game, trying: useMistakes() }
    },
    { engine },
  )
  return { ...result, stop }
}

async function begun() {
  const { trying } = lesson()
  await trying.begin()
  await until(() => trying.evaluation)
  return trying
}

const slot = (side: Side, hole: number) => slotOf(3, side, hole)

it('reviews the game and asks for the first mistake of either person', async () => {
  const trying = await begun()
  expect(trying.lesson?.mistakes.map(({ at, move }) => [at, move.side, move.grade])).toEqual([
    [0, 'south', 'blunder'],
    [3, 'north', 'inaccuracy'],
  ])
  expect(trying.status).toBe('asking')
  expect(trying.record.moves).toHaveLength(0)
  expect(trying.playable).toEqual([1, 2, 3].map((hole) => slot('south', hole)))
})

it('asks about people’s mistakes only if a program played too', async () => {
  const { trying, game } = lesson()
  game.players = { south: 'greedy', north: 'human' }
  await trying.begin()
  expect(trying.lesson?.mistakes.map(({ move }) => move.side)).toEqual(['north'])
})

it('orders the ways by value and says which was played', async () => {
  const trying = await begun()
  expect(trying.isProven).toBe(true)
  expect(trying.ways.map(({ choice, value, loss }) => [choice.hole, value, loss])).toEqual([
    [1, 2, 0],
    [2, 2, 0],
    [3, -4, 6],
  ])
  expect(trying.ways.map(({ isPlayed, isBest }) => [isPlayed, isBest])).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ])
  expect(trying.advantage).toEqual(expect.objectContaining({ code: expect.any(String) }))
})

it('leaves a hole that is not good enough on the board, until it is put back', async () => {
  const trying = await begun()
  trying.chooseSlot(slot('south', 3))
  await until(() => trying.status === 'tried')
  expect(trying.triedWay).toMatchObject({ loss: 6 })
  expect(trying.record.moves.map(({ choice }) => choice.hole)).toEqual([3])
  expect(trying.playable).toEqual([])
  expect(trying.done).toEqual({})
  trying.restart()
  expect(trying.status).toBe('asking')
  expect(trying.record.moves).toEqual([])
})

it('knows a better hole, and shows the best play that follows', async () => {
  const trying = await begun()
  trying.chooseSlot(slot('south', 2))
  await until(() => trying.status === 'found' && (trying.line?.moves.length ?? 0) > 3)
  expect(trying.done).toEqual({ 0: 'found' })
  expect(trying.line?.moves[0]?.choice).toEqual({ hole: 2 })
})

it('does nothing about a hole that cannot be sown', async () => {
  const trying = await begun()
  trying.chooseSlot(slot('north', 1))
  expect(trying.status).toBe('asking')
})

it('shows the answer to who gives up, and counts it as shown', async () => {
  const trying = await begun()
  trying.open(1)
  await until(() => trying.evaluation)
  trying.hint()
  trying.hint()
  trying.hint()
  expect(trying.hints).toBe(2)
  await trying.giveUp()
  expect(trying.status).toBe('shown')
  expect(trying.done).toEqual({ 1: 'shown' })
  expect(trying.record.moves.at(-1)?.choice).toEqual({ hole: 2 })
  trying.open(0)
  expect([trying.hints, trying.status]).toEqual([0, 'asking'])
})

it('says why positions cannot be valued, and stops what is under way when it is left', async () => {
  const engine = createFakeEngine()
  const working = workingEngine()
  const ask: typeof engine.ask = (job, ...more) =>
    job.type === 'review' ? working.ask(job, ...more) : engine.ask(job, ...more)
  const { trying, stop } = lesson({ ...engine, ask })
  await trying.begin()
  await engine.asked[0]!.answer({ status: 'failed', reason: 'Out of memory.' })
  expect(trying.problem).toBe('Out of memory.')
  expect(trying.ways).toEqual([])
  trying.open(1)
  stop()
  expect(engine.asked[1]!.cancelled).toBe(true)
})
