import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { openingOf } from '../../src/engine/openings/openingOf'
import { createKernel } from '../../src/engine/kernel/kernel'
import { tableOf } from '../../src/engine/players/tableOf'
import { rowsOf } from '../../src/engine/simulation/gameRows'
import { start } from '../../src/engine/rules/match'
import { solvability } from '../../src/engine/solver/solvable'
import { findPreset } from '../../src/engine/variant/catalogue/index'
import type { Clause } from '../../src/engine/variant/clauses/clause'
import type { Variant } from '../../src/engine/variant/variant'
import { noviceGame } from '../support/random'

/** The clauses that fast paths recognise. */
const PLAIN: readonly Clause[] = [
  { at: 'store', then: 'again' },
  { at: 'own', makes: [1], across: '1+', take: ['here', 'across'] },
  { at: 'own', makes: [1], across: '0+', take: ['here', 'across'] },
  { at: 'any', makes: '2+', then: 'relay' },
  { at: 'own', makes: '2+', then: 'relay' },
]
const NOVICE = { kind: 'novice' } as const

/** Every list of up to three of them, in any order, and any of them twice. */
const lists = [1, 2, 3].flatMap((length) =>
  Array.from({ length: PLAIN.length ** length }, (_, code) =>
    Array.from({ length }, (_, at) => PLAIN[Math.floor(code / PLAIN.length ** at) % PLAIN.length]!),
  ),
)

test.each([
  ['kalah', { holes: 4, seeds: 3 }],
  ['congkak', { holes: 4 }],
] as const)('lists of plain clauses that repeat or hide one another: %s', (id, size) => {
  for (const last of lists) {
    const variant: Variant = { ...findPreset(id)!.make(size), last }
    expect(() => openingOf(variant), JSON.stringify(last)).not.toThrow()
    expect(() => solvability(variant, start(variant).position, 2 ** 26), JSON.stringify(last)).not.toThrow()
    for (const table of createKernel(variant).playGames({
      first: NOVICE,
      second: NOVICE,
      seed: 5,
      from: 0,
      to: 3,
    })) {
      for (const ours of rowsOf(table)) {
        const [truth] = rowsOf(tableOf(ours[0]!, noviceGame(variant, 5, ours[0]!)))
        if (!isDeepStrictEqual(ours, truth)) expect(ours, JSON.stringify(last)).toEqual(truth)
      }
    }
  }
})
