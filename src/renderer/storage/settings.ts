import { usePreferredDark } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, shallowRef, watchEffect } from 'vue'
import { platform } from '../platform/platform'
import { INITIAL_SETTINGS, openStorage } from './openStorage'
import type { Settings } from './repositories/settingsRepository'
import { inBackground } from '../platform/inBackground'

/** The user's preferences, as the window shows and changes them. */
export const useSettings = defineStore('settings', () => {
  const values = shallowRef<Settings>(INITIAL_SETTINGS)
  let loading: Promise<void> | null = null
  let storing = 0

  /** Reads the stored settings once and then follows them. */
  function load(): Promise<void> {
    loading ??= follow()
    return loading
  }

  async function follow(): Promise<void> {
    const { settings } = await openStorage()
    settings.onChange(() => inBackground(read()))
    await read()
  }

  async function read(): Promise<void> {
    const { settings } = await openStorage()
    const stored = await settings.load()
    if (stored.ok && storing === 0) values.value = stored.value
  }

  /** Changes a setting here and as it is stored, which another window may have changed a moment ago. */
  function update<K extends keyof Settings>(key: K, change: (now: Settings[K]) => Settings[K]): void {
    values.value = { ...values.value, [key]: change(values.value[key]) }
    inBackground(store(key, change))
  }

  async function store<K extends keyof Settings>(
    key: K,
    change: (now: Settings[K]) => Settings[K],
  ): Promise<void> {
    storing++
    const { settings } = await openStorage()
    const { ok } = await settings.update(key, change)
    storing--
    // What another window changed meanwhile was not read.
    if (ok && loading) await read()
  }

  function setting<K extends keyof Settings>(key: K) {
    return computed({ get: () => values.value[key], set: (value) => update(key, () => value) })
  }

  const theme = setting('theme')
  const systemIsDark = usePreferredDark()
  const dark = computed(() => (theme.value === 'system' ? systemIsDark.value : theme.value === 'dark'))

  watchEffect(() => {
    if (theme.value === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme.value
    platform.setTheme(theme.value)
  })

  return {
    load,
    update,
    theme,
    dark,
    language: setting('language'),
    seedsPerSecond: setting('seedsPerSecond'),
    workers: setting('workers'),
    singleKeys: setting('singleKeys'),
    notifyWhenDone: setting('notifyWhenDone'),
    lookForUpdates: setting('lookForUpdates'),
    linkAddress: setting('linkAddress'),
    welcomed: setting('welcomed'),
    stride: setting('stride'),
    instant: setting('instant'),
    routesShown: setting('routesShown'),
    logOpen: setting('logOpen'),
    treeShown: setting('treeShown'),
    hintsShown: setting('hintsShown'),
    sounds: setting('sounds'),
    southName: setting('southName'),
    northName: setting('northName'),
    gamesKnown: setting('gamesKnown'),
    gamesPlayed: setting('gamesPlayed'),
    levelGames: setting('levelGames'),
    finishedGames: setting('finishedGames'),
    puzzlesSolved: setting('puzzlesSolved'),
    puzzleDays: setting('puzzleDays'),
    puzzlesMade: setting('puzzlesMade'),
    puzzleBatches: setting('puzzleBatches'),
  }
})
