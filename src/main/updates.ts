import * as v from 'valibot'
import { message } from '../locales/message'
import type { BridgedUpdate } from '../preload/bridge'

/** How long the address may take to answer, in milliseconds. */
const PATIENCE_MS = 10_000

const VERSION = /^v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/
/** The part of a release that is read; everything else in the answer is ignored. */
const releaseShape = v.object({ tag_name: v.pipe(v.string(), v.regex(VERSION)) })

/** What the update check needs from outside. */
interface Outside {
  /** `owner/name` of the repository whose releases are asked about; empty in a build that was given none. */
  readonly repository: string
  readonly version: string
  fetch(address: string, options: RequestInit): Promise<Response>
  /** Opens an address in the user's browser. */
  open(address: string): unknown
}

/** Tells whether a newer version was released. It downloads nothing, and asks only when it is told to. */
export interface Updates {
  /** The one address that is asked; null in a build that has none. */
  readonly address: string | null
  look(): Promise<BridgedUpdate>
  /** Opens the page with the newest release in the user's browser. */
  openPage(): void
}

/** The update check of a build. */
export function createUpdates({ repository, version, fetch, open }: Outside): Updates {
  const isNamed = /^[\w.-]+\/[\w.-]+$/.test(repository)
  const address = isNamed ? `https://api.github.com/repos/${repository}/releases/latest` : null
  let looking: Promise<BridgedUpdate> | null = null

  async function ask(from: string): Promise<BridgedUpdate> {
    try {
      const answer = await fetch(from, {
        // The address refuses requests without a name; this one says nothing about the computer.
        headers: { accept: 'application/json', 'user-agent': 'Lumbung' },
        credentials: 'omit',
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (!answer.ok) return { status: 'failed', reason: message('updates.noRelease') }
      const release = v.safeParse(releaseShape, await answer.json())
      if (!release.success) return { status: 'failed', reason: message('updates.unreadable') }
      const newest = release.output.tag_name.replace(/^v/, '')
      return isNewer(newest, version) ? { status: 'newer', version: newest } : { status: 'newest' }
    } catch {
      return { status: 'failed', reason: message('updates.unreachable') }
    }
  }

  return {
    address,
    look() {
      if (!address) return Promise.resolve({ status: 'noAddress' })
      // However often a page asks, there is one request at a time.
      looking ??= ask(address).finally(() => (looking = null))
      return looking
    },
    openPage() {
      if (isNamed) open(`https://github.com/${repository}/releases/latest`)
    },
  }
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => (VERSION.exec(text) ?? []).slice(1).map(Number))
  const at = a!.findIndex((part, place) => part !== b![place])
  return at >= 0 && a![at]! > (b![at] ?? 0)
}
