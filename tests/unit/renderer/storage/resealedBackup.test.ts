import { expect, test } from 'vitest'
import { aboutRun } from '../../../../src/renderer/runs/describeRun'
import { runTitle } from '../../../../src/renderer/runs/describeRun'
import { say } from '../../../../src/renderer/locales/i18n'
import { importBackup } from '../../../../src/renderer/storage/backup'
import { writeEntries } from '../../../../src/renderer/storage/backupFile'
import { createMemoryDatabase } from '../../../../src/renderer/storage/database/memoryDatabase'
import type { StoreName } from '../../../../src/renderer/storage/records'
import { sealed } from '../../../../src/renderer/storage/sealedRecord'
import { HOSTILE_NAMES } from '../../../support/hostileNames'
import { runRecord, windowsOn } from '../../../support/storage/windows'

/** A backup with valid checksums, as anybody can make one who reads the source. */
async function backupOf(records: Partial<Record<StoreName, readonly object[]>>): Promise<string> {
  let text = ''
  const pages = async function* (storeName: StoreName): AsyncGenerator<readonly unknown[]> {
    yield (records[storeName] ?? []).map((record) => sealed(record))
  }
  for await (const piece of writeEntries(pages)) text += piece
  return text
}

let deep: unknown = 'x'
for (let depth = 0; depth < 200; depth++) deep = { key: 'results.version', args: { version: deep } }

const HOSTILE_TEXTS: readonly unknown[] = [
  ...HOSTILE_NAMES,
  ...['__proto__', 'constructor', 'toString', '', 'results.nothing', '{'].map((key) => ({ key })),
  ...[
    { as: 'fixed', value: 1, digits: 999 },
    { as: 'fixed', value: 1, digits: -1 },
    { as: 'fixed' },
    { as: 'share', value: 'x', digits: 1e9 },
    { as: 'count', value: 'not a number' },
    { as: 'count', value: '9'.repeat(100_000) },
    { as: 'list', items: 5, join: 'and' },
    { as: 'list', items: [null], join: 'toString' },
    { as: 'duration', seconds: 'x' },
    { as: 'duration', seconds: 1e300 },
    { as: 'bytes', value: {} },
    { as: 'constructor' },
    { key: 'constructor' },
    null,
    [],
    true,
  ].map((version) => ({ key: 'results.version', args: { version } })),
  { key: 'results.version' },
  { key: 'results.version', args: 7 },
  { key: 'results.version', args: { __proto__: { version: 'x' } } },
  { key: 'results.version', args: JSON.parse('{"__proto__":{"version":"x"},"constructor":"y"}') as object },
  deep,
]

test.each(['title', 'summary', 'finding', 'failure'])(
  'a resealed backup with anything as the %s of a run leaves the list of runs in order',
  async (field) => {
    for (const [at, told] of HOSTILE_TEXTS.entries()) {
      const repositories = windowsOn(createMemoryDatabase())()
      const text = await backupOf({ runs: [runRecord('good'), { ...runRecord('bad'), [field]: told }] })
      const imported = await importBackup(repositories, text)
      if (!imported.ok) continue
      const list = await repositories.runs.list()
      if (!list.ok) throw new Error(JSON.stringify(list.error))
      expect(
        list.value.records.map(({ id }) => id),
        String(at),
      ).toContain('good')
      for (const run of list.value.records) {
        for (const each of [run.title, run.summary, run.finding, run.failure ?? '', runTitle(run)])
          expect(typeof say(each), JSON.stringify(told)?.slice(0, 100)).toBe('string')
        const { kind, size } = aboutRun(run)
        expect(typeof say(kind)).toBe('string')
        if (size !== null) expect(typeof say(size)).toBe('string')
      }
    }
  },
)
