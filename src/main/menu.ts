import { app, Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron'
import type { Inbox } from './inbox'
import type { OpenedFiles } from './openedFiles'

const PAGES = ['Board', 'Variants', 'Experiments', 'Results', 'Papers'] as const
const OPENABLE = ['lumbung', 'json']

/** Sets the application menu; `show` gives the window, opening it if need be, and the inbox waits until it listens. */
export function setMenu(show: () => BrowserWindow, inbox: Inbox, files: OpenedFiles): void {
  const go = (path: string) => () => {
    show()
    inbox.askForPage(path)
  }
  const open = async () => inbox.addOpened(await files.choose(show(), OPENABLE, true))
  const mac = process.platform === 'darwin'
  const settings: MenuItemConstructorOptions = {
    label: 'Settings',
    accelerator: 'CmdOrCtrl+,',
    click: go('/settings'),
  }
  const template: MenuItemConstructorOptions[] = [
    ...(mac ? [appMenu(settings)] : []),
    {
      label: '&File',
      submenu: [
        { label: 'Open …', accelerator: 'CmdOrCtrl+O', click: () => void open() },
        { type: 'separator' },
        ...(mac ? [] : [settings, { type: 'separator' } as const]),
        { role: mac ? 'close' : 'quit' },
      ],
    },
    { role: 'editMenu' },
    {
      label: '&View',
      submenu: [
        ...PAGES.map((page, index) => ({
          label: page,
          accelerator: `CmdOrCtrl+${index + 1}`,
          click: go(`/${page.toLowerCase()}`),
        })),
        { type: 'separator' },
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { role: 'togglefullscreen' },
        ...(app.isPackaged
          ? []
          : ([{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }] as const)),
      ],
    },
    { role: 'windowMenu' },
    { role: 'help', submenu: [{ role: 'about' }] },
  ]
  app.setAboutPanelOptions({
    applicationName: 'Lumbung',
    applicationVersion: app.getVersion(),
    copyright: 'MIT licence',
  })
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}

function appMenu(settings: MenuItemConstructorOptions): MenuItemConstructorOptions {
  return {
    role: 'appMenu',
    submenu: [
      { role: 'about' },
      { type: 'separator' },
      settings,
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      { role: 'quit' },
    ],
  }
}
