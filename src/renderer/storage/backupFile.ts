import { refuse, ok, type Result } from '../../engine/result'
import { SHELVES, type Shelf } from './records'

/**
 * The file of a backup is JSON with one record per line, so that one of any size is written and read piece by piece:
 *
 *     {"lumbung":"backup","schema":1,"shelves":{
 *     "runs":[
 *     {…},
 *     {…}
 *     ],
 *     …
 *     }}
 */
const HEAD = '{"lumbung":"backup","schema":1,"shelves":{'
const TAIL = '}}'

/** A record of a backup and where it belongs. */
export interface Entry {
  readonly shelf: Shelf
  readonly record: unknown
}

/** Whether text seems to be a backup, told by its beginning alone: a backup may be large. */
export function looksLikeBackup(text: string): boolean {
  return /^\s*\{\s*"lumbung"\s*:\s*"backup"/.test(text.slice(0, 200))
}

/** The pieces of a backup's file, in order. */
export async function* writeEntries(
  pages: (shelf: Shelf) => AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `${HEAD}\n`
  for (const [at, shelf] of SHELVES.entries()) {
    yield `${JSON.stringify(shelf)}:[`
    let first = true
    for await (const page of pages(shelf)) {
      const lines = page.map((record) => JSON.stringify(record))
      if (lines.length > 0) yield `${first ? '' : ','}\n${lines.join(',\n')}`
      first &&= lines.length === 0
    }
    yield `\n]${at < SHELVES.length - 1 ? ',' : ''}\n`
  }
  yield `${TAIL}\n`
}

const NOT_A_BACKUP = 'This is not a backup of Lumbung.'
const DAMAGED = 'This backup is damaged or incomplete: nothing of it was imported.'

/**
 * Reads a backup record by record; the last thing it gives is whether the whole file was sound. `onRead` hears of every
 * stretch of bytes.
 */
export async function* readEntries(
  source: Blob,
  onRead: (bytes: number) => void,
): AsyncGenerator<Entry, Result<null, string>> {
  const lines = linesOf(source, onRead)
  const { value: first } = await lines.next()
  if (first !== HEAD) return yield* readOld(first ?? '', lines)
  let shelf: Shelf | null = null
  let ended = false
  for await (const line of lines) {
    if (ended && line.trim() !== '') return refuse(DAMAGED)
    else if (line === TAIL && shelf === null) ended = true
    else if (shelf !== null && (line === ']' || line === '],')) shelf = null
    else if (shelf !== null) {
      const record = parsed(line.endsWith(',') ? line.slice(0, -1) : line)
      if (record === undefined) return refuse(DAMAGED)
      yield { shelf, record }
    } else if (!ended) {
      shelf = SHELVES.find((name) => line === `${JSON.stringify(name)}:[`) ?? null
      if (shelf === null) return refuse(DAMAGED)
    }
  }
  return ended ? ok(null) : refuse(DAMAGED)
}

/** Backups of earlier versions are one line, or were laid out by hand: they are read whole. */
async function* readOld(
  first: string,
  rest: AsyncIterable<string>,
): AsyncGenerator<Entry, Result<null, string>> {
  const lines = [first]
  for await (const line of rest) lines.push(line)
  const whole = parsed(lines.join('\n')) as Partial<Record<string, unknown>> | null | undefined
  if (whole === undefined && looksLikeBackup(first)) return refuse(DAMAGED)
  if (whole?.lumbung !== 'backup') return refuse(NOT_A_BACKUP)
  if (whole.schema !== 1) return refuse('This backup was made by a newer Lumbung.')
  const shelves = whole.shelves as Partial<Record<Shelf, unknown>> | null | undefined
  for (const shelf of SHELVES) {
    const records = shelves?.[shelf]
    if (!Array.isArray(records)) return refuse(NOT_A_BACKUP)
    for (const record of records as readonly unknown[]) yield { shelf, record }
  }
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
