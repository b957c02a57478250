// A stand-in for the `electron` module of the main process: the built bundle runs unmodified in a process of its own, and
// its windows are Chromium pages. It proves the app's own code and wiring. It cannot prove sandboxing, native menus and
// dialogs, fuses or packaging. Where Electron is strict, or behaves in an unexpected way, so does this.
export { app } from './app.mjs'
export { BrowserWindow } from './browserWindow.mjs'
export { clipboard } from './clipboard.mjs'
export { dialog } from './dialog.mjs'
export { ipcMain } from './ipcMain.mjs'
export { Menu } from './menu.mjs'
export { nativeTheme } from './nativeTheme.mjs'
export { net } from './net.mjs'
export { Notification } from './notification.mjs'
export { powerMonitor } from './powerMonitor.mjs'
export { powerSaveBlocker } from './powerSaveBlocker.mjs'
export { protocol } from './protocol.mjs'
export { screen } from './screen.mjs'
export { session } from './session.mjs'
export { shell } from './shell.mjs'
