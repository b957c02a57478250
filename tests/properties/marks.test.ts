import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStore, storeOf, type Position } from '../../src/engine/board/position'
import { markOf } from '../../src/engine/openings/openingOf'
import { start, startFrom, startPosition } from '../../src/engine/rules/match'
import { findPreset } from '../../src/engine/variant/catalogue'
import type { Variant } from '../../src/engine/variant/variant'
import { variants } from '../support/generators/variants'

/** Variants whose rounds are won with seeds, or whose matches last until a player is out of them. */
const bySeeds = variants({ maxHoles: 3, maxSeedsPerHole: 3 }).filter(
  ({ win, match, start: { first } }) =>
    first !== 'bothAtOnce' &&
    (match.length === 'untilOut' || win.by === 'mostSeeds' || win.by === 'majority'),
)

/** The board of a position with all its seeds in stores, this many in the mover's. */
function allStored(variant: Variant, position: Position, seeds: number): Position {
  const n = variant.board.holes
  const all = position.seeds.reduce((sum, count) => sum + count, 0)
  const own = storeOf(n, position.toMove)
  const counts = position.seeds.map((_, slot) => (slot === own ? seeds : isStore(n, slot) ? all - seeds : 0))
  return { ...position, seeds: counts }
}

/** Whether the player to move has won the round, or the match if it lasts until one is out, with these seeds. */
function winsWith(variant: Variant, position: Position, seeds: number): boolean {
  const game = startFrom(variant, allStored(variant, position, seeds))
  const isOver = game.phase === 'over' && game.finished.length === 1
  const winner = {
    oneRound: game.winner,
    rounds: game.roundWinners[0],
    untilOut: isOver ? game.winner : null,
  }
  return winner[variant.match.length] === position.toMove
}

test('the mark of an opening is the fewest seeds with which the match is won', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(bySeeds, (variant) => {
      const position = startPosition(variant, start(variant).position.toMove)
      const all = position.seeds.reduce((sum, count) => sum + count, 0)
      const mark = markOf(variant, position)
      for (let seeds = 0; seeds <= all; seeds++)
        expect(winsWith(variant, position, seeds), `${seeds} of ${all}`).toBe(seeds >= mark)
    }),
    { numRuns: 300 },
  )
})

test('a player who needs three holes for another round is out with two', () => {
  const dakon = findPreset('dakon')!.make()
  const position = start(dakon).position
  expect(markOf(dakon, position)).toBe(92)
  expect(markOf({ ...dakon, match: { ...dakon.match, outBelow: 3 } }, position)).toBe(78)
})
