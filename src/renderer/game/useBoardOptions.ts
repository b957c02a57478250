import { useLocalStorage } from '@vueuse/core'
import { proxyRefs } from 'vue'
import type { Stride } from '../board/frame'

/** How the Board shows a game; remembered on this machine. */
export function useBoardOptions() {
  return proxyRefs({
    stride: useLocalStorage<Stride>('lumbung.stride', 'lap'),
    /** Moves appear at once, without motion. */
    instant: useLocalStorage('lumbung.instant', false),
    routesShown: useLocalStorage('lumbung.routes', false),
    logOpen: useLocalStorage('lumbung.log', true),
    /** Values of moves, and what the hole pointed at would do. */
    hintsShown: useLocalStorage('lumbung.hints', true),
    /** Seeds are heard when they fall. */
    sounds: useLocalStorage('lumbung.sounds', false),
  })
}

/** How the Board shows a game. */
export type BoardOptions = ReturnType<typeof useBoardOptions>
