import { ref, shallowRef } from 'vue'
import { inBackground } from './inBackground'
import { untilIdle } from './untilIdle'

/** How far the app is kept on this device: browsers may be unable or forbidden to keep it. */
export const kept = ref<'unable' | 'storing' | 'stored' | 'failed'>('unable')
/** Whether a newer version is stored, which the next start or `restart` brings. */
export const isNewerStored = ref(false)
/** Has the browser ask whether to install the app; null while it does not offer that. */
export const install = shallowRef<(() => Promise<void>) | null>(null)

/** The event with which browsers offer to install a page; not yet among TypeScript’s types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

const HOUR_MS = 3_600_000
const UNDER_WAY = 'lumbung.underWay'

let registration: ServiceWorkerRegistration | undefined
let isRestarting = false
let lastLook = 0
let underWay: readonly string[] = []

/** Keeps the app on this device and follows newer versions; it starts when the page has nothing else to load. */
export async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    install.value = async () => {
      install.value = null
      await (event as InstallOffer).prompt()
    }
  })
  window.addEventListener('appinstalled', () => void (install.value = null))
  await untilIdle()
  const container = navigator.serviceWorker
  try {
    await container.register('./serviceWorker.js', { updateViaCache: 'none' })
    registration = await container.getRegistration()
  } catch {
    // Private windows and strict settings forbid it; everything else works.
    return
  }
  if (!registration) return
  lastLook = Date.now()
  kept.value = registration.active ? 'stored' : 'storing'
  isNewerStored.value = registration.active !== null && registration.waiting !== null
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration?.installing ?? null))
  followReplacement(container)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastLook > HOUR_MS)
      inBackground(lookForVersion())
  })
}

/** Looks for a newer version and stores it. */
export async function lookForVersion(): Promise<'newer' | 'newest' | 'failed'> {
  if (!registration) return 'failed'
  lastLook = Date.now()
  try {
    await registration.update()
  } catch {
    return 'failed'
  }
  const coming = registration.installing
  if (coming && (await settled(coming)) === 'redundant') return 'failed'
  return isNewerStored.value ? 'newer' : 'newest'
}

/** Opens the page again, in the newest version that is stored; what is stored and what is running is kept. */
export function restart(): void {
  isRestarting = true
  try {
    sessionStorage.setItem(UNDER_WAY, JSON.stringify(underWay))
  } catch {
    // Forbidden or full: the runs are listed as interrupted, and people continue them.
  }
  if (registration?.waiting) registration.waiting.postMessage('activate')
  else location.reload()
}

/** Says which runs are under way and can continue after a restart. */
export function continueAfterRestart(runs: readonly string[]): void {
  underWay = runs
}

/** The runs that a restart interrupted; empty when asked again. */
export function runsToContinue(): readonly string[] {
  try {
    const runs: unknown = JSON.parse(sessionStorage.getItem(UNDER_WAY) ?? '[]')
    sessionStorage.removeItem(UNDER_WAY)
    return Array.isArray(runs) ? runs.map(String) : []
  } catch {
    return []
  }
}

function follow(coming: ServiceWorker | null): void {
  if (!coming) return
  const isFirst = !registration?.active
  inBackground(
    settled(coming).then((state) => {
      if (isFirst) kept.value = state === 'redundant' ? 'failed' : 'stored'
      else if (state !== 'redundant') isNewerStored.value = true
    }),
  )
}

/** Another window may have brought the newer version; this one still runs the earlier. */
function followReplacement(container: ServiceWorkerContainer): void {
  let isReplacing = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (isRestarting) location.reload()
    else if (isReplacing) isNewerStored.value = true
    isReplacing = true
  })
}

function settled(worker: ServiceWorker): Promise<ServiceWorkerState> {
  return new Promise((settle) => {
    const look = (): void => {
      if (worker.state !== 'installing') settle(worker.state)
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
