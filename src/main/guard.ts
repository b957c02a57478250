import { session, type App } from 'electron'
import { isOurs } from './protocol'

/** Copying to the clipboard is all a page may ask for. */
const GRANTED: ReadonlySet<string> = new Set(['clipboard-sanitized-write'])

/** Refuses navigation, new windows, embedded pages and permissions, for every page. */
export function refuseEverythingElse(app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    const stay = (event: { preventDefault(): void }, address: string) => {
      if (!isOurs(address)) event.preventDefault()
    }
    contents.on('will-navigate', (event) => stay(event, event.url))
    contents.on('will-redirect', (event) => stay(event, event.url))
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
  void app.whenReady().then(() => {
    session.defaultSession.setPermissionRequestHandler((contents, permission, decide) =>
      decide(GRANTED.has(permission) && isOurs(contents.getURL())),
    )
    session.defaultSession.setPermissionCheckHandler(
      (_contents, permission, origin) => GRANTED.has(permission) && isOurs(`${origin.replace(/\/$/, '')}/`),
    )
  })
}
