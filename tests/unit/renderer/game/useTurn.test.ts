// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { createGameSession } from '../../../../src/renderer/game/gameSession'
import { createFakeEngine } from '../../../support/renderer/fakeEngine'
import { inApp } from '../../../support/renderer/inApp'

const kalah = findPreset('kalah')!.make({})

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

/** Kalah against an agent whose choices the test makes. */
function session() {
  const engine = createFakeEngine()
  const { result } = inApp(
    () => {
      const created = createGameSession()
      created.game.begin(kalah)
      return created
    },
    { engine },
  )
  /** Lets the agent choose when it is asked. */
  const answer = async (hole: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(0)
    await engine.asked
      .findLast(({ job }) => job.type === 'choose')!
      .answer({ status: 'done', value: { hole } })
  }
  return { ...result, engine, answer }
}

const toldBy = ({ side, state, move }: ReturnType<typeof session>['turn']) => [side, state, move]

it('names somebody at every moment of a game, and counts the moves of a turn', async () => {
  const { turn, play, answer } = session()
  expect(toldBy(turn)).toEqual(['south', 'toMove', 1])
  play.choose({ hole: 3 })
  expect(toldBy(turn)).toEqual(['south', 'playing', 1])
  await vi.advanceTimersByTimeAsync(5000)
  expect(toldBy(turn)).toEqual(['south', 'toMove', 2])
  play.choose({ hole: 1 })
  expect(toldBy(turn)).toEqual(['south', 'playing', 2])
  await vi.advanceTimersByTimeAsync(5000)
  expect(toldBy(turn)).toEqual(['north', 'thinking', 1])
  await answer(3)
  expect(toldBy(turn)).toEqual(['north', 'playing', 1])
  await vi.advanceTimersByTimeAsync(5000)
  expect(toldBy(turn), 'it thinks about the second move of its turn').toEqual(['north', 'playing', 2])
})

it('skips to the end of an agent’s turn', async () => {
  const { turn, play, board, answer, game } = session()
  play.choose({ hole: 1 })
  await vi.advanceTimersByTimeAsync(5000)
  await answer(3)
  expect(board.moving).toBe(true)
  play.skip()
  expect(board.moving).toBe(false)
  await answer(2)
  expect([board.moving, game.moves.length]).toEqual([false, 3])
  expect(toldBy(turn)).toEqual(['south', 'toMove', 1])
  play.choose({ hole: 2 })
  expect(board.moving, 'the next turn is shown again').toBe(true)
})

it('asks for no values and draws no previews while hints are off', async () => {
  const { engine, options } = session()
  options.hintsShown = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(engine.asked.filter(({ job }) => job.type === 'evaluate')).toHaveLength(0)
  options.hintsShown = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(engine.asked.filter(({ job }) => job.type === 'evaluate')).toHaveLength(1)
})
