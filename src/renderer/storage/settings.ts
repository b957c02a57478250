import { usePreferredDark, useLocalStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, watchEffect } from 'vue'
import { USUAL_WORKERS } from '../platform/engine'
import { platform } from '../platform/platform'

/** Which colours the window wears; `system` follows the desktop. */
export type Theme = 'system' | 'light' | 'dark'

/** Seeds sown a second when a board opens; above `FASTEST_SEEDS` whole laps are shown. */
const USUAL_SPEED = 6

/** What the user has chosen for good; kept on this machine. */
export const useSettings = defineStore('settings', () => {
  const theme = useLocalStorage<Theme>('lumbung.theme', 'system')
  const seedsPerSecond = useLocalStorage('lumbung.seedsPerSecond', USUAL_SPEED)
  const workers = useLocalStorage('lumbung.workers', USUAL_WORKERS)
  const notifyWhenDone = useLocalStorage('lumbung.notifyWhenDone', true)

  const systemIsDark = usePreferredDark()
  const dark = computed(() => (theme.value === 'system' ? systemIsDark.value : theme.value === 'dark'))

  watchEffect(() => {
    if (theme.value === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme.value
    platform.wear(theme.value)
  })

  return { theme, dark, seedsPerSecond, workers, notifyWhenDone }
})
