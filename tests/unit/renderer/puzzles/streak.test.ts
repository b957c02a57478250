import { expect, test } from 'vitest'
import { streakOf } from '../../../../src/renderer/puzzles/streak'

const days = (...numbers: readonly number[]): readonly string[] =>
  numbers.map((day) => `2026-11-${String(day).padStart(2, '0')}`)

test.each([
  ['nothing solved', days(), 18, { now: 0, longest: 0 }],
  ['three days up to today', days(16, 17, 18), 18, { now: 3, longest: 3 }],
  ['today not solved yet', days(16, 17), 18, { now: 2, longest: 2 }],
  ['one day missed', days(14, 15, 17, 18), 18, { now: 4, longest: 4 }],
  ['two days missed in one week', days(12, 13, 15, 17, 18), 18, { now: 2, longest: 3 }],
  ['a week between two missed days', days(5, 7, 8, 9, 10, 11, 12, 14), 14, { now: 8, longest: 8 }],
  ['two days missed at once', days(10, 11, 12, 15), 15, { now: 1, longest: 3 }],
  ['a row that is over', days(1, 2, 3), 18, { now: 0, longest: 3 }],
  ['a day twice', days(17, 17, 18), 18, { now: 2, longest: 2 }],
])('%s', (_, solved, today, streak) => {
  expect(streakOf(solved, `2026-11-${today}`)).toEqual(streak)
})
