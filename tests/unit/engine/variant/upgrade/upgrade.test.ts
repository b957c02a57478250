import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findPreset, PRESETS } from '../../../../../src/engine/variant/catalogue'
import { describeProblem } from '../../../../../src/engine/variant/describeProblem'
import { parseVariant } from '../../../../../src/engine/variant/parse'
import { schema3Of } from '../../../../../src/engine/variant/upgrade/schema3'
import { toWords } from '../../../../../src/engine/variant/upgrade/toWords'
import { isNewSince, unworded, WORDED_FIELDS } from '../../../../../src/engine/variant/upgrade/upgrade'
import type { Variant, VariantProblem } from '../../../../../src/engine/variant/variant'
import { inEnglish } from '../../../../../src/locales/english'
import { variants } from '../../../../support/generators/variants'

type Tree = Record<string, Record<string, unknown>>

/** A variant as schema 3 wrote it: every rule, and words for what the last seed does. */
function asSchema3(variant: Variant): Tree {
  const { name, source } = variant
  return JSON.parse(JSON.stringify({ schema: 3, name, source, ...schema3Of(variant) })) as Tree
}

/** A variant as schema 1 wrote it: without the rules that came later. */
function asSchema1(variant: Variant): Tree {
  const tree = { ...asSchema3(variant), schema: 1 } as unknown as Tree
  for (const { path } of WORDED_FIELDS.filter((field) => isNewSince(1, field.path))) {
    const [section, key] = path.split('.') as [string, string]
    delete tree[section]![key]
  }
  delete tree['lift']
  delete tree['claim']
  return tree
}

/** Whether schema 1 could say all rules of a variant. */
function isOld(variant: Variant): boolean {
  const parsed = parseVariant(asSchema1(variant))
  return parsed.ok && JSON.stringify(parsed.value) === JSON.stringify(variant)
}

describe('a file of schema 1', () => {
  test('of the games that it could say reads as before', () => {
    const worded = PRESETS.filter(({ make }) => schema3Of(make()) !== null)
    const old = worded.filter(({ make }) => isOld(make())).map(({ id }) => id)
    expect(old).toEqual(
      expect.arrayContaining(['congkak', 'dakon', 'sungka', 'congklak', 'kalah', 'kalah-alt']),
    )
    expect(old).not.toContain('gabata')
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

describe('a file of schema 3', () => {
  const kalah = asSchema3(findPreset('kalah')!.make())
  const problems = (tree: object): readonly string[] => {
    const read = parseVariant(tree)
    return read.ok ? [] : read.error.map(told)
  }

  test('must hold every rule', () => {
    const { lift, ...rest } = kalah
    expect(problems({ ...rest, lift: { ...lift, undo: undefined } })).toEqual([
      'lift.undo must be one of free, barred.',
    ])
    expect(problems(rest)).toEqual(['lift is missing.'])
  })

  test('is checked word by word', () => {
    const turn = { ...kalah['turn'], captureCounts: [2, 2], evenFrom: -1, gap: 'wide' }
    expect(problems({ ...kalah, turn })).toEqual([
      'turn.captureCounts must be a list without repeated counts.',
      'turn.evenFrom must be from 0 to 255, not −1.',
      'turn.gap must be one of nothing, captureBeyond, captureBeyondFilled, not wide.',
    ])
    expect(problems({ ...kalah, last: [] })).toEqual(['last is not a rule of this format.'])
  })

  test('with two words that no list can say is refused, and both are named', () => {
    const turn = { ...kalah['turn'], lastInOpponents: 'captureCounts', captureCounts: [2], captures: 'chain' }
    expect(problems({ ...kalah, turn })).toEqual([
      'turn.captures and turn.lastInOwnEmpty contradict each other. Lumbung does not support these two rules together.',
    ])
  })
})

test('clauses that came from words give words with the same clauses', () => {
  fc.assert(
    fc.property(variants(), (variant) => {
      const words = toWords(variant)
      expect(words, JSON.stringify(variant.last)).not.toBeNull()
      const back = unworded(words!)
      const again = back.ok ? parseVariant(back.value) : back
      expect(again).toEqual({ ok: true, value: variant })
    }),
    { numRuns: 1000 },
  )
})

test('clauses that no words can say have none', () => {
  const kalah = findPreset('kalah')!.make()
  const [again, across] = kalah.last
  expect(toWords({ ...kalah, last: [across!, again!] })).toBeNull()
  expect(toWords({ ...kalah, last: [again!, { at: 'any', makes: '5+', take: ['here'] }] })).toBeNull()
  expect(toWords({ ...kalah, passing: { at: 'theirs', makes: [4] } })).toBeNull()
})

test('the words of awari are those that its tables of version 0.1.0 were filled for', () => {
  const file = 'tests/golden/version-0.1.0/tables/awari-3-ee6cee57/table.json'
  const { variant } = JSON.parse(readFileSync(file, 'utf8')) as { readonly variant: object }
  expect(asSchema3(findPreset('awari')!.make({ holes: 3 }))).toEqual(variant)
})
