import { app, dialog, type BrowserWindow } from 'electron'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import * as v from 'valibot'
import { BotDesk, type KnownBot } from '../bots/desk'
import { readQuestion, writtenQuestionShape } from '../bots/readQuestion'
import { Transcript, transcriptText } from '../bots/transcript'
import { idOfName, readBot, type Bot, type BotProblem } from '../bots/bot'
import { message, type Text } from '../locales/message'
import { messageOf } from '../locales/messageOf'
import type { BridgedAdded, BridgedAnswer, BridgedProgram } from '../preload/bridge'
import { t } from './language'
import { writeWhole } from './writeWhole'

const seconds = v.pipe(v.number(), v.minValue(0.01), v.maxValue(3_600))

/** How the page wants a program to be asked; a file that describes a program says so itself. */
export const mannerShape = v.strictObject({
  protocol: v.picklist(['numbers', 'ugi', 'kgp']),
  template: v.picklist(['codingame', 'buet', 'kgpc']),
  secondsPerMove: seconds,
  secondsForFirst: seconds,
})

/** A question of the page. */
export const askingShape = v.strictObject({
  worker: v.pipe(v.string(), v.regex(/^[a-z]{1,20} \d{1,6}$/)),
  question: writtenQuestionShape,
})

/** A new name for a program. */
export const namingShape = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.maxLength(60), v.regex(/[A-Za-z0-9]/)),
})

/** A program that the user has added, as it is stored. */
const storedShape = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  /** The folder that its description is relative to. */
  home: v.string(),
  description: v.record(v.string(), v.unknown()),
})
const listShape = v.array(storedShape)

type Stored = v.InferOutput<typeof storedShape>

/** What is kept of what a program printed, in characters. */
const TAIL = 65_536
const MOST_PROGRAMS = 100
/** More workers than this never play at once. */
const MOST_WORKERS = 80
/** Programs that nobody asks any more are ended after this time. */
const IDLE_MS = 60_000

/** What a file that is not a description is started with, by its ending. */
const INTERPRETERS: Readonly<Record<string, readonly string[]>> = {
  '.py': [process.platform === 'win32' ? 'python' : 'python3'],
  '.js': ['node'],
  '.mjs': ['node'],
  '.jar': ['java', '-jar'],
  '.rb': ['ruby'],
}

interface Added {
  readonly stored: Stored
  readonly transcript: Transcript
}

/**
 * The programs that the user has added. The page knows them by their ids: what is started was chosen in the system's dialogs,
 * and only there.
 */
export class Programs {
  #added: Added[] | null = null
  /** Removed since the app was started, for Undo. */
  readonly #removed = new Map<string, Added>()
  readonly #idle = new Map<string, NodeJS.Timeout>()
  readonly #desk = new BotDesk((id) => this.#known(id))
  #isAsking = false

  /** Everything that was added, with what is wrong with those that cannot be started. */
  list(): readonly BridgedProgram[] {
    return this.#all().map(({ stored }) => shown(stored))
  }

  /** Lets the user choose a program, or the file that describes one, and asks whether it may be started. */
  async add(window: BrowserWindow, manner: v.InferOutput<typeof mannerShape>): Promise<BridgedAdded> {
    if (this.#isAsking || this.#all().length >= MOST_PROGRAMS) return { status: 'cancelled' }
    this.#isAsking = true
    try {
      const { canceled, filePaths } = await dialog.showOpenDialog(window, {
        title: t('programs.choose'),
        properties: ['openFile'],
      })
      const [path] = filePaths
      if (canceled || path === undefined) return { status: 'cancelled' }
      return await this.#addFile(window, path, manner)
    } finally {
      this.#isAsking = false
    }
  }

  /** Changes the name of a program, and with it the name of the player that it is. */
  async rename(id: string, wanted: string): Promise<readonly BridgedProgram[]> {
    const name = this.#freeName(wanted, id)
    this.#added = this.#all().map((added) =>
      added.stored.id === id
        ? { ...added, stored: { ...added.stored, description: { ...added.stored.description, name } } }
        : added,
    )
    await this.endAll()
    await this.#store()
    return this.list()
  }

  /** Removes a program from the list; its files stay where they are. */
  async remove(id: string): Promise<readonly BridgedProgram[]> {
    const removed = this.#all().find(({ stored }) => stored.id === id)
    if (removed) this.#removed.set(id, removed)
    this.#added = this.#all().filter(({ stored }) => stored.id !== id)
    await this.endAll()
    await this.#store()
    return this.list()
  }

