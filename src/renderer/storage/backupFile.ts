import { runningChecksum } from '../../engine/checksum'
import { refuse, ok, type Result } from '../../engine/result'
import { message, type Message, type Text } from '../../locales/message'
import { STORE_NAMES, type StoreName } from './records'
import { isIntact } from './sealedRecord'

/**
 * The file of a backup is JSON with one record per line, so that one of any size is written and read piece by piece:
 *
 *     {"lumbung":"backup","schema":2,"shelves":{
 *     "runs":[
 *     {…},
 *     {…}
 *     ],
 *     …
 *     },"checksum":"…"}
 *
 * Every record has its own checksum; that of the file is over all lines before it. Files of the first version have
 * neither and end in `}}`.
 */
const HEAD = '{"lumbung":"backup","schema":2,"shelves":{'
const OLD_HEAD = '{"lumbung":"backup","schema":1,"shelves":{'
const OLD_TAIL = '}}'
const tailOf = (checksum: string): string => `},"checksum":${JSON.stringify(checksum)}}`

/** A record of a backup and where it belongs. */
export interface Entry {
  readonly storeName: StoreName
  readonly record: unknown
  /** Whether it matches its checksum; a record damaged before the backup does not. */
  readonly isIntact: boolean
}

/** Whether text seems to be a backup, judged by its beginning alone, because a backup may be large. */
export function looksLikeBackup(text: string): boolean {
  return /^\s*\{\s*"lumbung"\s*:\s*"backup"/.test(text.slice(0, 200))
}

/** The pieces of a backup's file, in order. */
export async function* writeEntries(
  pages: (storeName: StoreName) => AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  const checksum = runningChecksum()
  for await (const piece of writeStores(pages)) {
    checksum.add(piece)
    yield piece
  }
  yield `${tailOf(checksum.end())}\n`
}

async function* writeStores(
  pages: (storeName: StoreName) => AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `${HEAD}\n`
  for (const [at, storeName] of STORE_NAMES.entries()) {
    yield `${JSON.stringify(storeName)}:[`
    let first = true
    for await (const page of pages(storeName)) {
      const lines = page.map((record) => JSON.stringify(record))
      if (lines.length > 0) yield `${first ? '' : ','}\n${lines.join(',\n')}`
      first &&= lines.length === 0
    }
    yield `\n]${at < STORE_NAMES.length - 1 ? ',' : ''}\n`
  }
}

/** The checksum that a file with these records has, however it is laid out now. */
async function checksumOfStores(stores: Readonly<Record<StoreName, readonly unknown[]>>): Promise<string> {
  const checksum = runningChecksum()
  async function* page(storeName: StoreName): AsyncGenerator<readonly unknown[]> {
    yield stores[storeName]
  }
  for await (const piece of writeStores(page)) checksum.add(piece)
  return checksum.end()
}

const NOT_A_BACKUP = message('storage.notABackup')
const DAMAGED = message('storage.damagedBackup')

/**
 * Reads a backup record by record; its return value says whether the whole file was valid. `onRead` is called for
 * every chunk of bytes.
 */
export async function* readEntries(
  source: Blob,
  onRead: (bytes: number) => void,
): AsyncGenerator<Entry, Result<null, Text>> {
  const lines = linesOf(source, onRead)
  const { value: first } = await lines.next()
  if (first !== HEAD && first !== OLD_HEAD) return yield* readOld(first ?? '', lines)
  const checksum = first === HEAD ? runningChecksum() : null
  checksum?.add(`${first}\n`)
  let storeName: StoreName | null = null
  let place = 0
  let ended = false
  let damage: Message = DAMAGED
  for await (const line of lines) {
    if (ended && line.trim() !== '') return refuse(DAMAGED)
    if (ended) continue
    if (storeName === null && line.startsWith('}')) {
      if (line !== (checksum ? tailOf(checksum.end()) : OLD_TAIL)) return refuse(damage)
      ended = true
      continue
    }
    checksum?.add(`${line}\n`)
    if (storeName !== null && (line === ']' || line === '],')) storeName = null
    else if (storeName !== null) {
      const record = parsed(line.endsWith(',') ? line.slice(0, -1) : line)
      place++
      if (record === undefined) return refuse(damagedAt(storeName, place))
      if (!isIntact(record) && damage === DAMAGED) damage = damagedAt(storeName, place)
      yield { storeName, record, isIntact: isIntact(record) }
    } else {
      storeName = STORE_NAMES.find((name) => line === `${JSON.stringify(name)}:[`) ?? null
      place = 0
      if (storeName === null) return refuse(DAMAGED)
    }
  }
  return ended ? ok(null) : refuse(DAMAGED)
}

function damagedAt(storeName: StoreName, place: number): Message {
  return message('storage.damagedBackupRecord', { place, shelf: storeName })
}

/** Backups of earlier versions are one line, and some were reformatted by hand: they are read at once. */
async function* readOld(
  first: string,
  rest: AsyncIterable<string>,
): AsyncGenerator<Entry, Result<null, Text>> {
  const lines = [first]
  for await (const line of rest) lines.push(line)
  const whole = parsed(lines.join('\n')) as Partial<Record<string, unknown>> | null | undefined
  if (whole === undefined && looksLikeBackup(first)) return refuse(DAMAGED)
  if (whole?.lumbung !== 'backup') return refuse(NOT_A_BACKUP)
  if (whole.schema !== 1 && whole.schema !== 2) return refuse(message('storage.newerBackup'))
  const stores = whole.shelves as Readonly<Record<StoreName, readonly unknown[]>> | null | undefined
  if (!stores || !STORE_NAMES.every((storeName) => Array.isArray(stores[storeName])))
    return refuse(NOT_A_BACKUP)
  if (whole.schema === 2 && whole.checksum !== (await checksumOfStores(stores))) return refuse(DAMAGED)
  for (const storeName of STORE_NAMES)
    for (const record of stores[storeName]) yield { storeName, record, isIntact: isIntact(record) }
  return ok(null)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

async function* linesOf(source: Blob, onRead: (bytes: number) => void): AsyncGenerator<string> {
  let begun: string[] = []
  for await (const chunk of chunksOf(source, onRead)) {
    let from = 0
    for (let to = chunk.indexOf('\n'); to >= 0; to = chunk.indexOf('\n', from)) {
      begun.push(chunk.slice(from, to))
      yield begun.join('').replace(/\r$/, '')
      begun = []
      from = to + 1
    }
    begun.push(chunk.slice(from))
  }
  yield begun.join('')
}

async function* chunksOf(source: Blob, onRead: (bytes: number) => void): AsyncGenerator<string> {
  const reader = source.stream().getReader()
  const decoder = new TextDecoder()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    onRead(read.value.length)
    yield decoder.decode(read.value, { stream: true })
  }
  yield decoder.decode()
}
