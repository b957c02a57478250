import { app, BrowserWindow, dialog, nativeTheme, screen } from 'electron'
import { join } from 'node:path'
import { offerContextMenu } from './contextMenu'
import { t } from './language'
import { developmentAddress, HOME } from './protocol'
import { keepWindowState, readWindowState, SMALLEST } from './windowState'

/** Opens the window where it was when it was last closed; `onPageGone` is called when its page is replaced or has crashed. */
export function openWindow(onPageGone: () => void): BrowserWindow {
  const file = join(app.getPath('userData'), 'window.json')
  const { maximised, theme, ...bounds } = readWindowState(file, screen.getAllDisplays())
  nativeTheme.themeSource = theme
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
  window.once('ready-to-show', () => {
    // Maximising shows the window, so it must not come earlier.
    if (maximised) window.maximize()
    window.show()
  })
  keepWindowState(window, file, nativeTheme)
  offerContextMenu(window)
  // Chromium also "starts loading" when the address changes within the page, and starts navigation that is then refused.
  window.webContents.on('did-navigate', onPageGone)
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    onPageGone()
    void offerReload(window, reason)
  })

  void window.loadURL(developmentAddress() ?? HOME)
  return window
}

async function offerReload(window: BrowserWindow, reason: string): Promise<void> {
  if (reason === 'clean-exit' || window.isDestroyed()) return
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: t('menu.crashed'),
    detail: `${causeOf(reason)} ${t('menu.crashDetail')}`,
    buttons: [t('menu.reopen'), t('menu.quitNow')],
    defaultId: 0,
    cancelId: 1,
  })
  if (response !== 0) app.quit()
  else if (!window.isDestroyed()) window.reload()
}

function causeOf(reason: string): string {
  if (reason === 'oom' || reason === 'memory-eviction') return t('menu.crashedByMemory')
  if (reason === 'killed') return t('menu.crashedByOther')
  return t('menu.crashedByError', { reason })
}
