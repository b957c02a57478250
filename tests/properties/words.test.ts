import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explain } from '../../src/engine/variant/explain'
import { override } from '../../src/engine/variant/override'
import { WORDED_FIELDS } from '../../src/engine/variant/upgrade/upgrade'
import type { Variant } from '../../src/engine/variant/variant'
import type { Game } from '../../src/engine/rules/game'
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

test('variants that read the same play the same', () => {
  let silent = 0
  fc.assert(
    fc.property(gamesOf(), ({ variant, luck }) => {
      const said = words(variant)
      for (const other of neighbours(variant)) {
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
