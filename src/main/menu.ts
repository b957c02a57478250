import { app, Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron'
import type { Inbox } from './inbox'
import { t } from './language'
import type { OpenedFiles } from './openedFiles'

const PAGES = ['board', 'variants', 'experiments', 'results', 'papers'] as const
const OPENABLE = ['lumbung', 'json']
const SEPARATOR = { type: 'separator' } as const

type Item = MenuItemConstructorOptions

/**
 * Sets the application menu in the current language; `show` returns the window, and the inbox waits until its page
 * listens.
 */
export function setMenu(show: () => BrowserWindow, inbox: Inbox, files: OpenedFiles): void {
  const go = (path: string) => () => {
    show()
    inbox.askForPage(path)
  }
  const open = async () => inbox.addOpened(await files.choose(show(), OPENABLE, true))
  const mac = process.platform === 'darwin'
  const settings: Item = { label: t('app.settings'), accelerator: 'CmdOrCtrl+,', click: go('/settings') }
  const pages = PAGES.map((page, index) => ({
    label: t(`app.${page}`),
    accelerator: `CmdOrCtrl+${index + 1}`,
    click: go(`/${page}`),
  }))
  const template: Item[] = [
    ...(mac ? [appMenu(settings)] : []),
    {
      label: t('menu.file'),
      submenu: [
        { label: t('menu.open'), accelerator: 'CmdOrCtrl+O', click: () => void open() },
        ...(mac ? [recentFiles()] : []),
        SEPARATOR,
        ...(mac ? [] : [settings, SEPARATOR]),
        mac ? { role: 'close', label: t('menu.close') } : { role: 'quit', label: t('menu.quit') },
      ],
    },
    editMenu(),
    { label: t('menu.view'), submenu: [...pages, SEPARATOR, ...viewItems()] },
    windowMenu(mac),
    { role: 'help', label: t('menu.help'), submenu: [{ role: 'about', label: t('menu.about') }] },
  ]
  app.setAboutPanelOptions({
    applicationName: t('app.name'),
    applicationVersion: app.getVersion(),
    copyright: t('menu.licence'),
  })
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}

/** Windows lists recent files on the taskbar instead. */
function recentFiles(): Item {
  return {
    role: 'recentDocuments',
    label: t('menu.openRecent'),
    submenu: [{ role: 'clearRecentDocuments', label: t('menu.clearRecent') }],
  }
}

function editMenu(): Item {
  return {
    label: t('menu.edit'),
    submenu: [
      { role: 'undo', label: t('menu.undo') },
      { role: 'redo', label: t('menu.redo') },
      SEPARATOR,
      { role: 'cut', label: t('menu.cut') },
      { role: 'copy', label: t('menu.copy') },
      { role: 'paste', label: t('menu.paste') },
      { role: 'selectAll', label: t('menu.selectAll') },
    ],
  }
}

function viewItems(): readonly Item[] {
  const forDevelopers: readonly Item[] = [
    SEPARATOR,
    { role: 'reload', label: t('menu.reload') },
    { role: 'toggleDevTools', label: t('menu.developerTools') },
  ]
  return [
    { role: 'resetZoom', label: t('menu.resetZoom') },
    { role: 'zoomIn', label: t('menu.zoomIn') },
    { role: 'zoomOut', label: t('menu.zoomOut') },
    { role: 'togglefullscreen', label: t('menu.fullScreen') },
    ...(app.isPackaged ? [] : forDevelopers),
  ]
}

function windowMenu(mac: boolean): Item {
  // The roles zoom and front do nothing elsewhere.
  const rest: readonly Item[] = mac
    ? [{ role: 'zoom', label: t('menu.zoom') }, SEPARATOR, { role: 'front', label: t('menu.bringToFront') }]
    : [{ role: 'close', label: t('menu.close') }]
  return {
    role: 'window',
    label: t('menu.window'),
    submenu: [{ role: 'minimize', label: t('menu.minimise') }, ...rest],
  }
}

function appMenu(settings: Item): Item {
  return {
    role: 'appMenu',
    submenu: [
      { role: 'about', label: t('menu.about') },
      SEPARATOR,
      settings,
      SEPARATOR,
      { role: 'services', label: t('menu.services') },
      SEPARATOR,
      { role: 'hide', label: t('menu.hide') },
      { role: 'hideOthers', label: t('menu.hideOthers') },
      { role: 'unhide', label: t('menu.showAll') },
      SEPARATOR,
      { role: 'quit', label: t('menu.quit') },
    ],
  }
}