  /** Puts a removed program back. */
  async restore(id: string): Promise<readonly BridgedProgram[]> {
    const removed = this.#removed.get(id)
    if (removed && !this.#all().includes(removed)) this.#all().push(removed)
    this.#removed.delete(id)
    await this.#store()
    return this.list()
  }

  /** Asks a program for its move. */
  async ask({ worker, question: written }: v.InferOutput<typeof askingShape>): Promise<BridgedAnswer> {
    const question = readQuestion(written)
    const known = this.#known(written.player.replace(/^bot:/, ''))
    if (!question || !known) return { status: 'unknown' }
    if (!this.#idle.has(worker) && this.#idle.size >= MOST_WORKERS) return { status: 'unknown' }
    clearTimeout(this.#idle.get(worker))
    const answer = await this.#desk.ask(worker, question)
    clearTimeout(this.#idle.get(worker))
    const end = (): void => {
      this.#idle.delete(worker)
      void this.#desk.end(worker)
    }
    this.#idle.set(worker, setTimeout(end, IDLE_MS).unref())
    return { status: 'answered', answer }
  }

  /** What a program was sent and what it printed, the last lines. */
  log(id: string): string {
    const added = this.#all().find(({ stored }) => stored.id === id)
    return added?.transcript.lines().map(transcriptText).join('\n') ?? ''
  }

  /** Ends every program: nobody asks any more. */
  async endAll(): Promise<void> {
    for (const timer of this.#idle.values()) clearTimeout(timer)
    this.#idle.clear()
    await this.#desk.end()
  }

  async #addFile(
    window: BrowserWindow,
    path: string,
    manner: v.InferOutput<typeof mannerShape>,
  ): Promise<BridgedAdded> {
    const described = describe(path, manner)
    if (!described.ok) return { status: 'failed', reason: described.reason }
    const id = randomUUID()
    const named = String(described.description['name'] ?? '')
    const description = { ...described.description, name: this.#freeName(named, id) }
    const stored = { id, home: dirname(path), description }
    const read = readBot(stored.description, stored.home)
    if (!read.ok) return { status: 'failed', reason: problemText(basename(path), read.error) }
    if (!(await agrees(window, read.value))) return { status: 'cancelled' }
    this.#all().push({ stored, transcript: new Transcript(TAIL) })
    await this.#store()
    return { status: 'added', program: shown(stored) }
  }

  /** A program by the id in a player's name; a program that has changed since then keeps its name and gets another checksum. */
  #known(playerId: string): KnownBot | undefined {
    const [name] = playerId.split('@')
    for (const { stored, transcript } of this.#all()) {
      const read = readBot(stored.description, stored.home)
      if (read.ok && read.value.program.id.split('@')[0] === name) return { bot: read.value, transcript }
    }
    return undefined
  }

  /** Players are told apart by their names, so no two programs have the same. */
  #freeName(wanted: string, id: string): string {
    const taken = this.#all()
      .filter(({ stored }) => stored.id !== id)
      .map(({ stored }) => idOfName(String(stored.description['name'])))
    let name = wanted
    for (let number = 2; taken.includes(idOfName(name)); number++) name = `${wanted.slice(0, 55)} ${number}`
    return name
  }

  #all(): Added[] {
    this.#added ??= readList().map((stored) => ({ stored, transcript: new Transcript(TAIL) }))
    return this.#added
  }

  async #store(): Promise<void> {
    const text = JSON.stringify(this.#all().map(({ stored }) => stored))
    await writeWhole(listFile(), new TextEncoder().encode(text))
  }
}

function listFile(): string {
  return join(app.getPath('userData'), 'programs.json')
}

/** A list that cannot be read is empty: nothing is started that the user did not choose. */
function readList(): readonly Stored[] {
  try {
    const read = v.safeParse(listShape, JSON.parse(readFileSync(listFile(), 'utf8')))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

type Described =
  | { readonly ok: true; readonly description: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: Text }

/** The description in a file, or that of a program that the page said how to ask. */
function describe(path: string, manner: v.InferOutput<typeof mannerShape>): Described {
  const name = basename(path)
  if (extname(path).toLowerCase() === '.json') {
    try {
      const read = v.safeParse(v.record(v.string(), v.unknown()), JSON.parse(readFileSync(path, 'utf8')))
      if (read.success) return { ok: true, description: read.output }
      return { ok: false, reason: message('programs.notDescribed', { name, where: '{}' }) }
    } catch (error) {
      return { ok: false, reason: message('files.notOpened', { names: name, reason: messageOf(error) }) }
    }
  }
  const [command = path, ...words] = INTERPRETERS[extname(path).toLowerCase()] ?? []
  const isScript = command !== path
  const { protocol, template, secondsPerMove, secondsForFirst } = manner
  return {
    ok: true,
    description: {
      name: nameFor(name),
      command,
      arguments: [
        ...(isScript ? [...words, path] : []),
        ...(protocol === 'numbers' && template === 'buet' ? ['{seat}'] : []),
      ],
      protocol,
      secondsPerMove,
      secondsForFirst,
      ...(protocol === 'numbers' && { numbers: template }),
      ...(protocol === 'ugi' && {
        options: { Variant: '{variant}', Holes: '{holes}', Seeds: '{seeds}' },
      }),
    },
  }
}

/** The name of a file without its ending; one that no id can be made of gets a plain one. */
function nameFor(file: string): string {
  const name = basename(file, extname(file)).slice(0, 60)
  return /[A-Za-z0-9]/.test(name) ? name : 'program'
}

/** A program as the page may see it. */
function shown({ id, home, description }: Stored): BridgedProgram {
  const read = readBot(description, home)
  if (!read.ok) {
    const name = typeof description['name'] === 'string' ? description['name'] : ''
    return {
      id,
      name,
      player: null,
      protocol: 'numbers',
      command: '',
      problem: problemText(name, read.error),
    }
  }
  const { program, description: told } = read.value
  const command = [told.command, ...told.arguments].join(' ')
  const { name, protocol } = program
  return { id, name, player: program.id, protocol, command, problem: null }
}

function problemText(name: string, problem: BotProblem): Text {
  switch (problem.code) {
    case 'badDescription':
      return message('programs.notDescribed', { name, where: problem.path })
    case 'noFolder':
      return message('programs.noFolder', { name, folder: problem.folder })
    case 'notFound':
      return message('programs.notFound', { name, command: problem.command })
  }
}

/** Asks in a dialog that no page can answer. */
async function agrees(window: BrowserWindow, { description, executable }: Bot): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: t('programs.allow', { name: description.name }),
    detail: t('programs.allowDetail', { command: [executable, ...description.arguments].join(' ') }),
    buttons: [t('programs.add'), t('menu.doNotConnect')],
    defaultId: 1,
    cancelId: 1,
  })
  return response === 0
}
