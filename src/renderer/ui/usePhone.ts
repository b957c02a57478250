import { useMediaQuery } from '@vueuse/core'

/** A narrow screen that is held upright; stylesheets have the same condition. */
export function usePhone() {
  return useMediaQuery('(max-width: 600px) and (orientation: portrait)')
}

/** A low screen, as of a phone on its side. */
export function useLowScreen() {
  return useMediaQuery('(max-height: 500px) and (min-width: 601px) and (orientation: landscape)')
}
