/** A text that a window leaves for its next start. */
export interface WindowText {
  get(): string | null
  set(text: string | null): void
}

const WINDOW = 'lumbung.window'

/** The storage of texts that a browser has, or null if access to it is forbidden. */
export function textsOf(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null
  } catch {
    return null
  }
}

/** The id of this window: `sessionStorage` outlives a reload, and belongs to one window. */
export function windowId(): string {
  const texts = textsOf('sessionStorage')
  const id = texts?.getItem(WINDOW) ?? crypto.randomUUID()
  store(texts, WINDOW, id)
  return id
}

/** Whether this page was here before; ask before `windowId` names the window. */
let reloaded: boolean | undefined
function isReloaded(): boolean {
  reloaded ??= (textsOf('sessionStorage')?.getItem(WINDOW) ?? null) !== null
  return reloaded
}

/** A text under a name: a reload finds that of its own window, a new window finds the last one of any. */
export function windowText(name: string): WindowText {
  const [own, all] = [textsOf('sessionStorage'), textsOf('localStorage')]
  /** What this window wrote or found for all; the text of another window is left to others. */
  let shared = isReloaded() ? null : (all?.getItem(name) ?? null)
  return {
    get: () => own?.getItem(name) || shared || null,
    set(text) {
      store(own, name, text)
      if (text !== null || all?.getItem(name) === shared) store(all, name, text)
      shared = text
    },
  }
}

function store(texts: Storage | null, name: string, text: string | null): void {
  try {
    if (text === null) texts?.removeItem(name)
    else texts?.setItem(name, text)
  } catch {
    // Full: that must not prevent a window from opening or closing.
  }
}
