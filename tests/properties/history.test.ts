import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game } from '../../src/engine/rules/game'
import { repetitionKey } from '../../src/engine/rules/ends/repetition'
import { pastOf } from '../../src/engine/rules/laps/past'
import { pastAfter } from '../../src/engine/rules/laps/pastAfter'
import { legal } from '../../src/engine/rules/legal'
import { play } from '../../src/engine/rules/play'
import { move } from '../../src/engine/rules/turn'
import { canRepeat, keepsPast } from '../../src/engine/variant/support/consequences'
import { gamesOf, playOut } from '../support/generators/games'

const SMALL = { maxHoles: 3, maxSeedsPerHole: 3 }

test('no position of a round repeats where the traits say that none can', { timeout: 120_000 }, () => {
  let rounds = 0
  fc.assert(
    fc.property(gamesOf(SMALL), ({ variant, luck }) => {
      if (canRepeat(variant)) return
      let seen = new Set<string>()
      for (const { before, after } of playOut(variant, luck, 60)) {
        if (before.phase === 'opening' || after.phase !== 'play') continue
        if (after.round !== before.round) {
          seen = new Set()
          rounds++
        }
        const key = repetitionKey(after.position)
        expect(seen.has(key), key).toBe(false)
        seen.add(key)
      }
      rounds++
    }),
    { numRuns: 1500 },
  )
  expect(rounds).toBeGreaterThan(100)
})

/** A game in which history was kept though no rule is said to need it. */
function withHistory(game: Game, past: Game['position']['past']): Game {
  return past === undefined ? game : { ...game, position: { ...game.position, past } }
}

/** A game without its history. */
function withoutHistory({ position: { past: _, ...position }, ...game }: Game): object {
  return { ...game, position }
}

test('history that is always kept changes no game that is said to need none', { timeout: 120_000 }, () => {
  let compared = 0
  fc.assert(
    fc.property(gamesOf(SMALL), ({ variant, luck }) => {
      if (keepsPast(variant)) return
      let past: Game['position']['past']
      for (const { before, choice, after } of playOut(variant, luck, 40)) {
        if (before.phase === 'opening') continue
        const kept = withHistory(before, past)
        expect(legal(variant, kept)).toEqual(legal(variant, before))
        const played = play(variant, kept, choice)
        if (!played.ok) throw new Error(played.error.code)
        expect(withoutHistory(played.value.game)).toEqual(withoutHistory(after))
        const next = pastAfter(variant, kept.position, choice, move(variant, kept.position, choice))
        past = after.round === before.round ? { ...pastOf(variant, kept.position), ...next } : undefined
        compared++
      }
    }),
    { numRuns: 1500 },
  )
  expect(compared).toBeGreaterThan(100)
})
