import { expect, test } from 'vitest'
import { createPace } from '../../../../src/renderer/runs/pace'

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

test('work of earlier sessions does not count as speed', () => {
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

/** Steps of work on a simulated clock: what is left, and what was said to be left, at every half second. */
function simulated(
  total: number,
  doneAt: (second: number) => number,
  every = 0.2,
): readonly (readonly [number, number, number | null])[] {
  const pace = createPace(0)
  const told: (readonly [number, number, number | null])[] = []
  let noted = 0
  for (let second = 0.1; second < total * 0.98; second += 0.1) {
    if (second - noted >= every) {
      noted = second
      pace.note(second, doneAt(second), second)
    }
    told.push([second, total - second, pace.left(second)])
  }
  return told
}

/** The times at which an estimate is wrong by more than a factor of two, but for the last seconds. */
function wrong(told: ReturnType<typeof simulated>, after: number) {
  return told.filter(
    ([second, left, said]) =>
      second > after && left > 4 && (said === null || said > 2 * left || said < left / 2),
  )
}

test('after the first seconds the time left is right within a factor of two', () => {
  const steady = (second: number) => second / 120
  expect(wrong(simulated(120, steady), 1.5)).toEqual([])
  const lateStart = (second: number) => Math.max(0, second - 1.5) / 118.5
  expect(wrong(simulated(120, lateStart), 4)).toEqual([])
  const inSteps = (second: number) => Math.floor(second / 6) / 20
  expect(wrong(simulated(120, inSteps, 0.1), 13)).toEqual([])
})

test('work that stalls is not said to end at once', () => {
  const pace = createPace(0)
  for (let second = 1; second <= 3; second++) pace.note(second, second * 0.3, second)
  expect(pace.left(3)).toBeLessThan(2)
  expect(pace.left(120)).toBeGreaterThan(10)
})
