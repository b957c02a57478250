import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import { readPalette, type Palette } from './palette'

let shared: ShallowRef<Palette> | null = null
let users = 0
let stop: () => void = () => undefined

/** The palette of the theme on screen; light while printing. */
export function usePalette(): ShallowRef<Palette> {
  shared ??= shallowRef(readPalette('auto'))
  if (users++ === 0) stop = watchTheme(shared)
  onScopeDispose(() => {
    if (--users > 0) return
    stop()
    shared = null
  })
  return shared
}

function watchTheme(palette: ShallowRef<Palette>): () => void {
  const refresh = (): void => void (palette.value = readPalette('auto'))
  const print = (): void => void (palette.value = readPalette('light'))
  const observer = new MutationObserver(refresh)
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'style', 'class'],
  })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', refresh)
  addEventListener('beforeprint', print)
  addEventListener('afterprint', refresh)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', refresh)
    removeEventListener('beforeprint', print)
    removeEventListener('afterprint', refresh)
  }
}
