import { app, Notification, type BrowserWindow } from 'electron'

/** What a notification says. */
interface Notice {
  readonly title: string
  readonly body: string
}

/** Shows notifications while the window is in the background; a click on one calls `show`. */
export function createNotifier(show: () => void): (notice: Notice, window: BrowserWindow) => void {
  // A notification that nobody holds is collected, and its click with it.
  const shown = new Set<Notification>()
  return (notice, window) => {
    if (window.isFocused()) return
    if (isPortable() || !Notification.isSupported()) return drawAttention(window)
    const notification = new Notification(notice)
    const forget = (): void => void shown.delete(notification)
    shown.add(notification)
    notification.on('click', () => {
      forget()
      show()
    })
    notification.on('close', forget)
    notification.on('failed', () => {
      forget()
      drawAttention(window)
    })
    notification.show()
  }
}

/** Windows would keep a shortcut to the folder that the portable edition unpacks itself to, which is soon gone. */
function isPortable(): boolean {
  return process.env.PORTABLE_EXECUTABLE_DIR !== undefined
}

/** For systems that refuse notifications, as macOS does to apps that are not signed. */
function drawAttention(window: BrowserWindow): void {
  if (app.dock) app.dock.bounce()
  else if (!window.isDestroyed()) {
    window.flashFrame(true)
    window.once('focus', () => window.flashFrame(false))
  }
}
