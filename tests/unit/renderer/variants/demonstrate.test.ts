import { beforeAll, expect, it } from 'vitest'
import { learn, say } from '../../../../src/renderer/locales/i18n'
import { play } from '../../../../src/engine/rules/play'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { parseVariant } from '../../../../src/engine/variant/parse'
import {
  demonstrate,
  type Demonstration,
  type NoExample,
} from '../../../../src/renderer/variants/demonstrate'
import { withValue } from '../../../../src/renderer/variants/edit'

beforeAll(() => learn('rules'))

function exampleOf(id: string, path: string): Demonstration | NoExample {
  const search = demonstrate(findPreset(id)!.make({}), path)
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}

it.each([
  ['congkak', 'sow.relay'],
  ['congkak', 'sow.direction'],
  ['congkak', 'turn.lastInStore'],
  ['congkak', 'turn.lastInOwnEmpty'],
  ['congkak', 'turn.emptyOpposite'],
  ['congkak', 'turn.lastInOpponents'],
  ['kalah', 'end.when'],
  ['kalah', 'end.leftovers'],
  ['awari', 'turn.mustFeed'],
  ['awari', 'turn.captures'],
  ['congkak-rounds', 'match.burnt'],
  ['awari', 'board.stores'],
  ['congkak', 'board.stores'],
])('finds a position of %s in which %s matters', (id, path) => {
  const example = exampleOf(id, path)
  if (typeof example === 'string') throw new Error(example)
  const { variant, before, choice, steps, words, otherwise } = example
  const played = play(variant, before, choice!)
  expect(played.ok ? played.value.steps : []).toEqual(steps)
  expect(otherwise?.words).not.toEqual(words)
})

it.each(['board.holes', 'start.seedsPerHole', 'start.layout', 'start.first'])(
  'says what %s means where it only shows the start',
  (path) => {
    const example = exampleOf('awari', path)
    expect(typeof example === 'string' ? '' : say(example.words)).toMatch(/^[A-Z].*\.$/)
  },
)

it('says why there is no example', () => {
  expect(exampleOf('congkak', 'match.burnt')).toBe('silent')
  expect(exampleOf('congkak', 'turn.noMove')).toBe('noOther')
  const contradictory = withValue(findPreset('congkak')!.make({}), 'board.stores', 'capturesOnly')
  expect(parseVariant(contradictory).ok).toBe(false)
  expect(demonstrate(contradictory, 'sow.relay').next().value).toBe('contradiction')
})

it('shows both openings where both start at once', () => {
  const example = exampleOf('sungka', 'start.first')
  expect(typeof example !== 'string' && example.steps.some((step) => step.kind === 'drop')).toBe(true)
})
