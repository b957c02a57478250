import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { createKernel } from '../../src/engine/kernel/kernel'
import { tableOf } from '../../src/engine/players/tableOf'
import { rowsOf } from '../../src/engine/simulation/gameRows'
import { PRESETS, findPreset } from '../../src/engine/variant/catalogue/index'
import type { Clause } from '../../src/engine/variant/clauses/clause'
import type { Variant } from '../../src/engine/variant/variant'
import { variants, withoutNewRules } from '../support/generators/variants'
import { noviceGame } from '../support/random'

const NOVICE = { kind: 'novice' } as const

/** Whole random games in kernel and reference; a difference is a case to replay: the variant, the seed, the game. */
function compare(variant: Variant, seed: number, games: number): void {
  const kernel = createKernel(variant)
  for (const table of kernel.playGames({ first: NOVICE, second: NOVICE, seed, from: 0, to: games })) {
    for (const ours of rowsOf(table)) {
      const game = ours[0]!
      const [truth] = rowsOf(tableOf(game, noviceGame(variant, seed, game)))
      if (!isDeepStrictEqual(ours, truth)) {
        expect(ours, JSON.stringify({ variant, seed, game })).toEqual(truth)
      }
    }
  }
}

/** Matches until a player is out may take a thousand rounds, which is slow with the reference rules. */
function inFewRounds(variant: Variant): Variant {
  const { match } = variant
  return match.length === 'untilOut'
    ? { ...variant, match: { ...match, length: 'rounds', rounds: 3 } }
    : variant
}

test.each(PRESETS.map((preset) => preset.id))('random games of %s are those of the rules', (id) => {
  const variant = findPreset(id)!.make()
  compare(inFewRounds(variant), 7, variant.match.length === 'oneRound' ? 6 : 2)
})

test('random games of generated variants are those of the rules', () => {
  const one = fc.record({ variant: variants({ maxHoles: 4, maxSeedsPerHole: 4 }), seed: fc.nat() })
  fc.assert(
    fc.property(one, ({ variant, seed }) => compare(inFewRounds(variant), seed, 3)),
    { numRuns: 30 },
  )
})

/** Whether a clause is one that the vector paths know. */
function isPlain({ at, makes, take }: Clause): boolean {
  return take === undefined || (at === 'own' && JSON.stringify(makes) === '[1]')
}

/** Variants that the vector paths play, whatever else is drawn. */
const vectorVariants = variants({ maxHoles: 15, maxSeedsPerHole: 8 })
  .map((variant) => withoutNewRules(variant))
  .map((variant): Variant => ({
    ...variant,
    board: { ...variant.board, stores: 'own' },
    start: { ...variant.start, first: variant.start.first === 'bothAtOnce' ? 'lot' : variant.start.first },
    sow: {
      ...variant.sow,
      direction: variant.sow.direction === 'anticlockwise' ? 'anticlockwise' : 'clockwise',
    },
    last: variant.last.filter(isPlain).map(({ chain: _, ...clause }) => clause),
    turn: { ...variant.turn, mustFeed: 'no', grandSlam: 'allowed' },
    end: {
      ...variant.end,
      when: variant.end.when === 'moverSideEmpty' ? 'majority' : variant.end.when,
      leftovers: ['halved', 'toUnfed', 'toUnfedOrNobody'].includes(variant.end.leftovers)
        ? 'nobody'
        : variant.end.leftovers,
      quietMoves: 0,
    },
    win: { by: variant.win.by === 'majority' ? 'majority' : 'mostSeeds' },
    match: { ...variant.match, length: 'oneRound' },
  }))

test('random games with the board in vectors are those of the rules', () => {
  const one = fc.record({ variant: vectorVariants, seed: fc.nat() })
  fc.assert(
    fc.property(one, ({ variant, seed }) => compare(variant, seed, 3)),
    { numRuns: 80 },
  )
})
