import { deflateSync } from 'fflate'
import { checksumOfBytes } from '../../src/engine/checksum'
import { PRESETS } from '../../src/engine/variant/catalogue'
import { legal } from '../../src/engine/rules/legal'
import { readGame, writeGame } from '../../src/renderer/game/files/gameFile'
import { beginRecord, extendRecord, gameAt, type PlayedGame } from '../../src/renderer/game/record/record'
import { onlyLine } from '../../src/renderer/game/record/variations/variations'
import { lineOf } from '../../src/renderer/game/record/variations/gameVariations'
import { unpackShared } from '../../src/renderer/game/sharing/shareLink'
import { say } from '../../src/renderer/locales/i18n'
import { aboutRun, runTitle } from '../../src/renderer/runs/describeRun'
import { importBackup } from '../../src/renderer/storage/backup'
import { writeEntries } from '../../src/renderer/storage/backupFile'
import { createMemoryDatabase } from '../../src/renderer/storage/database/memoryDatabase'
import type { StoreName } from '../../src/renderer/storage/records'
import { sealed } from '../../src/renderer/storage/sealedRecord'
import { runRecord, windowsOn } from '../../tests/support/storage/windows'
import { type Attack, must } from '../attack'
import type { Luck } from '../support/luck'
import { mutatedValue } from '../support/mutate'

const EACH = 10
const LONGEST_MS = 5_000

/** Links and backups of an attacker, whose checksums are right: nothing throws or hangs, and what was there stays usable. */
export const sealedInput: Attack = {
  name: 'sealed input',
  unit: 'links and backups with valid checksums',
  share: 1,
  patience: 120,
  run: async ({ luck }) => {
    for (let trial = 0; trial < EACH; trial++) {
      openLink(luck)
      await restoreBackup(luck)
    }
    return 2 * EACH
  },
}

function openLink(luck: Luck): void {
  const text = JSON.stringify(hostile(JSON.parse(gameOf(luck)), luck))
  const before = process.cpuUsage()
  const unpacked = unpackShared(linkOf(text))
  const read = unpacked.ok ? readGame(unpacked.value) : unpacked
  const { user } = process.cpuUsage(before)
  must(user / 1000 < LONGEST_MS, () => `a link takes ${user / 1000} ms: ${text.slice(0, 3000)}`)
  if (!read.ok) return must(say(read.error) !== '', () => `a refusal without a word: ${text.slice(0, 3000)}`)
  const again = readGame(writeGame(read.value))
  must(again.ok, () => `a game that was read cannot be written: ${text.slice(0, 3000)}`)
  must(typeof say(read.value.title) === 'string', () => `a title cannot be said: ${text.slice(0, 3000)}`)
}

async function restoreBackup(luck: Luck): Promise<void> {
  const variant = luck.pick(PRESETS).make()
  const records = {
    runs: runRecord('bad'),
    variants: { id: 'bad', variant, from: null, saved: 1 },
    games: { id: 'bad', variant, record: gameOf(luck), title: 'A game', saved: 1 },
    settings: { key: 'workers', value: 2 },
  } as const
  const storeName = luck.pick(Object.keys(records) as (keyof typeof records)[])
  const record = hostile(records[storeName], luck)
  const repositories = windowsOn(createMemoryDatabase())()
  const added = await repositories.runs.add(runRecord('good'))
  must(added.ok, () => 'nothing can be stored')
  const imported = await importBackup(repositories, await backupOf(storeName, record))
  const about = (): string => `${storeName} ${JSON.stringify(record)?.slice(0, 3000)}`
  if (!imported.ok) must(say(imported.error) !== '', () => `a refusal without a word: ${about()}`)
  const list = await repositories.runs.list()
  must(
    list.ok && list.value.records.some(({ id }) => id === 'good'),
    () => `a stored run is gone: ${about()}`,
  )
  if (list.ok)
    for (const run of list.value.records)
      for (const each of [runTitle(run), run.title, run.summary, run.finding, aboutRun(run).kind])
        must(typeof say(each) === 'string', () => `a run cannot be listed: ${about()}`)
  for (const other of [repositories.variants, repositories.specs])
    must((await other.list()).ok, () => `a list cannot be read: ${about()}`)
  must((await repositories.damaged()).ok, () => `damaged records cannot be listed: ${about()}`)
}

/** Something in it replaced, once or several times; now and then by something very large or deep. */
function hostile(value: unknown, luck: Luck): unknown {
  let changed = mutatedValue(value, luck)
  for (let times = luck.below(4); times > 0; times--) changed = mutatedValue(changed, luck)
  if (!luck.onceIn(5) || typeof changed !== 'object' || changed === null) return changed
  return { ...changed, [luck.pick(['title', ...Object.keys(changed)])]: luck.pick(LARGE) }
}

const LARGE: readonly unknown[] = [
  Array.from({ length: 400 }).reduce((deep) => ({ key: 'results.version', args: { version: deep } }), 'x'),
  '1 '.repeat(200_000),
  Array.from({ length: 50_000 }, () => ({})),
]

/** The file of a game of some moves. */
function gameOf(luck: Luck): string {
  let record: PlayedGame = beginRecord(luck.pick(PRESETS).make())
  for (let moves = luck.below(8); moves > 0; moves--) {
    const { length } = record.moves
    const choices = legal(record.variant, gameAt(record, length))
    const next = choices.length > 0 ? extendRecord(record, length, luck.pick(choices)) : null
    if (!next?.ok) break
    record = next.value
  }
  const variations = onlyLine(lineOf(record))
  return writeGame({
    record,
    variations,
    players: { south: 'human', north: 'novice' },
    title: 'A game',
    at: 0,
  })
}

function linkOf(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const letters = Buffer.from(deflateSync(bytes, { level: 9 })).toString('base64url')
  return `1.${checksumOfBytes(bytes)}.${letters}`
}

async function backupOf(storeName: StoreName, record: unknown): Promise<string> {
  let text = ''
  const pages = async function* (name: StoreName): AsyncGenerator<readonly unknown[]> {
    if (name === storeName) yield [typeof record === 'object' && record !== null ? sealed(record) : record]
  }
  for await (const piece of writeEntries(pages)) text += piece
  return text
}
