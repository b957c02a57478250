import {
  app,
  dialog,
  ipcMain,
  nativeTheme,
  Notification,
  type BrowserWindow,
  type WebFrameMain,
} from 'electron'
import { basename, dirname, extname, join } from 'node:path'
import * as v from 'valibot'
import type { BridgedOpen, BridgedSave } from '../preload/bridge'
import { readFiles, type OpenedFiles } from './openedFiles'
import { isOurs } from './protocol'
import { writeWhole } from './writeWhole'

const fileName = v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^/\\\0:*?"<>|]+$/))
const saving = v.strictObject({ name: fileName, content: v.instance(Uint8Array) })
const ending = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,10}$/))
const opening = v.strictObject({ endings: v.pipe(v.array(ending), v.maxLength(10)), several: v.boolean() })
const notice = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(200)),
  body: v.pipe(v.string(), v.maxLength(1000)),
})
const theme = v.picklist(['system', 'light', 'dark'])

/** Answers everything the page may ask, after checking who asks and what. */
export function answerWindow(window: () => BrowserWindow | undefined, opened: OpenedFiles): void {
  let lastFolder = app.getPath('documents')

  /** Runs the handler only for our own page and only with arguments of the right shape. */
  const checked =
    <Schema extends v.GenericSchema, Answer>(
      schema: Schema,
      handler: (request: v.InferOutput<Schema>, from: BrowserWindow) => Answer,
    ) =>
    (event: { readonly senderFrame: WebFrameMain | null }, request: unknown): Answer => {
      const from = window()
      const frame = event.senderFrame
      if (!from || !frame || frame !== from.webContents.mainFrame || !isOurs(frame.url))
        throw new Error('Only the page of the app may ask this.')
      return handler(v.parse(schema, request), from)
    }

  ipcMain.handle(
    'file:save',
    checked(saving, async ({ name, content }, from): Promise<BridgedSave> => {
      const ending = extname(name).slice(1)
      const { canceled, filePath } = await dialog.showSaveDialog(from, {
        defaultPath: join(lastFolder, name),
        filters: ending ? [{ name: ending.toUpperCase(), extensions: [ending] }] : [],
      })
      if (canceled || !filePath) return { status: 'cancelled' }
      const written = await writeWhole(filePath, content)
      if (!written.ok) return { status: 'failed', reason: written.reason }
      lastFolder = dirname(filePath)
      return { status: 'saved', where: `${basename(filePath)} in ${lastFolder}` }
    }),
  )
  ipcMain.handle(
    'file:open',
    checked(opening, ({ endings, several }, from) => chooseFiles(from, endings, several)),
  )
  ipcMain.on(
    'notify',
    checked(notice, (message, from) => {
      if (from.isFocused() || !Notification.isSupported()) return
      const shown = new Notification(message)
      shown.on('click', () => from.focus())
      shown.show()
    }),
  )
  ipcMain.on(
    'theme',
    checked(theme, (chosen) => void (nativeTheme.themeSource = chosen)),
  )
  ipcMain.on(
    'files:ready',
    checked(v.undefined(), () => opened.ready()),
  )
}

/** Asks for files with the native dialog and reads them. */
export async function chooseFiles(
  window: BrowserWindow,
  endings: readonly string[],
  several: boolean,
): Promise<BridgedOpen> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: several ? ['openFile', 'multiSelections'] : ['openFile'],
    filters: endings.length ? [{ name: 'Files for Lumbung', extensions: [...endings] }] : [],
  })
  return canceled ? { status: 'cancelled' } : readFiles(filePaths)
}
