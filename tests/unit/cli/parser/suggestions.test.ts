import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lumbung } from '../../../support/cli/lumbung'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

/** Who mistypes a name is told which one was probably meant. */

temporaryWorkingFolder()

it.each([
  ['a player', ['simulate', '--first', 'novise'], 'novice'],
  ['a rule', ['simulate', '--set', 'sow.orgin=skipped'], 'sow.origin'],
  ['a rule of schema 3', ['simulate', '--set', 'turn.emptyOpposit=capture'], 'turn.emptyOpposite'],
  ['a variant', ['simulate', '--variant', 'congak'], 'congkak'],
  ['an option', ['simulate', '--gmaes', '10'], '--games'],
  ['a command', ['simulte'], 'simulate'],
  ['a choice', ['openings', '--goal', 'shortst'], 'shortest'],
  ['a strategy', ['check-strategy', '--strategy', 'pokalt'], 'pok-alt'],
  ['the strategy of a tree', ['tree', '--strategy', 'pok-al'], 'pok-alt'],
  ['a result of a paper', ['reproduce', 'congkak-tabel2'], 'congkak-table2'],
])('suggests %s', async (_, args, meant) => {
  const { code, err } = await lumbung(...args)
  expect(code).toBe(2)
  expect(err).toMatch(new RegExp(`(did you mean|Did you mean|closest presets are) “?${meant}\\b`))
})

it.each([
  ['the kind', { kind: 'matchSeris', spec: {} }, 'matchSeries'],
  ['a field', { kind: 'matchSeries', spec: { gmaes: 4 } }, 'games'],
  ['the variant', { kind: 'matchSeries', spec: { variant: 'konkak' } }, 'congkak'],
])('suggests %s in a file of settings', async (_, content, meant) => {
  writeFileSync('run.json', JSON.stringify(content))
  const { code, err } = await lumbung('run', 'run.json')
  expect(code).toBe(2)
  expect(err).toContain(`Did you mean “${meant}”?`)
})

it('says how far a tree has grown, where that is asked for', async () => {
  const tree = ['tree', '--variant', 'kalah', '--holes', '3', '--seeds', '2', '--nodes', '3']
  expect((await lumbung(...tree)).err).toBe('')
  expect((await lumbung(...tree, '--progress')).err).toMatch(/^100 positions so far\n/)
})
