import { describe, expect, test } from 'vitest'
import { BASE } from '../../../../src/engine/variant/catalogue/base'
import { findPreset, PRESETS } from '../../../../src/engine/variant/catalogue'
import { FIELDS, sectionOf, valueAt } from '../../../../src/engine/variant/fields'
import { describeProblem } from '../../../../src/engine/variant/describeProblem'
import { parseVariant } from '../../../../src/engine/variant/parse'
import { inEnglish } from '../../../../src/locales/english'
import { isNewSince } from '../../../../src/engine/variant/schema'
import type { Variant, VariantProblem } from '../../../../src/engine/variant/variant'

type Tree = Record<string, Record<string, unknown>>

/** A variant as schema 1 wrote it: without the rules that came later. */
function asSchema1(variant: Variant): Tree {
  const tree = JSON.parse(JSON.stringify({ ...variant, schema: 1 })) as Tree
  for (const { path } of FIELDS.filter((field) => isNewSince(1, field.path))) {
    delete tree[sectionOf(path)]![path.split('.')[1]!]
  }
  delete tree['lift']
  delete tree['claim']
  return tree
}

/** The rules that are not the base's although schema 1 did not know them. */
function newRulesOf(variant: Variant): readonly string[] {
  return FIELDS.map(({ path }) => path).filter(
    (path) => isNewSince(1, path) && valueAt(variant, path) !== valueAt(BASE.variant, path),
  )
}

const OLD = PRESETS.map(({ make }) => make()).filter((variant) => newRulesOf(variant).length === 0)

describe('a file of schema 1', () => {
  test.each(OLD.map((variant) => [variant.name, variant] as const))('of %s reads as before', (_, variant) => {
    expect(parseVariant(asSchema1(variant))).toEqual({ ok: true, value: variant })
  })

  test('may hold a rule that came later', () => {
    const tree = asSchema1(findPreset('kalah')!.make())
    const read = parseVariant({ ...tree, lift: { atLeast: 2 } })
    expect(read.ok && read.value.lift).toMatchObject({ atLeast: 2, singles: 'free' })
  })
})

function told(problem: VariantProblem): string {
  return inEnglish(describeProblem(problem))
}

test('a file of schema 2 must hold every rule', () => {
  const { lift, ...rest } = findPreset('kalah')!.make()
  const read = parseVariant({ ...rest, lift: { ...lift, undo: undefined } })
  expect(read.ok ? [] : read.error.map(told)).toEqual(['lift.undo must be one of free, barred.'])
  const without = parseVariant(rest)
  expect(without.ok ? [] : without.error.map(told)).toEqual(['lift is missing.'])
})
