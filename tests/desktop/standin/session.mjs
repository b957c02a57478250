// Permissions: Chromium is told what the handlers decide, so a page has what the app grants and nothing else.
import { app } from './app.mjs'
import { Emitter } from './definitions.mjs'

/** Some of Electron's permissions, by Chromium's names. */
const PERMISSIONS = {
  'clipboard-sanitized-write': 'clipboard-write',
  'clipboard-read': 'clipboard-read',
  geolocation: 'geolocation',
  notifications: 'notifications',
  midi: 'midi',
}
const HOME = { inside: 'lumbung://app/', outside: 'http://app.lumbung.localhost' }

class Session extends Emitter {
  /** What was set, for tests. */
  handlers = {}
  setPermissionRequestHandler(handler) {
    this.handlers.request = handler
  }
  setPermissionCheckHandler(handler) {
    this.handlers.check = handler
  }
  /** Electron grants everything that no handler refuses. */
  async enforce(cdp) {
    for (const [permission, name] of Object.entries(PERMISSIONS)) {
      let granted = this.handlers.check?.(null, permission, HOME.inside, {}) ?? true
      this.handlers.request?.({ getURL: () => HOME.inside }, permission, (decided) => (granted &&= decided))
      const setting = granted ? 'granted' : 'denied'
      await cdp.send('Browser.setPermission', { permission: { name }, setting, origin: HOME.outside })
    }
  }
}

const defaultSession = new Session('Session')
export const session = {
  get defaultSession() {
    app.mustBeReady('session.defaultSession')
    return defaultSession
  },
}
