import { app, net, session, shell, type BrowserWindow } from 'electron'
import { join } from 'node:path'
import { bestLanguage, type LanguageCode } from '../locales/language'
import { answerWindow } from './ipc'
import { speak } from './language'
import { linksAmong, pageOfLink, registerLinks } from './links'
import { setMenu } from './menu'
import { createInbox } from './inbox'
import { createNotifier } from './notifier'
import { filesAmong, OpenedFiles } from './openedFiles'
import { refuseEverythingElse } from './guard'
import { cleanUpBeforeQuitting } from './quitting'
import { declareProtocol, serveProtocol } from './protocol'
import { Clusters } from './cluster'
import { Programs } from './programs'
import { SavedFiles } from './savedFiles'
import { createUpdates } from './updates'
import { openWindow } from './window'
import { Work } from './work'

const PAGES_FOLDER = join(import.meta.dirname, '..', 'renderer')

// Windows shows notifications under this name; it must come first. Only Windows has it.
if (process.platform === 'win32') app.setAppUserModelId('org.lumbung.app')
if (!app.requestSingleInstanceLock()) app.quit()
else begin()

function begin(): void {
  declareProtocol()
  const opened = new OpenedFiles()
  const saved = new SavedFiles()
  const clusters = new Clusters()
  const programs = new Programs()
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
      window.show()
      return window
    }
    const opening = openWindow(() => {
      inbox.forget()
      work.forget(opening)
      void cleanUp()
    })
    window = opening
    work.watchWindow(opening)
    inbox.deliverTo(opening)
    return opening
  }
  /** Removes what the page has begun and cannot finish. */
  const cleanUp = () => Promise.all([saved.abandonAll(), clusters.leaveAll(), programs.endAll()])
  const work = new Work(show)

  app.on('open-file', (event, path) => {
    event.preventDefault()
    inbox.addFiles([path])
    if (app.isReady()) show()
  })
  app.on('open-url', (event, link) => {
    event.preventDefault()
    const page = pageOfLink(link)
    if (page) inbox.askForPage(page)
    if (app.isReady()) show()
  })
  app.on('second-instance', (_event, argv, folder) => {
    show()
    inbox.addFiles(filesAmong(argv, folder))
    linksAmong(argv).forEach(inbox.askForPage)
  })
  app.on('activate', show)
  app.on('window-all-closed', () => {
    if (process.platform === 'darwin') void cleanUp()
    else app.quit()
  })
  cleanUpBeforeQuitting(cleanUp)
  refuseEverythingElse(app)

  const speakTo = async (code: LanguageCode): Promise<void> => {
    await speak(code)
    setMenu(show, inbox, opened)
  }

  void app.whenReady().then(async () => {
    serveProtocol(PAGES_FOLDER)
    session.defaultSession.on('will-download', (event) => event.preventDefault())
    const onLanguage = (code: LanguageCode): void => void speakTo(code)
    const notify = createNotifier(show)
    answerWindow(() => window, {
      opened,
      saved,
      clusters,
      programs,
      updates,
      inbox,
      onLanguage,
      work,
      notify,
    })
    work.watchApp()
    // The window reports later which language was chosen in its settings.
    await speakTo(bestLanguage(app.getPreferredSystemLanguages()))
    registerLinks()
    inbox.addFiles(filesAmong(process.argv, process.cwd()))
    linksAmong(process.argv).forEach(inbox.askForPage)
    show()
  })
}
