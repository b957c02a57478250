import { app, net, session, shell, type BrowserWindow } from 'electron'
import { join } from 'node:path'
import { bestLanguage, type LanguageCode } from '../locales/language'
import { answerWindow } from './ipc'
import { speak } from './language'
import { setMenu } from './menu'
import { createInbox } from './inbox'
import { filesAmong, OpenedFiles } from './openedFiles'
import { refuseEverythingElse } from './guard'
import { declareProtocol, serveProtocol } from './protocol'
import { Queues } from './queues'
import { SavedFiles } from './savedFiles'
import { createUpdates } from './updates'
import { openWindow } from './window'

const PAGES_FOLDER = join(import.meta.dirname, '..', 'renderer')

if (!app.requestSingleInstanceLock()) app.quit()
else begin()

function begin(): void {
  declareProtocol()
  const opened = new OpenedFiles()
  const saved = new SavedFiles()
  const queues = new Queues()
  const updates = createUpdates({
    repository: __UPDATE_REPOSITORY__,
    version: app.getVersion(),
    fetch: (address, options) => net.fetch(address, options),
    open: (address) => void shell.openExternal(address),
  })
  const inbox = createInbox((paths) => opened.offer(paths))
  let window: BrowserWindow | undefined

  const show = (): BrowserWindow => {
    if (window && !window.isDestroyed()) {
      if (window.isMinimized()) window.restore()
      window.focus()
      return window
    }
    window = openWindow(() => {
      inbox.forget()
      saved.abandonAll()
      queues.leaveAll()
    })
    inbox.deliverTo(window)
    return window
  }

  app.on('open-file', (event, path) => {
    event.preventDefault()
    inbox.addFiles([path])
    if (app.isReady()) show()
  })
  app.on('second-instance', (_event, argv, folder) => {
    show()
    inbox.addFiles(filesAmong(argv, folder))
  })
  app.on('activate', show)
  app.on('window-all-closed', () => {
    saved.abandonAll()
    queues.leaveAll()
    if (process.platform !== 'darwin') app.quit()
  })
  refuseEverythingElse(app)

  const speakTo = async (code: LanguageCode): Promise<void> => {
    await speak(code)
    setMenu(show, inbox, opened)
  }

  void app.whenReady().then(async () => {
    serveProtocol(PAGES_FOLDER)
    session.defaultSession.on('will-download', (event) => event.preventDefault())
    const onLanguage = (code: LanguageCode): void => void speakTo(code)
    answerWindow(() => window, { opened, saved, queues, updates, inbox, onLanguage, show })
    // The window reports later which language was chosen in its settings.
    await speakTo(bestLanguage(app.getPreferredSystemLanguages()))
    inbox.addFiles(filesAmong(process.argv, process.cwd()))
    show()
  })
}
