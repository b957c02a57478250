import { onScopeDispose, toValue, watch, type MaybeRefOrGetter } from 'vue'
import { createSounds, type Sounds } from './sounds'

/** The audible state of a playback: how many seeds have landed, and whether seeds are being captured. */
interface Audible {
  readonly landed: number
  readonly frame: { readonly clasp: readonly unknown[] }
}

/** Plays a sound as each seed falls while `on`; nothing is prepared before the first sound. */
export function useBoardSounds(playback: Audible, on: MaybeRefOrGetter<boolean>): void {
  let sounds: Sounds | null = null
  const heard = (make: (sounds: Sounds) => void): void => {
    if (!toValue(on)) return
    sounds ??= createSounds()
    if (sounds) make(sounds)
  }
  watch(
    () => playback.landed,
    (now, before) => now > before && heard((all) => all.seed()),
  )
  watch(
    () => playback.frame.clasp.length > 0,
    (captures) => captures && heard((all) => all.capture()),
  )
  onScopeDispose(() => sounds?.close())
}
