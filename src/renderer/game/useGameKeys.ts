import { useEventListener } from '@vueuse/core'
import { toValue, type MaybeRefOrGetter } from 'vue'
import { message, type Message, type Text } from '../../locales/message'
import type { GameCommands } from './gameCommands'

/** The attribute of the element in which single keys act even when they are switched off elsewhere. */
export const SHORTCUT_SCOPE = 'data-shortcuts'

/** The list that `?` shows: keys and what they do. */
export const KEY_LIST: readonly (readonly [keys: Text, what: Message])[] = [
  ['1 … 9', message('keys.sowHole')],
  ['A … K', message('keys.sowHigherHole')],
  [message('keys.tab'), message('keys.walk')],
  [message('keys.space'), message('keys.playOrPause')],
  ['← →', message('keys.step')],
  ['Home, End', message('keys.ends')],
  ['Z Y', message('keys.undo')],
  ['T', message('keys.instant')],
  ['R', message('keys.routes')],
  ['V', message('keys.hints')],
  ['S', message('keys.skip')],
  ['P', message('keys.edit')],
  ['Esc', message('keys.cancelEditing')],
  ['L', message('keys.log')],
  ['N', message('keys.newGame')],
  ['Ctrl+C, Ctrl+V', message('keys.clipboard')],
  ['?', message('keys.thisList')],
]

/** What the keys of the Board do. */
interface GameKeyActions {
  readonly commands: GameCommands
  readonly chooseHole: (hole: number) => void
  readonly showKeys: () => void
  /** Whether letters, digits and `?` act wherever the focus is; otherwise only while it is on the board. */
  readonly everywhere: MaybeRefOrGetter<boolean>
}

/** Listens to the keys of the Board, except in fields, menus and dialogs. */
export function useGameKeys({ commands, chooseHole, showKeys, everywhere }: GameKeyActions): void {
  const named = new Map<string, () => void>([
    [' ', commands.playOrPause],
    ['arrowleft', commands.stepBack],
    ['arrowright', commands.stepForward],
    ['home', commands.goToStart],
    ['end', commands.goToEnd],
    ['z', commands.undo],
    ['y', commands.redo],
    ['t', commands.toggleInstant],
    ['r', commands.toggleRoutes],
    ['v', commands.toggleHints],
    ['s', commands.skip],
    ['p', commands.toggleEditing],
    ['l', commands.toggleLog],
    ['n', commands.begin],
    ['?', showKeys],
  ])
  useEventListener(window, 'keydown', (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return
    const undoing = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)
    if ((event.ctrlKey || event.metaKey || event.altKey) && !undoing) return
    const key = event.key.toLowerCase()
    if ((key === ' ' || key === 'enter') && isPressable(event.target)) return
    if (key === 'escape' && commands.cancelEditing()) return event.preventDefault()
    if (isCharacter(key) && !undoing && !toValue(everywhere) && !isOnBoard(event.target)) return
    const hole = holeOfKey(key)
    const action = undoing && event.shiftKey ? commands.redo : named.get(key)
    if (hole !== null && !undoing) chooseHole(hole)
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

/** A key that types a character other than a space: WCAG 2.1.4 asks that such shortcuts can be switched off. */
function isCharacter(key: string): boolean {
  return key.length === 1 && key !== ' '
}

function isTyping(target: EventTarget | null): boolean {
  return isWithin(target, 'input, textarea, select, [role="dialog"], [role="menu"], [role="radiogroup"]')
}

function isPressable(target: EventTarget | null): boolean {
  return isWithin(target, 'button, a, [role="button"]')
}

function isOnBoard(target: EventTarget | null): boolean {
  return isWithin(target, `[${SHORTCUT_SCOPE}]`)
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
