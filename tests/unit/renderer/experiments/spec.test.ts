import { beforeAll, expect, test } from 'vitest'
import { loadTexts, say } from '../../../../src/renderer/locales/i18n'
import type { Field } from '../../../../src/engine/experiments/contract/fields'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { presetOf, variantOf } from '../../../../src/renderer/experiments/fields/variantChoice'
import { paperTemplates } from '../../../../src/renderer/experiments/paperTemplates'
import { EXPERIMENTS } from '../../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import { specText } from '../../../../src/engine/publish/specText'
import { readSpecFile } from '../../../../src/renderer/experiments/specFile'
import { isShown, problemsByField, valueAt, withValue } from '../../../../src/renderer/experiments/specPath'

beforeAll(() => loadTexts('laboratory'))

test('a value is read and replaced by its path, and nothing else changes', () => {
  const spec = { games: 10, size: { holes: 6, seeds: 4 } }
  expect(valueAt(spec, 'size.holes')).toBe(6)
  expect(valueAt(spec, 'games.holes')).toBeUndefined()
  expect(withValue(spec, 'size.holes', 7)).toEqual({ games: 10, size: { holes: 7, seeds: 4 } })
  expect(withValue(null, 'size.holes', 7)).toEqual({ size: { holes: 7 } })
  expect(spec.size.holes).toBe(6)
})

test('a field is shown where its condition holds', () => {
  const field = { type: 'seed', path: 'seed', label: 'Seed', when: { path: 'mode', is: ['random'] } } as Field
  expect(isShown(field, { mode: 'random' })).toBe(true)
  expect(isShown(field, { mode: 'all' })).toBe(false)
  expect(isShown({ type: 'seed', path: 'seed', label: 'Seed' } as Field, {})).toBe(true)
})

test('problems stand at the field that must change, or at none', () => {
  const fields = [{ type: 'variant', path: 'variant', label: 'Variant' } as Field]
  const problems = problemsByField(fields, [
    { path: 'variant.board.holes', message: 'too many' },
    { path: 'variant', message: 'not sound' },
    { path: 'elsewhere', message: 'lost' },
  ])
  expect([...problems].map(([path, text]) => [path, say(text)])).toEqual([
    ['variant', 'too many, not sound'],
    ['', 'lost'],
  ])
})

/** Games that one experiment or another cannot search, solve, play or resize, each for another reason. */
const REFUSED = [
  'kalah',
  'awari',
  'sungka',
  'cross-kalah',
  'go-empty-two',
  'oware',
  'gelech',
  'mweiso',
  'hus',
  'gamacha',
]

test.each(EXPERIMENTS.filter(({ fields }) => fields !== undefined))(
  'every problem with a game in $kind stands at a field',
  ({ fields, defaults, templates, parse }) => {
    const specs = [{}, ...(templates ?? []).map(({ spec }) => spec)] as readonly {
      readonly [key: string]: Json
    }[]
    const astray = REFUSED.flatMap((id) => {
      const variant = findPreset(id)!.make({}) as unknown as Json
      return specs.flatMap((spec) => {
        const whole: Readonly<Record<string, Json>> = { ...(defaults as object), ...spec }
        const asked: Json = {
          ...whole,
          ...('variant' in whole && { variant }),
          ...(Array.isArray(whole.variants) && { variants: [variant] }),
        }
        const parsed = parse(asked)
        const shown = fields!.filter((field) => isShown(field, asked))
        const lost = parsed.ok ? undefined : problemsByField(shown, parsed.error).get('')
        return lost === undefined ? [] : [`${id}: ${say(lost)}`]
      })
    })
    expect(astray).toEqual([])
  },
)

test('a preset is recognised at any size, and a changed one is not', () => {
  const congkak = findPreset('congkak')!.make({ holes: 5, seeds: 3 })
  expect(presetOf(congkak)).toBe('congkak')
  expect(presetOf({ ...congkak, name: 'Mine' })).toBeNull()
  expect(presetOf(null)).toBeNull()
  expect(variantOf('congkak', { holes: 5, seeds: 3 })).toEqual(congkak)
  expect(variantOf('no such game')).toBeNull()
})

test('a spec survives its file, and anything else is rejected with a reason', () => {
  const spec = { games: 20, seed: 1 }
  expect(readSpecFile(specText('matchSeries', spec))).toEqual({
    ok: true,
    value: { kind: 'matchSeries', spec },
  })
  for (const text of ['{', '[]', '{"kind":"no such kind"}', '{"kind":"matchSeries","spec":{"games":-1}}']) {
    const read = readSpecFile(text)
    expect(read.ok ? '' : say(read.error)).toMatch(/\w{4}/)
  }
})

test('the papers’ tables are templates of their kind', () => {
  const titles = paperTemplates('matchSeries').map(({ title }) => say(title))
  expect(titles.some((title) => title.startsWith('Winning percentages of novices, Table 2'))).toBe(true)
})

test('a file of a newer schema needs a newer Lumbung, whatever else it lacks', () => {
  const later = readSpecFile(
    JSON.stringify({ format: 'lumbung-spec', schema: 99, kind: 'unheardOf', spec: {} }),
  )
  expect(later.ok ? '' : say(later.error)).toMatch(/newer version of Lumbung/)
})
