import { expect, test } from 'vitest'
import { createPace } from '../../../../src/renderer/queue/pace'

test('says nothing before it can know', () => {
  const pace = createPace(0)
  expect(pace.left()).toBeNull()
  pace.note(0.2, 0.01, 10)
  expect(pace.left()).toBeNull()
})

test('the rate is that of the last seconds, the time left that of the last minute', () => {
  const pace = createPace(0)
  for (let second = 1; second <= 30; second++) pace.note(second, second / 100, second * 1000)
  expect(pace.rate()).toBeCloseTo(1000)
  expect(pace.left()).toBeCloseTo(70)
})

test('work of earlier sittings does not count as speed', () => {
  const pace = createPace(0.5)
  for (let second = 1; second <= 10; second++) pace.note(second, 0.5 + second / 100, second)
  expect(pace.left()).toBeCloseTo(40)
})

test('never runs backwards', () => {
  const pace = createPace(0)
  pace.note(1, 0.5, 100)
  pace.note(2, 0.4, 90)
  expect(pace.rate()).toBeGreaterThanOrEqual(0)
  expect(pace.left()).toBeGreaterThanOrEqual(0)
})
