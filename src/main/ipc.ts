import { clipboard, ipcMain, nativeTheme, type BrowserWindow, type WebFrameMain } from 'electron'
import * as v from 'valibot'
import { LONGEST_ADDRESS } from '../cluster/address'
import { LANGUAGES, type LanguageCode } from '../locales/language'
import type { Inbox } from './inbox'
import { batchShape, count, type Clusters } from './cluster'
import type { OpenedFiles } from './openedFiles'
import { pagePdf } from './printing'
import { askingShape, mannerShape, namingShape, type Programs } from './programs'
import { isOurs } from './protocol'
import type { SavedFiles } from './savedFiles'
import type { Updates } from './updates'
import { takeRememberedRuns, workShape, type Work } from './work'

const fileName = v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^/\\\0:*?"<>|]+$/))
const uuid = v.pipe(v.string(), v.uuid())
/** The page saves in smaller pieces than this. */
const LARGEST_PIECE = 16 * 1024 * 1024
const saving = v.strictObject({ name: fileName })
const writing = v.strictObject({
  id: uuid,
  bytes: v.pipe(v.instance(Uint8Array), v.maxLength(LARGEST_PIECE)),
})
const finishing = v.strictObject({ id: uuid })
const reading = v.strictObject({ id: uuid, from: count })
const ending = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,10}$/))
const opening = v.strictObject({ endings: v.pipe(v.array(ending), v.maxLength(10)), several: v.boolean() })
const notice = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(200)),
  body: v.pipe(v.string(), v.maxLength(1_000)),
})
/** One character more than the page accepts as a game, so that a longer text is refused, not cut. */
const LONGEST_PASTE = 2_000_000 + 1
const joining = v.strictObject({
  address: v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS)),
  password: v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS)),
})
const submitting = v.strictObject({ id: uuid, batch: batchShape })
const joined = v.strictObject({ id: uuid })
const cancelling = v.strictObject({ id: uuid, ticket: count })
const theme = v.picklist(['system', 'light', 'dark'])
const language = v.picklist(Object.keys(LANGUAGES))

/** The sender of a message, as Electron reports it. */
interface Sender {
  readonly senderFrame: WebFrameMain | null
}

/** The parts that serve the page: opened files, saved files, clusters, programs, updates, deliveries, the language, work and notifications. */
interface Services {
  readonly opened: OpenedFiles
  readonly saved: SavedFiles
  readonly clusters: Clusters
  readonly programs: Programs
  readonly updates: Updates
  readonly inbox: Inbox
  readonly onLanguage: (code: LanguageCode) => void
  readonly work: Work
  /** Shows a notification. */
  readonly notify: (message: v.InferOutput<typeof notice>, window: BrowserWindow) => void
}

/** Handles everything the page may send, after checking the sender and the content. */
export function answerWindow(window: () => BrowserWindow | undefined, services: Services): void {
  const { opened, saved, clusters, programs, updates, inbox, onLanguage, work, notify } = services

  /** The window whose own page sent a message; null for any other page or frame. */
  function windowOf({ senderFrame: frame }: Sender): BrowserWindow | null {
    const ours = window()
    return ours && frame && frame === ours.webContents.mainFrame && isOurs(frame.url) ? ours : null
  }

  /** Handles a request; one from another page or of the wrong shape is rejected. */
  function answer<Schema extends v.GenericSchema, Answer>(
    channel: string,
    schema: Schema,
    handler: (request: v.InferOutput<Schema>, from: BrowserWindow) => Answer,
  ): void {
    ipcMain.handle(channel, (event: Sender, request: unknown): Answer => {
      const from = windowOf(event)
      if (!from) throw new Error('Only the page of the app may ask this.')
      return handler(v.parse(schema, request), from)
    })
  }

  /**
   * Handles a message; invalid ones are dropped, because nobody waits for an answer and an error would stop the app.
   */
  function hear<Schema extends v.GenericSchema>(
    channel: string,
    schema: Schema,
    handler: (message: v.InferOutput<Schema>, from: BrowserWindow) => void,
  ): void {
    ipcMain.on(channel, (event: Sender, message: unknown) => {
      const from = windowOf(event)
      const read = v.safeParse(schema, message)
      if (from && read.success) handler(read.output, from)
    })
  }

  answer('file:save', saving, ({ name }, from) => saved.begin(from, name))
  answer('file:write', writing, ({ id, bytes }) => saved.write(id, bytes))
  answer('file:finish', finishing, ({ id }) => saved.finish(id))
  answer('page:pdf', v.undefined(), (_, from) => pagePdf(from))
  answer('file:open', opening, ({ endings, several }, from) => opened.choose(from, endings, several))
  answer('file:read', reading, ({ id, from }) => opened.read(id, from))
  answer('clipboard:read', v.undefined(), async () => (await clipboard.readText()).slice(0, LONGEST_PASTE))
  answer('cluster:join', joining, ({ address, password }, from) => clusters.join(from, address, password))
  answer('cluster:submit', submitting, ({ id, batch }) => clusters.submit(id, batch))
  answer('cluster:workers', joined, ({ id }) => clusters.workers(id))
  hear('cluster:cancel', cancelling, ({ id, ticket }) => clusters.cancel(id, ticket))
  hear('cluster:leave', joined, ({ id }) => void clusters.leave(id))
  answer('program:list', v.undefined(), () => programs.list())
  answer('program:add', mannerShape, (manner, from) => programs.add(from, manner))
  answer('program:rename', namingShape, ({ id, name }) => programs.rename(id, name))
  answer('program:remove', joined, ({ id }) => programs.remove(id))
  answer('program:restore', joined, ({ id }) => programs.restore(id))
  answer('program:ask', askingShape, (asked) => programs.ask(asked))
  answer('program:log', joined, ({ id }) => programs.log(id))
  answer('update:address', v.undefined(), () => updates.address)
  answer('update:look', v.undefined(), () => updates.look())
  hear('update:open', v.undefined(), () => updates.openPage())
  hear('notify', notice, notify)
  hear('work:report', workShape, (reported, from) => work.report(from, reported))
  answer('work:unfinished', v.undefined(), takeRememberedRuns)
  hear('theme', theme, (chosen) => void (nativeTheme.themeSource = chosen))
  hear('language', language, onLanguage)
  hear('page:ready', v.undefined(), () => inbox.ready())
}
