import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tableKey } from '../../../../src/engine/tables/tableKey'
import type { LastSeed } from '../../../../src/engine/variant/clauses/clause'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { variantsOfClauses } from '../../../support/generators/clauses'
import { withLastSeed } from '../../../support/withLastSeed'

const awari = findPreset('awari')!.make({ holes: 3, seeds: 2 })

it.each<LastSeed['last'][number]>([
  { at: 'theirs', makes: 'even' },
  { at: 'any', makes: 'even4+', then: 'relay' },
  { at: 'own', makes: '2+', claim: ['here'] },
])('names the tables of rules that no words of earlier files say: %j', (clause) => {
  const capture = { at: 'theirs', makes: [2, 3], take: ['here'] } as const
  const keyOf = (last: LastSeed['last']) =>
    tableKey(withLastSeed(awari, { last, passing: null, closed: false }))
  expect(keyOf([clause, capture])).not.toBe(keyOf([capture]))
})

it('names the tables of any rules', () => {
  fc.assert(
    fc.property(variantsOfClauses(), (variant) => {
      expect(tableKey(variant)).toMatch(/^[0-9a-f]+$/)
    }),
    { numRuns: 500 },
  )
})
