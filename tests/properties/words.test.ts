import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explain } from '../../src/engine/variant/explain'
import { CHAIN_WAYS, FOLLOWS, lastSeedOf, TAKES, type Clause } from '../../src/engine/variant/clauses/clause'
import { override } from '../../src/engine/variant/override'
import { WORDED_FIELDS } from '../../src/engine/variant/upgrade/upgrade'
import type { Variant } from '../../src/engine/variant/variant'
import type { Game } from '../../src/engine/rules/game'
import { variantsOfClauses } from '../support/generators/clauses'
import { gamesOf, playOut } from '../support/generators/games'

const words = (variant: Variant) => JSON.stringify(explain(variant).map(({ sentence }) => sentence))

/** Every legal variant that differs from this one in a single word or number, also of those that clauses say now. */
function neighbours(variant: Variant): readonly Variant[] {
  return WORDED_FIELDS.flatMap((field) => {
    const values = field.kind === 'choice' ? field.choices : ['1', '2', '3']
    return values.flatMap((value) => {
      const changed = override(variant, field.path, value)
      return changed.ok ? [changed.value] : []
    })
  })
}

/** What a player would notice: who has which seeds only where they decide, or where another round begins with them. */
function asSeen({ win, match }: Variant, game: Game | undefined) {
  const seedsMatter = ['mostSeeds', 'majority'].includes(win.by) || match.length !== 'oneRound'
  if (seedsMatter || game?.phase !== 'over') return game
  const { ended, matchEnded, winner, lastMover } = game
  return { ended, matchEnded, winner, lastMover }
}

/** Every legal list of clauses that differs from this variant's in one part of one clause. */
function clauseNeighbours(variant: Variant): readonly Variant[] {
  const { last } = lastSeedOf(variant)
  return last.flatMap((clause, at) => {
    const parts = Object.keys(clause).filter((part) => part !== 'at')
    const changes = [
      ...parts.map((part) => ({ [part]: undefined })),
      ...TAKES.map((word) => ({ take: [word] })),
      ...TAKES.filter((word) => word !== 'here').map((word) => ({ take: [word, 'here'] })),
      { to: 'owner' },
      ...FOLLOWS.map((then) => ({ then })),
      ...CHAIN_WAYS.map((chain) => ({ chain })),
    ]
    return changes.flatMap((change) => {
      const text = JSON.stringify(last.with(at, { ...clause, ...change } as Clause))
      const changed = override(variant, 'last', text)
      return changed.ok ? [changed.value] : []
    })
  })
}

test.each([
  [
    'lists of clauses that read the same play the same',
    gamesOf(variantsOfClauses({ maxHoles: 4, maxSeedsPerHole: 4 })),
    clauseNeighbours,
  ],
  ['variants that read the same play the same', gamesOf(), neighbours],
] as const)('%s', (_, games, neighboursOf) => {
  let silent = 0
  fc.assert(
    fc.property(games, ({ variant, luck }) => {
      const said = words(variant)
      for (const other of neighboursOf(variant)) {
        if (words(other) !== said || JSON.stringify(other) === JSON.stringify(variant)) continue
        silent++
        const ends = [variant, other].map((each) => asSeen(each, [...playOut(each, luck, 25)].at(-1)?.after))
        expect(ends[1]).toEqual(ends[0])
      }
    }),
    { numRuns: 60 },
  )
  expect(silent).toBeGreaterThan(0)
})
