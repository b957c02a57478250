import { until } from '@vueuse/core'
import { loadRouteLocation, type Router } from 'vue-router'
import { platform } from '../platform/platform'
import { untilIdle } from '../platform/untilIdle'
import { kept } from '../platform/webEdition'
import { FURTHER_PAGES, PAGES } from './pages'

/**
 * Loads the code of every page, one at a time while nobody waits for anything, so that each opens at once. Only code that is on
 * this device: nobody pays for pages that they never open.
 */
export async function preparePages(router: Router, idle = untilIdle): Promise<void> {
  if (platform.kind === 'browser') await until(kept).toBe('stored')
  for (const { path } of [...PAGES, ...FURTHER_PAGES]) {
    await idle()
    // What cannot be loaded is told when the page is opened.
    await loadRouteLocation(router.resolve(path)).catch(() => undefined)
  }
}
