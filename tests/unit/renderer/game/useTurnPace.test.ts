import { expect, it } from 'vitest'
import { useTurnPace } from '../../../../src/renderer/game/useTurnPace'

it('shows a person’s move at the chosen speed, however long it is', () => {
  const pace = useTurnPace()
  pace.begin('south', false)
  expect([pace.factor(0), pace.factor(60_000)]).toEqual([1, 1])
})

it('gathers speed in an agent’s long turn, over its moves, up to a limit', () => {
  const pace = useTurnPace()
  pace.begin('north', true)
  expect([pace.factor(0), pace.factor(4000)]).toEqual([1, 1])
  expect(pace.factor(6500)).toBe(2)
  pace.end(4000)
  pace.begin('north', true)
  expect(pace.factor(2500)).toBe(2)
  expect(pace.factor(10 ** 6)).toBe(16)
})

it('begins again at the chosen speed when the other side plays', () => {
  const pace = useTurnPace()
  pace.begin('north', true)
  pace.end(30_000)
  pace.begin('south', true)
  expect(pace.factor(0)).toBe(1)
})

it('shows what is left of a skipped turn at once, and nothing of the next', () => {
  const pace = useTurnPace()
  pace.begin('north', true)
  pace.skip('north')
  pace.begin('north', true)
  expect(pace.factor(0)).toBe(Infinity)
  pace.begin('south', false)
  pace.begin('north', true)
  expect(pace.factor(0)).toBe(1)
})
