import { app, BrowserWindow, dialog, nativeTheme, screen } from 'electron'
import { join } from 'node:path'
import { t } from './language'
import { developmentAddress, HOME } from './protocol'
import { keepWindowState, readWindowState, SMALLEST } from './windowState'

/** Opens the window where it was when it was last closed. */
export function openWindow(onReload: () => void): BrowserWindow {
  const file = join(app.getPath('userData'), 'window.json')
  const { maximised, ...bounds } = readWindowState(file, screen.getAllDisplays())
  const window = new BrowserWindow({
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: t('app.name'),
    // The ground colour of the theme: no white flash before the first paint.
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#121513' : '#f0f2ee',
    webPreferences: {
      preload: join(import.meta.dirname, '..', 'preload', 'bridge.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  })
  if (maximised) window.maximize()
  window.once('ready-to-show', () => window.show())
  keepWindowState(window, file)
  window.webContents.on('did-start-loading', onReload)
  window.webContents.on('render-process-gone', (_event, { reason }) => void offerReload(window, reason))

  void window.loadURL(developmentAddress() ?? HOME)
  return window
}

async function offerReload(window: BrowserWindow, reason: string): Promise<void> {
  if (reason === 'clean-exit' || window.isDestroyed()) return
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: t('menu.crashed'),
    detail: t('menu.crashDetail', { reason }),
    buttons: [t('menu.reopen'), t('menu.quitNow')],
    defaultId: 0,
    cancelId: 1,
  })
  if (response === 0) window.reload()
  else app.quit()
}
