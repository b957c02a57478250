// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { useGame } from '../../../../src/renderer/game/gameStore'
import { recordFrom } from '../../../../src/renderer/game/record/record'
import { createFakeEngine } from '../../../support/renderer/fakeEngine'
import { inApp } from '../../../support/renderer/inApp'

const kalah = findPreset('kalah')!.make({})

function gameOf(moves: string, players = { south: 'human', north: 'human' }) {
  const game = inApp(useGame).result
  const read = recordFrom(kalah, moves)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  game.openRecord(read.value, 'Opened', 0, players)
  return game
}
const holes = (game: ReturnType<typeof useGame>) => game.moves.map(({ choice }) => choice.hole)

it('begins with congkak against a beginner, nothing changed yet', () => {
  const game = inApp(useGame).result
  expect(game.variant.name).toBe('Congkak')
  expect(game.players).toEqual({ south: 'human', north: 'novice' })
  expect([game.changed, game.running, game.atEnd]).toEqual([false, true, true])
})

it('draws the lot from the engine’s chance', () => {
  const lots = [0.25, 0.75].map((chance) => {
    const game = inApp(useGame, { engine: createFakeEngine(() => chance) }).result
    game.begin({ ...kalah, start: { ...kalah.start, first: 'lot' } })
    return game.position.toMove
  })
  expect(lots).toEqual(['south', 'north'])
})

it('keeps the rest of a record when its own next move is played', () => {
  const game = gameOf('1 2 3')
  expect(game.choose({ hole: 1 }).ok).toBe(true)
  expect([game.cursor, holes(game), game.replaced]).toEqual([1, [1, 2, 3], null])
})

it('can restore the rest of a record that another move replaced', () => {
  const game = gameOf('1 2 3')
  expect(game.choose({ hole: 5 }).ok).toBe(true)
  expect(holes(game)).toEqual([5])
  expect(game.replaced?.by).toBe('move')
  game.restore(game.replaced!.snapshot)
  expect([holes(game), game.cursor, game.title, game.replaced]).toEqual([[1, 2, 3], 0, 'Opened', null])
})

it('says why a choice is refused, and changes nothing', () => {
  const game = gameOf('1')
  const refused = game.choose({ hole: 9 })
  expect(!refused.ok && refused.error).toEqual(game.problemOf({ hole: 9 }))
  expect(game.problemOf({ hole: 2 })).toBeNull()
  expect([holes(game), game.cursor, game.replaced]).toEqual([[1], 0, null])
})

it('can restore a game that a new one replaced, but not one without moves', () => {
  const game = gameOf('1 2')
  game.begin()
  expect(game.replaced).toMatchObject({ by: 'game', snapshot: { title: 'Opened' } })
  game.restore(game.replaced!.snapshot)
  expect(holes(game)).toEqual([1, 2])
  game.begin()
  const { replaced } = game
  game.begin()
  expect(game.replaced).toBe(replaced)
})

it('opens a record paused, for two people unless it names its players', () => {
  expect(gameOf('1 2').running).toBe(false)
  const players = { south: 'human', north: 'greedy' }
  expect(gameOf('1 2', players).players).toEqual(players)
})

it('opens a line of play, and refuses one that the rules refuse', () => {
  const game = inApp(useGame).result
  expect(game.openLine({ title: 'A line', variant: kalah, moves: '1 2' } as never).ok).toBe(true)
  expect([game.title, game.cursor, holes(game)]).toEqual(['A line', 0, [1, 2]])
  const refused = game.openLine({ title: 'Bad', variant: kalah, moves: '1 99' } as never)
  expect(refused).toMatchObject({ ok: false, error: { key: 'play.moveRefused', args: { move: 2 } } })
  expect(game.title).toBe('A line')
})

it('starts from a position set up by hand', () => {
  const game = gameOf('1')
  const position = { ...game.position, toMove: 'north' as const }
  game.setUp(position)
  expect(game.position.toMove).toBe('north')
  expect([game.title, game.running]).toEqual([{ key: 'gameNews.setUpByHand' }, true])
})

it('undoes and redoes to where a person chose', () => {
  const game = gameOf('1 2 3 4 5', { south: 'human', north: 'greedy' })
  game.goTo(99)
  expect(game.cursor).toBe(5)
  const seen: number[] = []
  while (game.cursor > 0) {
    game.undo()
    seen.push(game.cursor)
  }
  const south = game.moves.flatMap(({ side }, at) => (side === 'south' ? [at] : []))
  expect(seen).toEqual(south.filter((at) => at < 5).reverse())
  game.undo()
  game.redo()
  expect(game.cursor).toBe(south[1])
  game.goTo(5)
  game.redo()
  expect(game.cursor).toBe(5)
})

it('undoes move by move where agents play both sides', () => {
  const game = gameOf('1 2 3', { south: 'novice', north: 'greedy' })
  game.goTo(3)
  game.undo()
  expect(game.cursor).toBe(2)
  game.redo()
  expect(game.cursor).toBe(3)
})

it('lets agents play on by themselves only where a person plays too', () => {
  const game = inApp(useGame).result
  game.setPlayer('south', 'greedy')
  expect([game.hasHuman, game.running]).toEqual([false, false])
  game.setPlayer('south', 'human')
  expect(game.running).toBe(true)
})

it('keeps the moves that another move replaced as a variation, shows either, and deletes one', () => {
  const game = gameOf('1 2 3')
  expect(game.choose({ hole: 5 }).ok).toBe(true)
  expect(game.variations.lines).toEqual(['1 2 3', '5'])
  game.setComment('A quiet start')
  expect(game.showLine('1 2 3', 2).ok).toBe(true)
  expect([holes(game), game.cursor, game.running, game.comment]).toEqual([[1, 2, 3], 2, false, ''])
  game.promote('5')
  expect(game.variations.lines).toEqual(['5', '1 2 3'])
  game.removeVariation('1')
  expect([holes(game), game.cursor]).toEqual([[5], 0])
  expect(game.variations).toEqual({ lines: ['5'], comments: { 5: 'A quiet start' } })
  game.begin()
  expect(game.variations).toEqual({ lines: [''], comments: {} })
  game.restore(game.replaced!.snapshot)
  expect(game.variations.comments).toEqual({ 5: 'A quiet start' })
})

it('refuses a line that the rules do not allow, and changes nothing', () => {
  const game = gameOf('1 2')
  expect(game.showLine('1 1 1 1', 1).ok).toBe(false)
  expect([holes(game), game.cursor]).toEqual([[1, 2], 0])
})
