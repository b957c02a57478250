import { app, session, type BrowserWindow } from 'electron'
import { join } from 'node:path'
import { answerWindow } from './ipc'
import { setMenu } from './menu'
import { createOpenedFiles, filesAmong } from './openedFiles'
import { refuseEverythingElse } from './guard'
import { declareProtocol, serveProtocol } from './protocol'
import { openWindow } from './window'

const PAGES_FOLDER = join(import.meta.dirname, '..', 'renderer')

if (!app.requestSingleInstanceLock()) app.quit()
else begin()

function begin(): void {
  declareProtocol()
  const opened = createOpenedFiles()
  let window: BrowserWindow | undefined

  const show = (): BrowserWindow => {
    if (window && !window.isDestroyed()) {
      if (window.isMinimized()) window.restore()
      window.focus()
      return window
    }
    window = openWindow(() => opened.forget())
    opened.deliverTo(window)
    return window
  }

  app.on('open-file', (event, path) => {
    event.preventDefault()
    opened.add([path])
  })
  app.on('second-instance', (_event, argv, folder) => {
    show()
    opened.add(filesAmong(argv, folder))
  })
  app.on('activate', show)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  refuseEverythingElse(app)

  void app.whenReady().then(() => {
    serveProtocol(PAGES_FOLDER)
    session.defaultSession.on('will-download', (event) => event.preventDefault())
    answerWindow(() => window, opened)
    setMenu(show)
    opened.add(filesAmong(process.argv, process.cwd()))
    show()
  })
}
