import { useEventListener } from '@vueuse/core'
import { toValue, type MaybeRefOrGetter } from 'vue'
import { message, type Message, type Text } from '../../locales/message'
import { withModifier } from '../ui/modifierKey'
import type { GameCommands } from './gameCommands'

/** The attribute of the element in which single keys act even when they are switched off elsewhere. */
export const SHORTCUT_SCOPE = 'data-shortcuts'

/** What a key does: a command of the Board, or the list of keys. */
type KeyCommand = keyof GameCommands | 'showKeys'

/** Keys that belong together: what each does, and what the list says of them; `shown` where their names do not. */
interface KeyGroup {
  readonly does: Readonly<Record<string, KeyCommand>>
  readonly what: Message
  readonly shown?: () => Text
}

const KEYS: readonly KeyGroup[] = [
  { does: {}, shown: () => '1 … 9', what: message('keys.sowHole') },
  { does: {}, shown: () => 'A … K', what: message('keys.sowHigherHole') },
  { does: {}, shown: () => message('keys.tab'), what: message('keys.walk') },
  {
    does: { ' ': 'playOrPause' },
    shown: () => message('keys.space'),
    what: message('keys.playOrPause'),
  },
  {
    does: { arrowleft: 'stepBack', arrowright: 'stepForward' },
    shown: () => '← →',
    what: message('keys.step'),
  },
  { does: { home: 'goToStart', end: 'goToEnd' }, shown: () => 'Home, End', what: message('keys.ends') },
  { does: { z: 'undo', y: 'redo' }, what: message('keys.undo') },
  { does: { t: 'toggleInstant' }, what: message('keys.instant') },
  { does: { r: 'replayTurn' }, what: message('keys.replay') },
  { does: { o: 'toggleRoutes' }, what: message('keys.routes') },
  { does: { v: 'toggleHints' }, what: message('keys.hints') },
  { does: { s: 'skip' }, what: message('keys.skip') },
  { does: { p: 'toggleEditing' }, what: message('keys.edit') },
  { does: { escape: 'leave' }, shown: () => 'Esc', what: message('keys.leave') },
  { does: { l: 'toggleLog' }, what: message('keys.log') },
  { does: { n: 'begin' }, what: message('keys.newGame') },
  { does: { m: 'rematch' }, what: message('keys.rematch') },
  { does: {}, shown: () => `${withModifier('C')}, ${withModifier('V')}`, what: message('keys.clipboard') },
  { does: { '?': 'showKeys' }, what: message('keys.thisList') },
]

/** The list that `?` shows: keys and what they do. */
export function keyList(): readonly (readonly [keys: Text, what: Message])[] {
  return KEYS.map(({ does, shown, what }) => [shown?.() ?? Object.keys(does).join(' ').toUpperCase(), what])
}

const COMMANDS: ReadonlyMap<string, KeyCommand> = new Map(KEYS.flatMap(({ does }) => Object.entries(does)))

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
  const named = (key: string): (() => unknown) | undefined => {
    const command = COMMANDS.get(key)
    return command === 'showKeys' ? showKeys : command && commands[command]
  }
  useEventListener(window, 'keydown', (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return
    const undoing = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)
    if ((event.ctrlKey || event.metaKey || event.altKey) && !undoing) return
    const key = event.key.toLowerCase()
    if ((key === ' ' || key === 'enter') && isPressable(event.target)) return
    if (key === 'escape') return void (commands.leave() && event.preventDefault())
    if (isCharacter(key) && !undoing && !toValue(everywhere) && !isOnBoard(event.target)) return
    const hole = holeOfKey(key)
    const action = undoing && event.shiftKey ? commands.redo : named(key)
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
