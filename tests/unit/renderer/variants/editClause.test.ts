import { describe, expect, it } from 'vitest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Clause } from '../../../../src/engine/variant/clauses/clause'
import { clauseFaults } from '../../../../src/engine/variant/clauses/faults'
import { countsFrom, kindOf, textOfCounts } from '../../../../src/renderer/variants/clauses/countsText'
import {
  moved,
  placeFor,
  repairOf,
  withChain,
  withParts,
} from '../../../../src/renderer/variants/clauses/editClause'

const kalah = findPreset('kalah')!.make({})
const faultsOf = (last: readonly Clause[]) => clauseFaults(kalah, last)
const again: Clause = { at: 'store', then: 'again' }
const relay: Clause = { at: 'any', makes: '2+', then: 'relay' }
const four: Clause = { at: 'own', makes: [4], take: ['here'] }

describe('changing a part of a clause', () => {
  it('drops what makes no sense any more', () => {
    expect(withParts({ ...four, across: '1+', then: 'again' }, { at: 'store' })).toEqual(again)
    expect(withParts({ ...four, chain: 'back' }, { take: undefined })).toEqual({ at: 'own', makes: [4] })
    expect(withParts({ ...four, chain: 'back' }, { to: 'owner' })).toEqual({ ...four, to: 'owner' })
    expect(withParts({ ...four, to: 'owner' }, { chain: 'back' })).toEqual({ ...four, chain: 'back' })
    expect(withParts(four, { take: ['here', 'two'] })).toEqual({ ...four, take: ['two'] })
    expect(withParts(four, { at: 'claimed' })).toEqual({ at: 'claimed', makes: [4] })
    expect(withParts({ ...four, take: ['theirs'], theirs: [2] }, { take: ['here'] })).toEqual(four)
  })

  it('drops what becomes of captured seeds with the capture', () => {
    const sown: Clause = { at: 'inner', take: ['across'], sow: 'next', then: 'relayHere' }
    expect(withParts(sown, { take: undefined })).toEqual({ at: 'inner' })
    expect(withParts(sown, { sow: undefined, to: 'here' })).toEqual({
      at: 'inner',
      take: ['across'],
      to: 'here',
    })
  })

  it('adds what another part needs', () => {
    expect(withParts(four, { take: ['here', 'theirs'] }).theirs).toEqual([2])
  })

  it('writes a chain as short as it is', () => {
    expect(withChain(undefined, { way: 'back' })).toBe('back')
    expect(withChain('back', { most: 2 })).toEqual({ way: 'back', most: 2 })
    expect(withChain({ way: 'back', most: 2 }, { most: undefined })).toBe('back')
  })
})

describe('the order of clauses', () => {
  it('changes by moving one', () => {
    expect(moved([again, relay, four], 2, 0)).toEqual([four, again, relay])
    expect(moved([again, relay, four], 0, 2)).toEqual([relay, four, again])
  })

  it('is repaired by moving a hidden clause above the one that hides it', () => {
    const last = [again, relay, four]
    const [fault] = faultsOf(last)
    expect(repairOf(last, fault!, faultsOf)).toEqual({
      repair: { kind: 'moveAbove', above: 2 },
      last: [again, four, relay],
    })
  })

  it('drops a condition that never holds', () => {
    const last: readonly Clause[] = [{ ...four, hole: [12] }]
    const [fault] = faultsOf(last)
    expect(repairOf(last, fault!, faultsOf)).toEqual({ repair: { kind: 'drop', part: 'hole' }, last: [four] })
  })

  it('puts a new clause as low as it still does something', () => {
    expect(placeFor([again, relay], four, faultsOf)).toBe(1)
    expect(placeFor([again, four], relay, faultsOf)).toBe(2)
    expect(placeFor([], relay, faultsOf)).toBe(0)
  })
})

describe('numbers of seeds as text', () => {
  it('are read and written', () => {
    expect(countsFrom('3, 2 2')).toEqual([2, 3])
    expect(countsFrom('3, even4+')).toEqual([3, 'even4+'])
    expect(countsFrom('2+')).toBe('2+')
    expect(countsFrom('many')).toBeNull()
    expect(textOfCounts([3, 'even4+'])).toBe('3, even4+')
    expect([
      kindOf(undefined),
      kindOf([2]),
      kindOf('2+'),
      kindOf('even'),
      kindOf([3, 'even4+']),
      kindOf('same'),
    ]).toEqual(['any', 'exactly', 'from', 'even', 'mixed', 'same'])
  })
})
