import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRESETS } from '../../../../src/engine/variant/catalogue'
import {
  CHAIN_WAYS,
  FOLLOWS,
  GUARDS,
  HOLES,
  LINK_PLACES,
  PLACES,
  RECEIVERS,
  RESOWINGS,
  TAKES,
} from '../../../../src/engine/variant/clauses/clause'
import { FIELDS, valueAt } from '../../../../src/engine/variant/fields'

/**
 * A word earns its place in the vocabulary by a game of the catalogue, or by a game or a question that a page of docs
 * names with it, as `path=word`. A word of neither goes, or gets the game that needs it.
 */
const games = PRESETS.map((preset) => preset.make())
const docs = readdirSync('docs')
  .filter((file) => file.endsWith('.md') && file !== 'rules.md')
  .map((file) => readFileSync(`docs/${file}`, 'utf8'))
  .join('\n')

/** Numbers that serve a game as they usually are: six seeds keep a house in bao la kiswahili. */
const AS_USUAL: readonly string[] = ['lift.houseSeeds']

const isDocumented = (path: string, word: string): boolean =>
  new RegExp(`\\b${path.replaceAll('.', '\\.').replace('last', 'last\\.\\d+')}=${word}\\b`).test(docs)

test('every word of the vocabulary serves a game or a question', () => {
  const unused = FIELDS.flatMap((field) => {
    const { path } = field
    const used = new Set(games.map((game) => valueAt(game, path)))
    if (field.kind === 'choice')
      return field.choices
        .filter((word) => !used.has(word as never) && !isDocumented(path, word))
        .map((word) => `${path}=${word}`)
    if (field.kind === 'layout' || AS_USUAL.includes(path)) return []
    return used.size > 1 || isDocumented(path, '\\d+') ? [] : [path]
  })
  expect(unused).toEqual([])
})

test('every word of the clauses serves a game', () => {
  const clauses = games.flatMap(({ last }) => last)
  const passing = games.flatMap((game) => game.passing ?? [])
  const chains = clauses.flatMap(({ chain }) => (typeof chain === 'object' ? [chain] : []))
  // Places and holes mean the same wherever a clause names them.
  const places = [...clauses, ...chains, ...passing].map(({ at }) => at)
  const holes = clauses.flatMap((clause) => [
    ...Object.keys(clause),
    ...(clause.take ?? []),
    ...(clause.claim ?? []),
  ])
  const words: Readonly<Record<string, readonly [readonly string[], readonly unknown[]]>> = {
    at: [[...PLACES, ...LINK_PLACES], places],
    take: [[...HOLES, ...TAKES], holes],
    chain: [CHAIN_WAYS, clauses.map(({ chain }) => (typeof chain === 'object' ? chain.way : chain))],
    if: [GUARDS, clauses.flatMap((clause) => clause.if ?? [])],
    then: [FOLLOWS, clauses.map(({ then }) => then)],
    to: [RECEIVERS, clauses.map(({ to }) => to)],
    sow: [RESOWINGS, clauses.map(({ sow }) => sow)],
  }
  const unused = Object.entries(words).flatMap(([name, [all, used]]) =>
    all
      .filter((word) => !used.includes(word) && !isDocumented(`last.${name}`, word))
      .map((word) => `${name}=${word}`),
  )
  expect(unused).toEqual([])
})
