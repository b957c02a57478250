/**
 * The script that answers the page's requests in the web edition: every file of the app is kept on the device, so that
 * it opens without a network, and answers say that the page is isolated, so that its workers can share memory on hosts
 * that cannot send such headers. The build puts the list of files and their version in front of it.
 */

declare const VERSION: string
/** Relative to the scope; the empty name is the page itself, because some hosts redirect `index.html`. */
declare const FILES: readonly string[]

/** An event that the browser waits for. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
/** What a service worker has beyond a window; TypeScript’s own types of both exclude each other. */
interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Waiting & MessageEvent) => void): void
}
const worker = globalThis as unknown as Scope

// Other apps of the same host may keep files, too.
const OURS = `lumbung ${worker.registration.scope} `
const CACHE = OURS + VERSION
const PAGE = ''
/** Names here change with the content. */
const HASHED = 'assets/'
/** Requests at once while files are stored: the page itself may need some. */
const AT_ONCE = 6
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}

worker.addEventListener('install', (event) => event.waitUntil(storeFiles()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetVersions().then(() => worker.clients.claim())),
)
worker.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(worker.skipWaiting())
})
worker.addEventListener('fetch', (event) => {
  const name = nameOf(event.request)
  if (name !== null) event.respondWith(answer(name, event.request))
})

/** All or nothing: a version that is not stored as a whole is tried again later. */
async function storeFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  const left = [...FILES]
  const storeNext = async (): Promise<void> => {
    for (let name = left.pop(); name !== undefined; name = left.pop())
      await cache.put(name, await latest(name))
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, storeNext))
  } catch (problem) {
    await caches.delete(CACHE)
    throw problem
  }
}

/** A file of this version, from an earlier one where its name says that it is the same. */
async function latest(name: string): Promise<Response> {
  const isHashed = name.startsWith(HASHED)
  const known = isHashed ? await caches.match(name) : undefined
  if (known) return known
  const response = await fetch(name || './', { cache: isHashed ? 'default' : 'no-cache' })
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return response
}

/** Windows of the version before may still be open and need its files; those of earlier versions are deleted. */
async function forgetVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS))
  const earlier = names.slice(0, names.indexOf(CACHE))
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)))
}

/** The file of the app that is asked for; null if it is something else on the same host. */
function nameOf({ method, url, mode }: Request): string | null {
  const { origin, pathname } = new URL(url)
  const scope = new URL(worker.registration.scope)
  if (method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null
  const name = pathname.slice(scope.pathname.length)
  if (name === PAGE || name === 'index.html') return PAGE
  return mode !== 'navigate' && (name.startsWith(HASHED) || FILES.includes(name)) ? name : null
}

async function answer(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = (await cache.match(name)) ?? (await caches.match(name))
  const { body, status, statusText, headers } = kept ?? (await fetch(request))
  const isolated = new Headers(headers)
  for (const [header, value] of Object.entries(ISOLATED)) isolated.set(header, value)
  return new Response(body, { status, statusText, headers: isolated })
}

export {}
