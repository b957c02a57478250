import type { Router } from 'vue-router'
import { inBackground } from '../platform/inBackground'

/**
 * Follows the address while the first page loads. The router starts listening only after that page is loaded, and
 * would restore its address.
 */
export function followAddress(router: Router): void {
  const follow = (): void => inBackground(router.push(location.hash.slice(1) || '/'))
  const stop = (): void => window.removeEventListener('hashchange', follow)
  window.addEventListener('hashchange', follow)
  router.isReady().then(stop, stop)
}
