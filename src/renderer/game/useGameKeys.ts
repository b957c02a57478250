import { useEventListener } from '@vueuse/core'

/** What the keys of the board do. */
export interface GameKeys {
  readonly hole: (hole: number) => void
  readonly play: () => void
  readonly back: () => void
  readonly forward: () => void
  readonly first: () => void
  readonly last: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly routes: () => void
  readonly edit: () => void
  /** Leaves what was begun; false where nothing was. */
  readonly leave: () => boolean
  readonly log: () => void
  readonly instant: () => void
  readonly begin: () => void
  readonly help: () => void
}

/** The list that `?` shows: keys and what they do. */
export const KEY_LIST: readonly (readonly [keys: string, what: string])[] = [
  ['1 … 9', 'sow that hole'],
  ['A … K', 'sow holes 10 … 20'],
  ['Tab, then arrows', 'walk over the board; Enter sows'],
  ['Space', 'play or pause'],
  ['← →', 'step back, step on'],
  ['Home End', 'first, last position'],
  ['Z Y', 'undo, redo'],
  ['T', 'at once, without motion'],
  ['R', 'routes'],
  ['P', 'edit the position: click or + adds a seed, shift-click or − takes one, digits set'],
  ['Esc', 'leave the position as it was'],
  ['L', 'log'],
  ['N', 'new game'],
  ['Ctrl C, Ctrl V', 'copy the position; paste a position, a game or a variant'],
  ['?', 'this list'],
]

/** Listens to the keys of the board wherever the focus is, but in fields and dialogs. */
export function useGameKeys(keys: GameKeys): void {
  const named = new Map<string, () => void>([
    [' ', keys.play],
    ['arrowleft', keys.back],
    ['arrowright', keys.forward],
    ['home', keys.first],
    ['end', keys.last],
    ['z', keys.undo],
    ['y', keys.redo],
    ['t', keys.instant],
    ['r', keys.routes],
    ['p', keys.edit],
    ['l', keys.log],
    ['n', keys.begin],
    ['?', keys.help],
  ])
  useEventListener(window, 'keydown', (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return
    const undoing = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)
    if ((event.ctrlKey || event.metaKey || event.altKey) && !undoing) return
    const key = event.key.toLowerCase()
    if ((key === ' ' || key === 'enter') && isPressable(event.target)) return
    if (key === 'escape' && keys.leave()) return event.preventDefault()
    const hole = holeOfKey(key)
    const action = undoing && event.shiftKey ? keys.redo : named.get(key)
    if (hole !== null && !undoing) keys.hole(hole)
    else if (action) action()
    else return
    event.preventDefault()
  })
}

/** The hole that a key stands for: 1…9, then letters from a = 10 to k = 20. */
function holeOfKey(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key)
  return /^[a-k]$/.test(key) ? key.charCodeAt(0) - 'a'.charCodeAt(0) + 10 : null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [role="dialog"], [role="menu"], [role="radiogroup"]') !== null
  )
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"]') !== null
}
