import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRESETS } from '../../../../../src/engine/variant/catalogue'
import { canonicalClauses, canonicalLastSeed } from '../../../../../src/engine/variant/clauses/canonical'
import type { Clause } from '../../../../../src/engine/variant/clauses/clause'
import { MAX_COUNT } from '../../../../../src/engine/variant/clauses/counts'
import { MAX_CLAUSES, readClauses, readPassing } from '../../../../../src/engine/variant/clauses/readClauses'
import { describeProblem } from '../../../../../src/engine/variant/describeProblem'
import type { VariantProblem } from '../../../../../src/engine/variant/variant'
import { inEnglish } from '../../../../../src/locales/english'
import { lastSeeds } from '../../../../support/generators/clauses'

function problemsOf(list: unknown): readonly VariantProblem[] {
  const problems: VariantProblem[] = []
  readClauses(list, 'last', (problem) => problems.push(problem))
  return problems
}

function pathsOf(list: unknown): readonly string[] {
  return problemsOf(list).map((problem) => ('path' in problem ? problem.path : problem.paths.join(' ')))
}

test('every list of the catalogue is read without a problem and is in the form in which it is written', () => {
  for (const { last, passing } of PRESETS.map(({ variant }) => variant)) {
    const stored = JSON.parse(JSON.stringify(last)) as readonly Clause[]
    expect(problemsOf(stored)).toEqual([])
    expect(JSON.stringify(canonicalClauses(stored))).toBe(JSON.stringify(last))
    readPassing(passing, 'passing', (problem) => expect.unreachable(JSON.stringify(problem)))
  }
})

test('what is read can be read again once it is written', () => {
  fc.assert(
    fc.property(lastSeeds, ({ last, passing }) => {
      const written = canonicalLastSeed({ last, passing, closed: false })
      expect(problemsOf(written.last)).toEqual([])
      if (written.passing)
        readPassing(written.passing, 'passing', (problem) => expect.unreachable(JSON.stringify(problem)))
    }),
    { numRuns: 1_000 },
  )
})

test('a list is written with its keys in order, counts ascending and nothing without effect', () => {
  const list: readonly Clause[] = [
    { then: 'on', take: ['here'], makes: ['even4+', 3, 2, '9+', 8, 3], at: 'any' },
    { at: 'own', hole: [-1, 2, 1], chain: { way: 'back' }, take: ['here'], if: [], then: 'on' },
  ]
  expect(JSON.stringify(canonicalClauses(list))).toBe(
    JSON.stringify([
      { at: 'any', makes: [3, 'even', '8+'], take: ['here'], then: 'on' },
      { at: 'own', hole: [1, 2, -1], take: ['here'], chain: 'back' },
    ]),
  )
})

test.each<readonly [unknown, readonly string[]]>([
  ['store', ['last']],
  [[...Array<Clause>(MAX_CLAUSES + 1).fill({ at: 'any' })], ['last.length']],
  [[{ at: 'any' }, 5], ['last.2']],
  [[{ makes: [1] }], ['last.1.at']],
  [[{ at: 'here' }], ['last.1.at']],
  [[{ at: 'own', takes: ['here'] }], ['last.1.takes']],
  [[{ at: 'own', makes: 2 }], ['last.1.makes']],
  [[{ at: 'own', makes: [] }], ['last.1.makes.length']],
  [[{ at: 'own', makes: [2, -1] }], ['last.1.makes.2']],
  [[{ at: 'own', makes: 'odd' }], ['last.1.makes']],
  [[{ at: 'own', makes: 'same' }], ['last.1.makes']],
  [[{ at: 'own', hole: '1-3' }], ['last.1.hole']],
  [[{ at: 'own', hole: [0] }], ['last.1.hole']],
  [[{ at: 'own', take: ['here', 'left'] }], ['last.1.take.2']],
  [[{ at: 'own', take: ['here', 'here'] }], ['last.1.take']],
  [[{ at: 'own', take: [] }], ['last.1.take.length']],
  [[{ at: 'own', take: ['here'], chain: { at: 'any' } }], ['last.1.chain.way']],
  [[{ at: 'own', take: ['here'], chain: { way: 'back', most: 1 } }], ['last.1.chain.most']],
  [[{ at: 'own', chain: 'back' }], ['last.1.chain last.1.take']],
  [[{ at: 'own', take: ['theirs'] }], ['last.1.take last.1.theirs']],
  [[{ at: 'own', take: ['here'], claim: ['here'] }], ['last.1.take last.1.claim']],
  [[{ at: 'own', take: ['two', 'across'] }], ['last.1.take last.1.take']],
  [[{ at: 'store', makes: [1], then: 'again' }], ['last.1.at last.1.makes']],
  [[{ at: 'claimed', take: ['here'] }], ['last.1.at last.1.take']],
  [[{ at: 'own', makes: [2, MAX_COUNT + 1] }], ['last.1.makes.2']],
  [[{ at: 'own', across: `${MAX_COUNT + 1}+` }], ['last.1.across']],
  [[{ at: 'own', next: [1, `even${MAX_COUNT + 1}+`] }], ['last.1.next']],
  [[{ at: 'own', take: ['here'], chain: { way: 'on', at: 'store' } }], ['last.1.chain.at']],
  [[{ at: 'own', take: ['here'], chain: { way: 'on', take: ['two'] } }], ['last.1.chain.take.1']],
  [[{ at: 'own', take: ['two'], chain: 'on' }], ['last.1.take last.1.chain']],
  [[{ at: 'own', take: ['here'], chain: { way: 'on', take: ['theirs'] } }], ['last.1.chain last.1.theirs']],
  [[{ at: 'store', then: 'relay' }], ['last.1.at last.1.then']],
])('%j is refused at %j', (list, paths) => {
  expect(pathsOf(list)).toEqual(paths)
  for (const problem of problemsOf(list)) expect(inEnglish(describeProblem(problem))).not.toBe('')
})
