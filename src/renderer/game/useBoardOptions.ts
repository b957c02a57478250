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
    /** The record shows all variations, with comments. */
    treeShown: useLocalStorage('lumbung.tree', false),
    /** Show the values of moves, and previews of the hole under the pointer. */
    hintsShown: useLocalStorage('lumbung.hints', true),
    /** Play a sound when seeds fall. */
    sounds: useLocalStorage('lumbung.sounds', false),
  })
}

/** How the Board shows a game. */
export type BoardOptions = ReturnType<typeof useBoardOptions>
