import { computed, proxyRefs, ref } from 'vue'
import { useSettings } from '../storage/settings'

/** How the Board shows a game. */
export type BoardOptions = Pick<
  ReturnType<typeof useSettings>,
  'stride' | 'instant' | 'routesShown' | 'logOpen' | 'treeShown' | 'hintsShown' | 'sounds'
>

/** The user's settings of the Board; in a lesson, hints and the log are hidden for as long as it lasts. */
export function useBoardOptions(isLesson: boolean): BoardOptions {
  const settings = useSettings()
  if (!isLesson) return settings
  const setting = <K extends keyof BoardOptions>(key: K) =>
    computed({ get: () => settings[key], set: (value) => void (settings[key] = value) })
  return proxyRefs({
    stride: setting('stride'),
    instant: setting('instant'),
    routesShown: setting('routesShown'),
    treeShown: setting('treeShown'),
    sounds: setting('sounds'),
    logOpen: ref(false),
    hintsShown: ref(false),
  })
}
