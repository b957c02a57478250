import { expect, test } from 'vitest'
import type { Game } from '../../../../src/engine/rules/game'
import { start } from '../../../../src/engine/rules/match'
import { nextFirst } from '../../../../src/engine/rules/refill'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const sungka = findPreset('sungka')!.make()
const ended = (changes: Partial<Game>): Game => ({ ...start(sungka), roundWinners: ['south'], ...changes })

test('who lasted longest in the simultaneous opening starts the second round, the winner every later one', () => {
  expect(sungka.match.nextFirst).toBe('lastedLongest')
  expect(nextFirst(sungka, ended({ round: 1, lastedLongest: 'north' }))).toBe('north')
  expect(nextFirst(sungka, ended({ round: 2, lastedLongest: 'north' }))).toBe('south')
  expect(nextFirst(sungka, ended({ round: 1, lastedLongest: null }))).toBe('south')
})
