import { beforeAll, expect, it } from 'vitest'
import { loadTexts, say } from '../../../../src/renderer/locales/i18n'
import { play } from '../../../../src/engine/rules/play'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'
import { parseVariant } from '../../../../src/engine/variant/parse'
import {
  demonstrate,
  type Demonstration,
  type NoExample,
} from '../../../../src/renderer/variants/demonstrate'
import { withValue } from '../../../../src/renderer/variants/edit'

beforeAll(() => Promise.all([loadTexts('rules'), loadTexts('editor')]))

function shown(variant: Variant, path: string, base: Variant | null = null): Demonstration | NoExample {
  const search = demonstrate(variant, path, base)
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}
const preset = (id: string): Variant => findPreset(id)!.make({})
const exampleOf = (id: string, path: string): Demonstration | NoExample => shown(preset(id), path)
/** The other choice that an example names. */
function otherIn(example: Demonstration | NoExample): string | undefined {
  return typeof example === 'string' ? example : example.otherwise?.value
}

it.each([
  ['congkak', 'last.1'],
  ['congkak', 'last.2'],
  ['congkak', 'last.3'],
  ['congkak', 'sow.direction'],
  ['kalah', 'end.when'],
  ['kalah', 'end.leftovers'],
  ['awari', 'turn.mustFeed'],
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

it('contrasts a changed rule with the rule before the change', () => {
  const base = preset('congkak')
  const changed = withValue(base, 'sow.direction', 'clockwise')
  expect(otherIn(shown(changed, 'sow.direction', base))).toBe(base.sow.direction)
})

it.each(['south', 'bothAtOnce'])(
  'shows stores that only take captures, whoever begins (%s) and whatever a last seed in a store does',
  (first) => {
    const congkak = withValue(preset('congkak'), 'start.first', first)
    expect(otherIn(shown(congkak, 'board.stores', preset('awari')))).toBe('capturesOnly')
  },
)

it('shows the start of a game whose stores cannot be others, and says what they do', () => {
  const example = exampleOf('tchuka-ruma', 'board.stores')
  if (typeof example === 'string') throw new Error(example)
  expect([example.choice, example.otherwise]).toEqual([null, null])
  expect(say(example.words)).toMatch(/store.*\.$/)
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
  expect(demonstrate(contradictory, 'sow.origin').next().value).toBe('contradiction')
})

it('shows both openings where both start at once', () => {
  const example = exampleOf('sungka', 'start.first')
  expect(typeof example !== 'string' && example.steps.some((step) => step.kind === 'drop')).toBe(true)
})
