import { ok } from '../../engine/result'
import type { DesktopBridge } from '../../preload/bridge'
import type { Platform } from './platform'

/** What the main process takes of a notification. */
const LONGEST = { title: 200, body: 1000 }

/** In the desktop app: native dialogs through the preload script's bridge. */
export function desktop(bridge: DesktopBridge): Platform {
  return {
    kind: 'desktop',
    version: bridge.version,
    async saveFile(name, content) {
      return bridge.saveFile(name, await bytesOf(content))
    },
    openFile: (endings = []) => bridge.openFiles([...endings], false),
    openFiles: (endings = []) => bridge.openFiles([...endings], true),
    readClipboard: async () => ok(await bridge.readClipboard()),
    notify: (title, body) => bridge.notify(title.slice(0, LONGEST.title), body.slice(0, LONGEST.body)),
    askToNotify: () => {},
    wear: (theme) => bridge.wear(theme),
    onFilesOpened: (listener) => bridge.onFilesOpened(listener),
    onPageAsked: (listener) => bridge.onPageAsked(listener),
    ready: () => bridge.ready(),
  }
}

async function bytesOf(content: string | Uint8Array | Blob): Promise<Uint8Array> {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content
}
