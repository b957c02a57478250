import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { importBackup } from '../../src/renderer/storage/backup'
import { createMemoryDatabase } from '../../src/renderer/storage/database/memoryDatabase'
import { lumbung, lumbungJson } from '../support/cli/lumbung'
import { windowsOn } from '../support/storage/windows'
import { temporaryFolder } from '../support/temporaryFolder'

vi.mock('../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

/**
 * Files that version 0.1.0 wrote: variants, specs of every kind with the tables they gave, endgame tables, a trained player,
 * and a backup of its database. Every later version opens them, and the same spec gives the same bytes.
 */
const FILES = join(import.meta.dirname, 'version-0.1.0')
const filesIn = (folder: string): readonly string[] => readdirSync(join(FILES, folder)).sort()
const folder = temporaryFolder()

describe('a variant file plays like the game of the catalogue', () => {
  const presets = filesIn('variants').filter((file) => !file.startsWith('changed-'))
  it.each(presets)('%s', async (file) => {
    const counts = (variant: string) =>
      lumbungJson<{ readonly counts: readonly number[] }>('perft', '--variant', variant, '--depth', '4')
    const preset = await counts(basename(file, '.json'))
    expect((await counts(join(FILES, 'variants', file))).counts).toEqual(preset.counts)
  })

  it('with changed rules too, as `variants show --json` printed them', async () => {
    const file = join(FILES, 'variants', 'changed-kalah.json')
    const rules = ['--set', 'turn.emptyOpposite=takeLast', '--set', 'turn.lastInStore=turnOver']
    const depth = ['--depth', '5']
    const changed = await lumbungJson<object>('perft', '--variant', 'kalah', ...rules, ...depth)
    expect(await lumbungJson('perft', '--variant', file, ...depth)).toMatchObject({
      counts: (changed as { readonly counts: readonly number[] }).counts,
    })
  })
})

const numbersIn = (text: string): readonly string[] => text.match(/\d[\d.,]*/g) ?? []

describe('a spec gives the same tables', () => {
  it.each(filesIn('specs'))('%s', async (file) => {
    const kind = basename(file, '.json')
    const main = join(folder, `${kind}.csv`)
    const said = await lumbung('run', join(FILES, 'specs', file), '--csv', main)
    expect(said).toMatchObject({ code: 0 })
    const written = filesIn(join('csv', kind))
    for (const table of written) {
      const now = readFileSync(join(folder, table.replace('main', kind)), 'utf8')
      // Learning curves have begun before the first lesson since.
      const then = kind === 'training' ? now.replace(/^0,.*\r?\n/m, '') : now
      const before = readFileSync(join(FILES, 'csv', kind, table), 'utf8')
      // Sentences may be worded otherwise, but say the same numbers.
      if (table === 'main-answers.csv') expect(numbersIn(then), table).toEqual(numbersIn(before))
      else expect(then, table).toBe(before)
    }
    expect(written.length).toBeGreaterThan(0)
  })
})

it('endgame tables pass their checks and are continued', async () => {
  const tables = join(folder, 'tables')
  cpSync(join(FILES, 'tables'), tables, { recursive: true })
  const which = ['--variant', 'awari', '--holes', '3', '--folder', tables]
  expect(await lumbung('tables', 'verify', '--seeds', '5', ...which)).toMatchObject({ code: 0 })
  const built = await lumbungJson<{ readonly filled: number }>('tables', 'build', '--seeds', '6', ...which)
  // Only the layer of six seeds is new: 6 seeds in 6 holes.
  expect(built.filled).toBe(462)
})

it('a trained player plays', async () => {
  const player = `net:${join(FILES, 'player.json')}`
  const size = ['--variant', 'kalah', '--holes', '3', '--seeds', '3']
  const said = await lumbung('simulate', ...size, '--first', player, '--games', '20', '--seed', '1')
  expect(said).toMatchObject({ code: 0 })
})

it('a backup is restored whole: run, parts, variant and game', async () => {
  const repositories = windowsOn(createMemoryDatabase())()
  const restored = await importBackup(repositories, readFileSync(join(FILES, 'backup.json'), 'utf8'))
  expect(restored).toMatchObject({
    ok: true,
    value: { runs: 1, parts: 16, variants: 1, games: 1, skipped: 0 },
  })
  const variants = await repositories.variants.list()
  expect(variants).toMatchObject({
    ok: true,
    value: { records: [{ variant: { name: 'Congklak, patched by me' } }] },
  })
})
