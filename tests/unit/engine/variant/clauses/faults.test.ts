import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position, Slot } from '../../../../../src/engine/board/position'
import { takeTo } from '../../../../../src/engine/board/position'
import { isFree } from '../../../../../src/engine/rules/captures'
import { holdsAt, holdsForLap, slotNamed, type Scene } from '../../../../../src/engine/rules/lastSeed/fits'
import { takenBy } from '../../../../../src/engine/rules/lastSeed/taken'
import { findPreset, PRESETS } from '../../../../../src/engine/variant/catalogue'
import { canonicalClauses } from '../../../../../src/engine/variant/clauses/canonical'
import type { Clause } from '../../../../../src/engine/variant/clauses/clause'
import { clauseFaults } from '../../../../../src/engine/variant/clauses/faults'
import type { Variant } from '../../../../../src/engine/variant/variant'

const HOLES = 3
const MOST_SEEDS = 4
const kalah = findPreset('kalah')!.make({ holes: HOLES })
const oware = findPreset('oware')!.make({ holes: HOLES })

const relay: Clause = { at: 'any', makes: '2+', then: 'relay' }
const faultsOf = (...last: Clause[]) => clauseFaults(kalah, last)

describe('clauses that are never carried out', () => {
  it('finds none in the games of the catalogue', () => {
    for (const { id, variant } of PRESETS) expect([id, clauseFaults(variant, variant.last)]).toEqual([id, []])
  })

  it('names the earlier clause that hides one', () => {
    const four: Clause = { at: 'own', makes: [4], take: ['here'], then: 'again' }
    expect(faultsOf({ at: 'store', then: 'again' }, relay, four)).toEqual([
      { clause: 3, fault: 'hidden', by: [2] },
    ])
    expect(faultsOf({ at: 'store', then: 'again' }, four, relay)).toEqual([])
  })

  it('names several clauses that hide one together', () => {
    const own: Clause = { at: 'own', makes: '2+', then: 'relay' }
    const theirs: Clause = { at: 'theirs', makes: [2, '3+'], then: 'relay' }
    expect(faultsOf(own, theirs, { at: 'any', makes: [3], take: ['here'] })).toEqual([
      { clause: 3, fault: 'hidden', by: [1, 2] },
    ])
  })

  it('names the part that can never hold', () => {
    expect(clauseFaults(oware, [{ at: 'store', then: 'again' }])).toEqual([
      { clause: 1, fault: 'neverFits', because: 'at' },
    ])
    expect(faultsOf({ at: 'own', hole: [9], makes: [1], then: 'again' })).toEqual([
      { clause: 1, fault: 'neverFits', because: 'hole' },
    ])
    expect(faultsOf({ at: 'theirs', if: ['unreached'], then: 'again' })).toEqual([
      { clause: 1, fault: 'neverFits', because: 'if' },
    ])
    expect(faultsOf({ at: 'own', across: [0], take: ['across'] })).toEqual([
      { clause: 1, fault: 'neverFits', because: 'across' },
    ])
    expect(faultsOf({ at: 'own', take: ['facing'] })).toEqual([
      { clause: 1, fault: 'neverFits', because: 'take' },
    ])
    expect(faultsOf({ at: 'claimed', take: ['two'] })).toEqual([
      { clause: 1, fault: 'neverFits', because: 'at' },
    ])
  })

  it('looks at the board as a clause that lets later ones apply has left it', () => {
    const taking: Clause = { at: 'any', makes: [4], take: ['here'], then: 'on' }
    expect(faultsOf(taking, { at: 'any', makes: [4], then: 'relay' })).toEqual([
      { clause: 2, fault: 'hidden', by: [1] },
    ])
    expect(faultsOf(taking, relay)).toEqual([])
  })
})

