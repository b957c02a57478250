import type { App } from 'vue'
import type { Router } from 'vue-router'
import { message } from '../../../locales/message'
import { messageOf } from '../../../locales/messageOf'
import { onBackgroundFailure } from '../../platform/inBackground'
import { useNotices } from '../../ui/notices'
import { pageNamed } from '../pages'
import { PageNotLoaded } from './PageNotLoaded'

/**
 * Reports every uncaught error to the user: in components, promises, events, background work, and pages that do not
 * load.
 */
export function reportErrors(app: App, router: Router): void {
  app.config.errorHandler = reportProblem
  onBackgroundFailure(reportProblem)
  window.addEventListener('error', ({ error }) => {
    // Browsers send this event without an error when a layout takes more than one pass.
    if (error) reportProblem(error)
  })
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    reportProblem(event.reason)
  })
  router.onError((error, to) => {
    if (!(error instanceof PageNotLoaded)) return reportProblem(error)
    // A reload fetches missing files, or those of a newer version. Without a connection it would lose this page as
    // well, so the button checks the connection first.
    const action = {
      label: message(navigator.onLine ? 'app.reload' : 'app.tryAgain'),
      run: () =>
        navigator.onLine ? reloadAt(router.resolve(to.fullPath).href) : void router.push(to.fullPath),
    }
    const page = pageNamed(to.name)?.title ?? to.fullPath
    useNotices().warn(message('app.pageNotLoaded', { page }), action)
  })
}

function reloadAt(address: string): void {
  location.assign(address)
  location.reload()
}

/** Reports an internal error to the user; the console has the stack. */
function reportProblem(error: unknown): void {
  useNotices().warn(message('ui.somethingWrong', { reason: messageOf(error) }))
  // eslint-disable-next-line no-console -- a person is told above; this is for whoever looks for the cause
  console.error(error)
}
