import { onScopeDispose } from 'vue'
import { useRouter, type RouteLocationRaw } from 'vue-router'

/**
 * For going to a page once something that takes a while is done: `const go = goLater()` before it, `go(…)` after it. It goes
 * nowhere if the user has gone to another page meanwhile, or has begun to.
 */
export function useGoLater(): () => (to: RouteLocationRaw) => Promise<void> {
  const router = useRouter()
  let moves = 0
  onScopeDispose(router.beforeEach(() => void moves++))
  return () => {
    const before = moves
    return async (to) => {
      if (moves === before) await router.push(to)
    }
  }
}