/** Every end of a lap on a small board: any seeds in holes, wherever the last one fell. */
function* lapEnds(variant: Variant): Generator<Scene> {
  const slots = 2 * HOLES + 2
  const store = HOLES
  const stored = variant.board.stores === 'capturesOnly' ? [] : [store]
  const holes = Array.from({ length: slots }, (_, slot) => slot).filter(
    (slot) => slot !== store && slot !== 2 * HOLES + 1,
  )
  const seeds = Array.from({ length: slots }, () => 0)
  const base = (MOST_SEEDS + 1) ** holes.length
  // A step that shares no factor with the number of boards visits them in a mixed order.
  for (let k = 0, code = 0; k < base; k += 29, code = (code + 7_919) % base) {
    let rest = code
    for (const slot of holes) {
      seeds[slot] = rest % (MOST_SEEDS + 1)
      rest = Math.floor(rest / (MOST_SEEDS + 1))
    }
    const now: Position = { seeds: [...seeds], burnt: [], toMove: 'south' }
    for (const last of [...holes.filter((slot) => seeds[slot]! > 0), ...stored]) {
      for (const lifted of [1, 2, 3]) {
        const reached = last > store || (k + lifted) % 2 === 0
        yield {
          variant,
          now,
          reached,
          entered: false,
          entering: false,
          firstLap: true,
          captured: false,
          lap: { side: 'south', way: 'anticlockwise', from: 0, lifted, last, after: now } as Scene['lap'],
        }
      }
    }
  }
}

/** The clauses that the reference rules carry out at the end of a lap. */
function carriedOut(last: readonly Clause[], scene: Scene): readonly number[] {
  const done: number[] = []
  let { now } = scene
  for (const [at, clause] of last.entries()) {
    const seen: Scene = { ...scene, now }
    if (!holdsForLap(seen, clause)) continue
    const taken = clause.take === undefined ? [] : takenBy(seen, clause)
    if (clause.take === undefined ? !holdsAt(seen, clause, scene.lap.last) : taken.length === 0) continue
    const claimed = (clause.claim ?? []).map((hole) => slotNamed(seen, hole, scene.lap.last))
    if (!claimed.every((slot) => slot !== null && isFree(scene.variant, now, slot))) continue
    done.push(at)
    now = takeTo(now, taken as Slot[], HOLES)
    if (clause.then !== 'on' || clause.claim !== undefined) return done
  }
  return done
}

const counts = fc.constantFrom(
  '0+' as const,
  '1+' as const,
  '2+' as const,
  'even' as const,
  [0],
  [1],
  [2],
  [3],
)
const clauses: fc.Arbitrary<Clause> = fc
  .record(
    {
      at: fc.constantFrom('store' as const, 'own' as const, 'theirs' as const, 'any' as const),
      hole: fc.constantFrom([1], [-1], '1..-2' as const),
      makes: counts,
      across: fc.oneof(counts, fc.constant('same' as const)),
      lifted: fc.constantFrom([1], '2+' as const),
      if: fc.constantFrom(['reached' as const], ['unreached' as const]),
      take: fc.constantFrom(['here' as const], ['across' as const], ['here' as const, 'across' as const]),
      then: fc.constantFrom('again' as const, 'relay' as const, 'on' as const),
    },
    { requiredKeys: ['at'] },
  )
  .map((clause): Clause => {
    if (clause.at !== 'store') return clause
    return { at: 'store', ...(clause.then && { then: clause.then }) }
  })

describe('against every end of a lap on a small board', () => {
  it.each([kalah, oware])('finds exactly the clauses that the rules never carry out', (variant) => {
    const ends = [...lapEnds(variant)]
    fc.assert(
      fc.property(fc.array(clauses, { minLength: 1, maxLength: 4 }), (drawn) => {
        const last = canonicalClauses(drawn)
        const done = new Set<number>()
        for (const scene of ends) {
          carriedOut(last, scene).forEach((at) => done.add(at + 1))
          if (done.size === last.length) break
        }
        const idle = last.map((_, at) => at + 1).filter((clause) => !done.has(clause))
        expect(clauseFaults(variant, last).map(({ clause }) => clause)).toEqual(idle)
      }),
      { numRuns: 100, seed: 31 },
    )
  })
})
