import type { StoreName } from './records'

/** What changed: which records of which store; for parts, of which runs. */
interface Change {
  readonly storeName: StoreName
  readonly ids: readonly string[] | 'all'
}

/** A listener for changes. */
type ChangeListener = (change: Change) => void

/** Sends changes between windows. */
export interface Channel {
  post(change: Change): void
  onMessage(listener: ChangeListener): void
}

/** Announces each change once: to this window's listeners at once, to other windows through the channel. */
export class ChangeStream {
  readonly #listeners = new Set<ChangeListener>()

  constructor(private readonly channel: Channel | null) {
    channel?.onMessage((change) => this.#hear(change))
  }

  tell(change: Change): void {
    if (change.ids !== 'all' && change.ids.length === 0) return
    this.#hear(change)
    this.channel?.post(change)
  }

  /** Calls back with every change, made here or in another window; returns a function that stops it. */
  onChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #hear(change: Change): void {
    for (const listener of [...this.#listeners]) listener(change)
  }
}

/** The channel between windows of a browser; null if there is none. */
export function openChannel(): Channel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel('lumbung')
  return {
    post: (change) => channel.postMessage(change),
    onMessage: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isChange(data)) listener(data)
      }),
  }
}

/** A window of an older version posts only the name of a store. */
function isChange(data: unknown): data is Change {
  return typeof data === 'object' && data !== null && 'storeName' in data && 'ids' in data
}
