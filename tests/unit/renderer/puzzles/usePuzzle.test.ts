// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import { slotOf } from '../../../../src/engine/board/position'
import type { Puzzle } from '../../../../src/engine/puzzles/puzzle'
import { usePuzzle } from '../../../../src/renderer/puzzles/usePuzzle'
import { useSettings } from '../../../../src/renderer/storage/settings'
import { createFakeEngine } from '../../../support/renderer/fakeEngine'
import { inApp } from '../../../support/renderer/inApp'
import { workingEngine } from '../../../support/renderer/workingEngine'
import { until } from '../../../support/waiting'

/** Three holes can be sown, and only one of them ends with most seeds. */
const MOST: Puzzle = {
  game: 'kalah',
  holes: 6,
  seeds: 4,
  position: '0,0,0,2,1,1+27 2,1,0,0,1,0+13 S',
  goal: 'most',
  theme: 'again',
  difficulty: 1,
}

function solving(puzzle: Puzzle, engine = workingEngine()) {
  const shown = shallowRef<Puzzle | null>(puzzle)
  const onSolved = vi.fn<(puzzle: Puzzle) => void>()
  const { result, stop } = inApp(
    () => {
      useSettings().instant = true
      return usePuzzle(shown, onSolved)
    },
    { engine },
  )
  return { trying: result, shown, onSolved, stop }
}

const slot = (hole: number) => slotOf(6, 'south', hole)

it('is proven before anything can be tried', async () => {
  const { trying } = solving(MOST)
  expect([trying.status, trying.playable]).toEqual(['proving', []])
  await until(() => trying.status === 'asking')
  expect(trying.playable).toEqual([4, 5, 6].map(slot))
  const values = trying.moves.map(({ value }) => value)
  expect(values.filter((value) => value === Math.max(...values))).toHaveLength(1)
})

it('is solved by its solution alone', async () => {
  const { trying, onSolved } = solving(MOST)
  await until(() => trying.status === 'asking')
  trying.choose(slot(trying.solution!.hole))
  await until(() => trying.status === 'solved')
  expect(onSolved).toHaveBeenCalledExactlyOnceWith(MOST)
})

it('answers a wrong hole with North’s best move, and can be tried again', async () => {
  const { trying, onSolved } = solving(MOST)
  await until(() => trying.status === 'asking')
  const wrong = trying.moves.find(({ choice }) => choice.hole === 4)!
  expect(wrong.choice).not.toEqual(trying.solution)
  trying.choose(slot(4))
  await until(() => trying.status === 'tried')
  expect(trying.tried).toEqual(wrong)
  expect(trying.answer).not.toBe(null)
  expect(onSolved).not.toHaveBeenCalled()
  trying.restart()
  expect([trying.status, trying.tried, trying.answer]).toEqual(['asking', null, null])
  expect(trying.game).toBe(trying.set!.game)
})

it('shows its solution to who gives up', async () => {
  const { trying, onSolved } = solving(MOST)
  await until(() => trying.status === 'asking')
  trying.hint()
  trying.giveUp()
  await until(() => trying.game !== trying.set!.game)
  expect([trying.status, trying.hints]).toEqual(['shown', 1])
  expect(onSolved).not.toHaveBeenCalled()
})

it('starts afresh with another puzzle, whose proof replaces the one under way', async () => {
  const engine = createFakeEngine()
  const { trying, shown, stop } = solving(MOST, engine)
  trying.hint()
  shown.value = { ...MOST, position: '0,0,4,8,1,1+13 1,2,1,1,0,0+16 S' }
  await nextTick()
  expect(engine.asked.map(({ cancelled }) => cancelled)).toEqual([true, false])
  expect(trying.hints).toBe(0)
  await engine.asked[0]!.answer({ status: 'done', value: [] })
  expect(trying.status).toBe('proving')
  await engine.asked[1]!.answer({ status: 'failed', reason: 'Out of memory.' })
  expect([trying.status, trying.problem]).toEqual(['failed', 'Out of memory.'])
  stop()
  expect(engine.asked[1]!.cancelled).toBe(true)
})
