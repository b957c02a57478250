import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherSide, slotOf } from '../../src/engine/board/position'
import { gamesOf, playOut, type Turned } from '../support/generators/games'
import { variantsOfClauses } from '../support/generators/clauses'
import { canRepeat, hasCaptures, keyPartsOf, leavesAHoleEmpty } from '../../src/engine/variant/support'
import { lastSeedOf } from '../../src/engine/variant/clauses/clause'
import { withLastSeed } from '../support/withLastSeed'
import type { Variant } from '../../src/engine/variant/variant'

// What support.ts says about a list of clauses must hold in play, whatever the list.

const games = gamesOf(variantsOfClauses())

/** Games whose turns are mostly over after one lap, under lists in which nothing follows. */
const shortGames = gamesOf(
  variantsOfClauses().map((variant) => {
    const { last, passing } = lastSeedOf(variant)
    const ending = last.map(({ then: _, ...clause }) => clause)
    const plain: Variant = {
      ...variant,
      board: { ...variant.board, stores: 'capturesOnly' },
      start: { ...variant.start, first: 'south' },
      sow: { ...variant.sow, origin: 'skipped', leave: 'nothing', firstMove: 'asOthers', turning: 'sameWay' },
      turn: { ...variant.turn, noMove: 'roundEnds', grandSlam: 'allowed' },
      match: { ...variant.match, length: 'oneRound' },
    }
    return withLastSeed(plain, { last: ending, passing, closed: false })
  }),
)

/** Says of every turn of random games whether it bears out an answer; games where it does not apply are left out. */
function bearsOut(
  applies: (variant: Variant) => boolean,
  holds: (turned: Turned, variant: Variant) => boolean,
  among = games,
): void {
  let applied = 0
  fc.assert(
    fc.property(among, ({ variant, luck }) => {
      if (!applies(variant)) return
      applied += 1
      for (const turned of playOut(variant, luck, 60)) {
        expect(holds(turned, variant), JSON.stringify({ variant, list: lastSeedOf(variant), luck })).toBe(
          true,
        )
      }
    }),
    { numRuns: 250 },
  )
  expect(applied).toBeGreaterThan(10)
}

test('positions repeat only where the rules let them', () => {
  bearsOut(
    (variant) => !canRepeat(variant),
    ({ steps }) =>
      !steps.some((step) => step.kind === 'roundOver' && ['repetition', 'endless'].includes(step.reason)),
  )
})

test('holes are claimed only where claims are part of a position', () => {
  bearsOut(
    (variant) => !keyPartsOf(variant).has('claims'),
    ({ after }) => after.position.claimed === undefined,
  )
})

test('seeds are captured only where there are captures', () => {
  bearsOut(
    (variant) => !hasCaptures(variant) && variant.end.few === 0,
    ({ steps }) => !steps.some(({ kind }) => kind === 'capture' || kind === 'claim'),
  )
})

test('a move passes the turn and leaves its hole empty where the rules say so', () => {
  const holds = ({ before, choice, steps, after }: Turned, variant: Variant): boolean => {
    if (steps.some(({ kind }) => kind === 'roundOver' || kind === 'endlessRelay')) return true
    const side = before.position.toMove
    const from = slotOf(variant.board.holes, side, choice.hole)
    return after.position.toMove === otherSide(side) && after.position.seeds[from] === 0
  }
  bearsOut(leavesAHoleEmpty, holds, shortGames)
})

test('no seed is made or lost', () => {
  bearsOut(
    () => true,
    ({ before, after }) => {
      const total = (seeds: readonly number[]) => seeds.reduce((sum, count) => sum + count, 0)
      const inHands = [before, after].some(({ phase }) => phase === 'opening')
      return inHands || total(before.position.seeds) === total(after.position.seeds)
    },
  )
})
