// Notifications: the system does not keep the object alive, so one that the app forgot is never clicked.
import { app } from './app.mjs'
import { checkOptions, Emitter } from './definitions.mjs'

const shown = []

export class Notification extends Emitter {
  static isSupported = () => true
  /** Those that are still alive, for tests. */
  static standinShown = () => shown.flatMap((each) => each.deref() ?? [])
  constructor(options = {}) {
    super('Notification')
    app.mustBeReady('Notification')
    checkOptions('NotificationConstructorOptions', options)
    Object.assign(this, options)
  }
  show() {
    shown.push(new WeakRef(this))
    this.emit('show', {})
  }
  close() {
    this.emit('close', {})
  }
}
