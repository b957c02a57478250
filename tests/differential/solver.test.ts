import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStore } from '../../src/engine/board/position'
import type { Game } from '../../src/engine/rules/game'
import { legal } from '../../src/engine/rules/legal'
import { start } from '../../src/engine/rules/match'
import { repetitionKey } from '../../src/engine/rules/ends/repetition'
import { kalahRulesOf } from '../../src/engine/solver/kalahLike'
import { MIN_MEMORY } from '../../src/engine/solver/memory'
import { findPreset } from '../../src/engine/variant/catalogue'
import { bestLine } from '../../src/engine/solver/bestLine'
import { solvability, type Method } from '../../src/engine/solver/solvable'
import { after, oneRoundOf } from '../../src/engine/solver/oneRound'
import { valueOf } from '../../src/engine/solver/prover'
import { createProver, solve } from '../../src/engine/solver/solve'
import { finish } from '../../src/engine/through'
import type { Clause } from '../../src/engine/variant/clauses/clause'
import type { Variant } from '../../src/engine/variant/variant'
import { lastSeeds } from '../support/generators/clauses'
import { withLastSeed } from '../support/withLastSeed'
import { variants, withoutNewRules, withoutUnsolvedRules } from '../support/generators/variants'
import { exhaustiveValue, plainScore } from '../support/exhaustive'

const MEMORY = 2 ** 28
const GAMES = 2_000

/** Whether a clause is one of kalah's. */
function isKalahs({ at, makes, take }: Clause): boolean {
  return at === 'store' || (take !== undefined && at === 'own' && JSON.stringify(makes) === '[1]')
}

/** Kalah's relatives: any layout, and every choice that the fast solver knows. */
const kalahLike = variants({ maxHoles: 4, maxSeedsPerHole: 3 }).map((drawn): Variant => {
  const variant = withoutNewRules(drawn)
  return {
    ...variant,
    board: { ...variant.board, stores: 'own' },
    start: { ...variant.start, first: 'south' },
    sow: {
      ...variant.sow,
      direction: variant.sow.direction === 'clockwise' ? 'clockwise' : 'anticlockwise',
    },
    last: variant.last.filter(isKalahs).map(({ chain: _, ...clause }) => clause),
    turn: { ...variant.turn, grandSlam: 'allowed', mustFeed: 'no' },
    end: {
      ...variant.end,
      when: 'eitherSideEmpty',
      quietMoves: 0,
      repetition: 'shareBySide',
      leftovers: ['halved', 'toUnfed', 'toUnfedOrNobody'].includes(variant.end.leftovers)
        ? 'toSideOwner'
        : variant.end.leftovers,
    },
    win: { by: 'mostSeeds' },
    match: { ...variant.match, length: 'oneRound' },
  }
})

/** Any rules without random or simultaneous choices, including matches of several rounds. */
const anyRules = variants({ maxHoles: 3, maxSeedsPerHole: 3 })
  .map(withoutUnsolvedRules)
  .map((variant): Variant => ({
    ...variant,
    start: { ...variant.start, first: 'south' },
    match:
      variant.match.nextFirst === 'lastedLongest' ? { ...variant.match, length: 'oneRound' } : variant.match,
  }))

/** The same with any list of clauses that neither claims nor remembers. */
const anyClauses = fc
  .tuple(
    fc.oneof(anyRules, variants({ maxHoles: 2, maxSeedsPerHole: 2 }).map(withoutUnsolvedRules)),
    lastSeeds,
  )
  .map(([variant, { last, passing }]): Variant => {
    const settled: Variant = {
      ...variant,
      start: { ...variant.start, first: 'south' },
      match: { ...variant.match, length: 'oneRound' },
    }
    const isSolved = ({ at, if: guards = [], claim, then }: Clause) =>
      at !== 'claimed' &&
      claim === undefined &&
      then !== 'againOnce' &&
      guards.every((guard) => guard === 'reached' || guard === 'unreached')
    return withLastSeed(settled, { last: last.filter(isSolved), passing, closed: false })
  })

/** Holes that are burnt, by slot of a board with this many holes per side; seeds in them are removed. */
const burning = anyRules
  .map(withBurntHoles)
  .chain((variant) =>
    fc.record({ variant: fc.constant(variant), burnt: fc.subarray(holeSlots(variant.board.holes)) }),
  )

/** The same rules where holes can be burnt at all: `inPlay` leaves every hole in play. */
function withBurntHoles(variant: Variant): Variant {
  return variant.match.burnt === 'inPlay'
    ? { ...variant, match: { ...variant.match, burnt: 'skipped' } }
    : variant
}

function holeSlots(holes: number): number[] {
  return Array.from({ length: 2 * holes + 2 }, (_, slot) => slot).filter((slot) => !isStore(holes, slot))
}

