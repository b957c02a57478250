import { expect, it } from 'vitest'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { message, type Text } from '../../../../src/locales/message'
import { say } from '../../../../src/renderer/locales/i18n'
import { runTitle } from '../../../../src/renderer/runs/describeRun'

const variant = findPreset('congkak-rounds')!.make({}) as unknown as Json
const series = { variant, first: 'novice', second: 'minimax:3', games: 10 }
const shown = (title: Text, spec: Json = series): string =>
  say(runTitle({ kind: 'matchSeries', spec, title }))

it.each<[string, Text]>([
  ['the first versions', 'Congkak in rounds, novice v minimax:3'],
  [
    'versions that stored messages with ids',
    message('results.variantAndPlayers', {
      variant: 'Congkak in rounds',
      players: message('results.players', { first: 'novice', second: 'minimax:3' }),
    }),
  ],
])('names games and players in titles of %s', (_, title) => {
  expect(shown(title)).toBe('Congkak in rounds, Novice vs Minimax (3 turns ahead)')
})

it('keeps a name that somebody gave', () => {
  expect(shown('Congkak, thesis chapter 3')).toBe('Congkak, thesis chapter 3')
  expect(shown('My run', [])).toBe('My run')
})
