import { expect, it } from 'vitest'
import { legal } from '../../../../../src/engine/rules/legal'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { readGame, writeGame } from '../../../../../src/renderer/game/files/gameFile'
import { gameAt, recordFrom } from '../../../../../src/renderer/game/record/record'
import { MOST_LINES, onlyLine } from '../../../../../src/renderer/game/record/variations/variations'

const kalah = findPreset('kalah')!.make({})
const players = { south: 'human', north: 'human' }
const read = recordFrom(kalah, '1 2 3')
const record = read.ok ? read.value : null

function file(more: object = {}): string {
  const written = writeGame({
    record: record!,
    variations: onlyLine('1 2 3'),
    players,
    title: 'Saved',
    at: 1,
  })
  return JSON.stringify({ ...(JSON.parse(written) as object), ...more })
}

it('writes a game without variations as it always did, and reads it', () => {
  expect(file()).not.toContain('variations')
  const game = readGame(file())
  expect(game.ok && game.value.variations).toEqual({ lines: ['1 2 3'], comments: {} })
})

it('keeps variations and comments in a file', () => {
  const variations = { lines: ['5', '1 2 3'], comments: { '1 2': 'The main idea' } }
  const game = readGame(writeGame({ record: record!, variations, players, title: '', at: 0 }))
  expect(game.ok && game.value.variations).toEqual(variations)
})

it('names a move of a variation that the rules refuse', () => {
  const game = readGame(file({ variations: ['1 2 3', '5 9'] }))
  expect(!game.ok && game.error).toMatchObject({ key: 'play.moveRefused', args: { move: 2 } })
})

it('drops comments on positions that do not occur, and keeps every line', () => {
  const game = readGame(file({ variations: ['4'], comments: { '6 6': 'Nowhere', 4: 'Here' } }))
  expect(game.ok && game.value.variations).toEqual({ lines: ['4', '1 2 3'], comments: { 4: 'Here' } })
})

it('rejects what is not a list of lines', () => {
  for (const damaged of [{ variations: [] }, { variations: [7] }, { comments: { 1: 7 } }])
    expect(readGame(file(damaged)).ok).toBe(false)
})

it('writes no more variations than it reads', () => {
  let lines: readonly string[] = ['']
  for (let move = 0; move < 4; move++)
    lines = lines.flatMap((line) => {
      const played = recordFrom(kalah, line)
      if (!played.ok) throw new Error('not legal')
      const game = gameAt(played.value, move)
      return legal(kalah, game).map(({ hole }) => `${line} ${hole}`.trim())
    })
  const many = lines.slice(0, MOST_LINES + 1)
  expect(many).toHaveLength(MOST_LINES + 1)
  const shown = recordFrom(kalah, many[0]!)
  const variations = { lines: many, comments: {} }
  const game = readGame(
    writeGame({ record: (shown.ok && shown.value) || record!, variations, players, title: '', at: 0 }),
  )
  expect(game.ok && game.value.variations.lines).toEqual(many.slice(0, MOST_LINES))
})