function burntGame(variant: Variant, burnt: readonly number[]): Game {
  const game = start(variant)
  const seeds = game.position.seeds.map((count, slot) => (burnt.includes(slot) ? 0 : count))
  const position = { ...game.position, seeds, burnt }
  return { ...game, position, seen: [repetitionKey(position)] }
}

function compare(variant: Variant, game = start(variant)): 'compared' | 'skipped' {
  const oneRound = oneRoundOf(variant)
  if (game.phase === 'over' || legal(variant, game).length === 0) return 'skipped'
  const plain = exhaustiveValue(oneRound, game, { left: GAMES })
  if (plain === null) return 'skipped'
  const how = solvability(variant, game.position, MEMORY)
  if (!how.ok) throw new Error(how.because.key)
  const prover = createProver(variant, game, how.method, MEMORY)
  const solution = finish(solve(variant, game, prover))
  expect([solution.lower, solution.upper]).toEqual([plain, plain])
  for (const move of solution.moves) {
    const value = exhaustiveValue(oneRound, after(variant, game, move.choice), { left: GAMES })
    expect([move.lower, move.upper]).toEqual([value, value])
  }
  const line = finish(bestLine(variant, game, prover, plain))
  const end = line.reduce((now, choice) => after(variant, now, choice), game)
  expect([end.phase, plainScore(variant, end)]).toEqual(['over', plain])
  return 'compared'
}

describe('values equal plain minimax by the reference rules', () => {
  it('for games like kalah, from any layout', () => {
    let compared = 0
    fc.assert(
      fc.property(kalahLike, (variant) => {
        expect(kalahRulesOf(variant)).not.toBeNull()
        if (compare(variant) === 'compared') compared++
      }),
      { numRuns: 60, seed: 6 },
    )
    expect(compared).toBeGreaterThan(25)
  }, 300_000)

  it('for games of any rules', () => {
    const compared = { fast: 0, search: 0, retrograde: 0 }
    fc.assert(
      fc.property(anyRules, (variant) => {
        if (compare(variant) === 'compared') compared[methodOf(variant)]++
      }),
      { numRuns: 300, seed: 7 },
    )
    expect(compared.search).toBeGreaterThan(40)
    expect(compared.retrograde).toBeGreaterThan(40)
  }, 300_000)

  it('for games of any list of clauses', () => {
    const compared = { fast: 0, search: 0, retrograde: 0 }
    fc.assert(
      fc.property(anyClauses, (variant) => {
        if (compare(variant) === 'compared') compared[methodOf(variant)]++
      }),
      { numRuns: 300 },
    )
    expect(compared.search).toBeGreaterThan(20)
    expect(compared.retrograde).toBeGreaterThan(20)
  }, 300_000)

  it('for rounds with burnt holes', () => {
    let compared = 0
    fc.assert(
      fc.property(burning, ({ variant, burnt }) => {
        if (compare(variant, burntGame(variant, burnt)) === 'compared') compared++
      }),
      { numRuns: 100, seed: 8 },
    )
    expect(compared).toBeGreaterThan(40)
  }, 300_000)
})

describe('the general search', () => {
  const valueBy = (variant: Variant, method: Method) => {
    const game = start(variant)
    const { lower, upper, moves } = finish(solve(variant, game, createProver(variant, game, method, MEMORY)))
    return { lower, upper, moves }
  }

  it('gives games like kalah the values of the fast one', () => {
    for (const id of ['kalah', 'kalah-empty-capture', 'kalah-alt']) {
      const variant = findPreset(id)!.make({ holes: 4, seeds: 4 })
      expect(valueBy(variant, 'search')).toEqual(valueBy(variant, 'fast'))
    }
  })

  it('gives the same value in little memory', () => {
    const variant = findPreset('congklak-patched')!.make({ holes: 5, seeds: 4 })
    const game = start(variant)
    const [little, plenty] = [MIN_MEMORY, MEMORY].map((memory) =>
      finish(valueOf(createProver(variant, game, 'search', memory), game)),
    )
    expect(little).toEqual(plenty)
  })
})

describe('working backwards', () => {
  it('gives the same values where no memory is left to list moves', () => {
    const eitherWay = findPreset('kalah')!.make({ holes: 2, seeds: 3 })
    const games: readonly Variant[] = [
      findPreset('awari')!.make({ holes: 3, seeds: 2 }),
      { ...eitherWay, sow: { ...eitherWay.sow, direction: 'eitherWay' } },
    ]
    for (const variant of games) {
      const game = start(variant)
      const [none, plenty] = [0, MEMORY].map((memory) => {
        const solution = finish(solve(variant, game, createProver(variant, game, 'retrograde', memory)))
        return { ...solution, nodes: 0 }
      })
      expect(none).toEqual(plenty)
    }
  })
})

function methodOf(variant: Variant): Method {
  const how = solvability(variant, start(variant).position, MEMORY)
  if (!how.ok) throw new Error(how.because.key)
  return how.method
}
