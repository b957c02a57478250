import { createSharedComposable, tryOnScopeDispose } from '@vueuse/core'
import { shallowRef, type ShallowRef } from 'vue'
import { PAPER, type Palette } from '../../figures/palette'
import { readPalette } from './readPalette'

/** The palette of the theme on screen, shared by all charts; light while printing. */
export const usePalette = createSharedComposable((): ShallowRef<Palette> => {
  const palette = shallowRef(readPalette())
  tryOnScopeDispose(watchTheme(palette))
  return palette
})

function watchTheme(palette: ShallowRef<Palette>): () => void {
  const refresh = (): void => void (palette.value = readPalette())
  const print = (): void => void (palette.value = PAPER)
  const observer = new MutationObserver(refresh)
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'style', 'class'],
  })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', refresh)
  const paper = matchMedia('print')
  const turn = (): void => (paper.matches ? print() : refresh())
  paper.addEventListener('change', turn)
  addEventListener('beforeprint', print)
  addEventListener('afterprint', refresh)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', refresh)
    paper.removeEventListener('change', turn)
    removeEventListener('beforeprint', print)
    removeEventListener('afterprint', refresh)
  }
}
