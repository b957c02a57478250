import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tableKey } from '../../src/engine/tables/tableKey'
import { findPreset, PRESETS } from '../../src/engine/variant/catalogue'
import { parseVariant } from '../../src/engine/variant/parse'
import { schema3Of } from '../../src/engine/variant/upgrade/schema3'

/** A game of the catalogue as version 0.1.0 had it, in words, and the key of its endgame tables. */
interface Game {
  readonly id: string
  readonly tables: string
  readonly variant: Readonly<Record<string, unknown>>
}

const FILE = join(import.meta.dirname, 'version-0.1.0', 'catalogue.jsonl')
const GAMES = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Game)

/** Rules that had words without effect, which nobody can tell from their clauses. */
const IDLE_WORDS: ReadonlySet<string> = new Set(['tap-urdy'])

test('there are as many games as then, and perhaps more', () => {
  expect(GAMES).toHaveLength(140)
  expect(PRESETS.map(({ id }) => id)).toEqual(expect.arrayContaining(GAMES.map(({ id }) => id)))
})

test.each(GAMES)('$id: its words then are its clauses now', ({ id, variant }) => {
  // As text, because the order of keys is part of the form.
  const now = parseVariant(findPreset(id)!.make())
  expect(JSON.stringify(parseVariant(variant))).toBe(JSON.stringify(now))
})

test.each(GAMES)('$id: its clauses give back its words, and tables filled then still serve', (game) => {
  const now = findPreset(game.id)!.make()
  const { schema: _, name: __, source: ___, ...sections } = game.variant
  if (IDLE_WORDS.has(game.id)) return expect(schema3Of(now)).not.toBeNull()
  expect(schema3Of(now)).toEqual(sections)
  expect(tableKey(now)).toBe(game.tables)
})
