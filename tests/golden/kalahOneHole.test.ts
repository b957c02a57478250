import { describe, expect, test } from 'vitest'
import { PUBLISHED, type PublishedGame } from '../../src/engine/papers/published'
import { legal } from '../../src/engine/rules/legal'
import { start } from '../../src/engine/rules/match'
import { play } from '../../src/engine/rules/play'
import { findPreset } from '../../src/engine/variant/catalogue'

/** With one hole per side nobody has a choice: the game plays itself. */
function playItself(id: string, seeds: number): PublishedGame & { readonly northMoved: boolean } {
  const variant = findPreset(id)!.make({ holes: 1, seeds })
  let game = start(variant)
  let northMoved = false
  while (game.phase !== 'over') {
    expect(legal(variant, game)).toEqual([{ hole: 1 }])
    northMoved ||= game.position.toMove === 'north'
    const played = play(variant, game, { hole: 1 })
    if (!played.ok) throw new Error(JSON.stringify(played.error))
    game = played.value.game
  }
  const [first, second] = game.finished[0]!
  return { seeds, result: { south: 'W', tie: 'D', north: 'L' }[game.winner!], first, second, northMoved }
}

function ours(id: string, seeds: number): PublishedGame {
  const { result, first, second } = playItself(id, seeds)
  return { seeds, result, first, second }
}

/** Pok 2001, the tables of kalah(1, n) and kalahAlt(1, n), n = 1…200. */
describe('the tables of one hole per side', () => {
  /** Rows whose seeds do not add up to 2n as printed, with what the rules give. */
  const misprints = [
    { seeds: 64, result: 'W', first: 77, second: 51 },
    { seeds: 138, result: 'W', first: 139, second: 137 },
  ]

  test('kalah(1, n) agrees except for two misprints', () => {
    expect(PUBLISHED.kalah1n).toHaveLength(200)
    const differ = PUBLISHED.kalah1n.filter(
      (row) => JSON.stringify(ours('kalah', row.seeds)) !== JSON.stringify(row),
    )
    expect(differ.map(({ seeds }) => seeds)).toEqual(misprints.map(({ seeds }) => seeds))
    for (const { seeds, first, second } of differ) expect(first + second).not.toBe(2 * seeds)
    expect(misprints.map(({ seeds }) => ours('kalah', seeds))).toEqual(misprints)
    for (const { seeds, first, second } of misprints) expect(first + second).toBe(2 * seeds)
  })

  test('kalahAlt(1, n) agrees in all 200 rows', () => {
    expect(PUBLISHED.kalahAlt1n).toHaveLength(200)
    expect(PUBLISHED.kalahAlt1n.map(({ seeds }) => ours('kalah-alt', seeds))).toEqual(PUBLISHED.kalahAlt1n)
  })
})

/** Pok 2001, the theorem on n = 11…1 in base 3, and its table. */
describe('kalah(1, n) for repunits in base 3', () => {
  test('the published rows', () => {
    for (const { seeds, ternary, first, second } of PUBLISHED.kalahRepunits) {
      expect(seeds.toString(3)).toBe(ternary)
      expect(ours('kalah', seeds)).toEqual({ seeds, result: 'L', first, second })
    }
  })

  test('the theorem, for two digits to nine: the first player keeps the turn throughout and loses', () => {
    for (let digits = 2; digits <= 9; digits++) {
      const seeds = (3 ** digits - 1) / 2
      const { result, northMoved, second } = playItself('kalah', seeds)
      expect({ seeds, result, northMoved }).toEqual({ seeds, result: 'L', northMoved: false })
      expect(Math.abs(second - (3 * seeds) / 2)).toBeLessThanOrEqual(digits)
    }
  })
})
