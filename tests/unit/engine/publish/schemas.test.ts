import Ajv2020 from 'ajv/dist/2020'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { EXPERIMENTS } from '../../../../src/engine/experiments/contract/catalogue'
import { EXPERIMENT_KINDS } from '../../../../src/engine/experiments/contract/experiment'
import { specSchema } from '../../../support/schemas/specSchema'
import { variantSchema } from '../../../support/schemas/variantSchema'
import { specText } from '../../../../src/engine/publish/specText'
import { VARIANT_SCHEMA, variantText } from '../../../../src/engine/publish/variantText'
import { PRESETS } from '../../../../src/engine/variant/catalogue'
import { parseVariantText } from '../../../../src/engine/variant/parse'
import { variants } from '../../../support/generators/variants'
import { SMALL_SPECS } from '../../../support/smallSpecs'

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true })
ajv.addSchema(variantSchema())
const isVariant = ajv.getSchema(VARIANT_SCHEMA)!
const isSpec = ajv.compile(specSchema())

test('every game of the catalogue is valid, as it is saved', () => {
  for (const preset of PRESETS) {
    const saved = variantText(preset.make())
    expect(isVariant(JSON.parse(saved)), JSON.stringify(isVariant.errors)).toBe(true)
    expect(parseVariantText(saved)).toEqual({ ok: true, value: preset.make() })
  }
})

test('every variant that can be made is valid, and none with a word that no rule has', () => {
  fc.assert(
    fc.property(variants(), (variant) => {
      expect(isVariant(variant)).toBe(true)
      expect(isVariant(JSON.parse(variantText(variant)))).toBe(true)
      expect(isVariant({ ...variant, sow: { ...variant.sow, origin: 'sometimes' } })).toBe(false)
      expect(isVariant({ ...variant, last: [{ at: 'any', makes: 'many' }] })).toBe(false)
      expect(isVariant({ ...variant, last: [{ then: 'relay' }] })).toBe(false)
      expect(isVariant({ ...variant, board: { ...variant.board, holes: 0 } })).toBe(false)
      expect(isVariant({ ...variant, luck: 1 })).toBe(false)
    }),
    { numRuns: 200 },
  )
})

it.each(EXPERIMENT_KINDS)('defaults, templates and a small spec of %s are valid', (kind) => {
  const { defaults, templates = [] } = EXPERIMENTS.find((each) => each.kind === kind)!
  for (const spec of [defaults, SMALL_SPECS[kind], ...templates.map(({ spec }) => spec)]) {
    const file = JSON.parse(specText(kind, spec)) as object
    expect(isSpec(file), JSON.stringify(isSpec.errors)).toBe(true)
  }
  const unknown = { kind, spec: { ...(defaults as object), colour: 'red' } }
  expect(isSpec(unknown)).toBe(false)
})

test('a spec with a wrong number, or of an unknown kind, is not valid', () => {
  expect(isSpec({ kind: 'matchSeries', spec: { games: 0 } })).toBe(false)
  expect(isSpec({ kind: 'matchSeries', spec: { games: [1, 2] } })).toBe(false)
  expect(isSpec({ kind: 'matchSeries', spec: { games: 10, categories: [4, 6] } })).toBe(true)
  expect(isSpec({ kind: 'chess', spec: {} })).toBe(false)
  expect(isSpec({ kind: 'matchSeries', spec: { games: 10, seed: 1.5 } })).toBe(false)
})

test('the docs say where the schemas are', () => {
  expect(readFileSync('docs/publishing.md', 'utf8')).toContain('docs/schemas/variant.schema.json')
})
