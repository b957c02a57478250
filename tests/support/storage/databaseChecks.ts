import { exportBackup, forgetEverything, importBackup } from '../../../src/renderer/storage/backup'
import type { Database } from '../../../src/renderer/storage/database/database'
import { LiveList } from '../../../src/renderer/storage/liveList'
import type { Result } from '../../../src/engine/result'
import { findPreset } from '../../../src/engine/variant/catalogue'
import { runRecord, windowsOn } from './windows'

/** A requirement of every database; throws if it is not met. Runs in Node and in a page. */
export type DatabaseCheck = (database: Database) => Promise<void>

/** What repositories need from a database, in memory and in a browser. */
export const DATABASE_CHECKS: Readonly<Record<string, DatabaseCheck>> = {
  async 'patches of two windows to one run are merged'(database) {
    const open = windowsOn(database)
    const [one, other] = [open(), open()]
    value(await one.runs.add(runRecord('a', { status: 'running' })))
    const both = await Promise.all([
      one.runs.change(new Map([['a', { status: 'done' as const }]])),
      other.runs.change(new Map([['a', { note: 'mine' }]])),
    ])
    both.forEach(value)
    const stored = value(await one.runs.read(['a'])).records[0]
    equal([stored?.status, stored?.note], ['done', 'mine'])
  },

  async 'a patch does not bring a removed run back'(database) {
    const { runs } = windowsOn(database)()
    value(await runs.add(runRecord('a')))
    value(await runs.erase(['a']))
    value(await runs.change(new Map([['a', { note: 'late' }]])))
    equal(value(await runs.list()).records, [])
  },

  async 'only runs that are under way become interrupted'(database) {
    const { runs } = windowsOn(database)()
    const statuses = ['waiting', 'running', 'paused', 'done'] as const
    value(await runs.add(...statuses.map((status) => runRecord(status, { status }))))
    value(await runs.interrupt([...statuses, 'missing']))
    const after = value(await runs.read(statuses)).records.map(({ id, status }) => `${id} ${status}`)
    equal(after, ['waiting interrupted', 'running interrupted', 'paused paused', 'done done'])
  },

  async 'parts are stored in order, and only with their run'(database) {
    const { runs, parts } = windowsOn(database)()
    value(await runs.add(runRecord('a')))
    for (const index of [2, 10, 0, 1]) parts.save('a', index, index * 10)
    parts.saveCheckpoint('a', 3, { at: 5 })
    parts.save('gone', 0, 1)
    equal(await parts.flush(), true)
    const stored = value(await parts.of('a'))
    equal([...stored.parts], [[0, 0], [1, 10], [2, 20], [10, 100]]) // prettier-ignore
    equal([...stored.checkpoints], [[3, { at: 5 }]])
    equal(value(await database.partsOf('gone')), [])
  },

  async 'removing a run removes its parts and no others'(database) {
    const { runs, parts } = windowsOn(database)()
    value(await runs.add(runRecord('a'), runRecord('b')))
    for (const run of ['a', 'b']) for (let index = 0; index < 30; index++) parts.save(run, index, run)
    await parts.flush()
    value(await runs.erase(['a']))
    equal(value(await database.partsOf('a')).length, 0)
    equal(value(await database.partsOf('b')).length, 30)
  },

  async 'pages give every record once, in the order of the keys'(database) {
    const { runs, parts } = windowsOn(database)()
    value(await runs.add(runRecord('b'), runRecord('a')))
    for (const run of ['b', 'a']) for (let index = 0; index < 12; index++) parts.save(run, index, 0)
    await parts.flush()
    const keys: string[] = []
    let after: [string, number] | null = null
    for (;;) {
      const page = value(await database.page('parts', after, 5)) as { run: string; index: number }[]
      keys.push(...page.map(({ run, index }) => `${run}${index}`))
      if (page.length < 5) break
      after = [page.at(-1)!.run, page.at(-1)!.index]
    }
    equal(
      keys,
      ['a', 'b'].flatMap((run) => Array.from({ length: 12 }, (_, index) => `${run}${index}`)),
    )
  },

  async 'damaged records are set aside, shown and deleted'(database) {
    const repositories = windowsOn(database)()
    value(await repositories.runs.add(runRecord('sound')))
    value(await database.put('runs', [runRecord('no date', { created: NaN })]))
    value(await database.put('variants', [{ id: 'no rules', from: null, saved: 1 } as never]))
    equal(
      value(await repositories.runs.list()).records.map(({ id }) => id),
      ['sound'],
    )
    const damaged = value(await repositories.damaged())
    equal(damaged.map(({ storeName, key }) => [storeName, key]), [['runs', 'no date'], ['variants', 'no rules']]) // prettier-ignore
    value(await repositories.deleteDamaged(damaged))
    equal(value(await repositories.damaged()), [])
    equal(
      value(await repositories.runs.list()).records.map(({ id }) => id),
      ['sound'],
    )
  },

  async 'every change is told once to each window, with what changed'(database) {
    const open = windowsOn(database)
    const [one, other] = [open(), open()]
    const told: string[] = []
    one.changes.onChange(({ storeName, ids }) => told.push(`here ${storeName} ${String(ids)}`))
    other.changes.onChange(({ storeName, ids }) => told.push(`there ${storeName} ${String(ids)}`))
    value(await one.runs.add(runRecord('a'), runRecord('b')))
    value(await one.specs.save({ id: 's', name: 'S', kind: 'sweep', spec: {}, saved: 1 }))
    equal(told, ['here runs a,b', 'there runs a,b', 'here specs s', 'there specs s'])
  },

  async 'a live list follows both windows'(database) {
    const open = windowsOn(database)
    const [one, other] = [open(), open()]
    const list = new LiveList('runs', one.runs)
    await list.refresh()
    value(await other.runs.add(runRecord('a', { created: 1 }), runRecord('b', { created: 2 })))
    value(await one.runs.change(new Map([['a', { note: 'x' }]])))
    value(await other.runs.erase(['b']))
    await list.refresh()
    equal(
      [...list.state.records.values()].map(({ id, note }) => [id, note]),
      [['a', 'x']],
    )
  },

  async 'what is forgotten can be restored whole'(database) {
    const repositories = windowsOn(database)()
    await fill(repositories)
    const before = await (await fileOf(repositories)).text()
    const forgotten = value(await forgetEverything(repositories))
    equal(value(await database.all('parts')), [])
    equal(value(await database.all('runs')), [])
    equal(value(await database.all('settings')).length, 1)
    value(await importBackup(repositories, forgotten.file))
    equal(await (await fileOf(repositories)).text(), before)
  },

  async 'a line asked for outlives the window until it is on the board'(database) {
    const open = windowsOn(database)
    const line = { title: 'Found', variant: findPreset('kalah')!.make({}), moves: '1 2' }
    value(await open().games.ask(line))
    const later = open()
    equal(value(await later.games.asked())?.moves, '1 2')
    value(await later.games.answered())
    equal(value(await open().games.asked()), undefined)
  },
}

async function fileOf(repositories: Parameters<typeof exportBackup>[0]): Promise<Blob> {
  return value(await exportBackup(repositories)).file
}

async function fill({
  runs,
  parts,
  specs,
  variants,
  settings,
}: Parameters<typeof exportBackup>[0]): Promise<void> {
  value(await runs.add(runRecord('a'), runRecord('b')))
  for (let index = 0; index < 700; index++) parts.save('a', index, { wins: index })
  await parts.flush()
  value(await specs.save({ id: 's', name: 'A spec', kind: 'matchSeries', spec: {}, saved: 1 }))
  value(await variants.save({ id: 'v', variant: findPreset('congkak')!.make({}), from: 'congkak', saved: 1 }))
  value(await settings.update('theme', () => 'dark'))
}

function value<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`)
  return result.value
}

function equal(actual: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (one !== other) throw new Error(`Expected ${other}, got ${one}`)
}
