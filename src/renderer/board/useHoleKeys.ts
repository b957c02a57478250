import { computed, ref, toValue, watch, type MaybeRefOrGetter, type ShallowRef } from 'vue'
import { isStore, oppositeOf, type Slot } from '../../engine/board/position'
import { besideHole, centreOf, WAYS, type Geometry } from './geometry'

/** Arrow keys in clockwise order. */
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']

/** The key that means in the drawing what a key means on the screen, on which the drawing is turned clockwise. */
function turned(key: string, turn: number): string {
  const at = ARROWS.indexOf(key)
  return at < 0 ? key : ARROWS[(at - turn / 90 + 4) % 4]!
}

/** Digits typed within this many milliseconds make one number. */
const PAUSE = 1000

/**
 * The keyboard on a board: one tab stop for all hollows, arrows that walk round and across, keys that choose, and
 * while editing keys that add, remove and set seeds.
 */
export function useHoleKeys(
  host: Readonly<ShallowRef<HTMLElement | null>>,
  board: {
    readonly geometry: MaybeRefOrGetter<Geometry>
    readonly n: MaybeRefOrGetter<number>
    readonly storesLeft: MaybeRefOrGetter<boolean>
    readonly seeds: MaybeRefOrGetter<readonly number[]>
    readonly playable: MaybeRefOrGetter<readonly Slot[]>
    readonly editing: MaybeRefOrGetter<boolean>
  },
  act: {
    readonly choose: (slot: Slot) => void
    readonly add: (slot: Slot, seeds: number) => void
    readonly set: (slot: Slot, seeds: number) => void
  },
) {
  /** The hollow that is the board's tab stop. */
  const home = ref<Slot>(0)
  watch(
    () => [toValue(board.playable), toValue(board.n)] as const,
    ([slots, n]) => {
      if (slots.length > 0 && !slots.includes(home.value)) home.value = slots[0]!
      else if (home.value > 2 * n + 1) home.value = 0
    },
    { immediate: true },
  )

  /** Moves the focus to a hollow of this board. */
  function focus(slot: Slot): void {
    home.value = slot
    host.value?.querySelector<SVGGElement>(`[data-slot="${slot}"]`)?.focus()
  }

  /** The hollows in order round the board, from South's left. */
  const ring = computed(() => {
    const n = toValue(board.n)
    const south = Array.from({ length: n }, (_, k) => k)
    const north = Array.from({ length: n }, (_, k) => n + 1 + k)
    const [right, left] = toValue(board.storesLeft) ? [2 * n + 1, n] : [n, 2 * n + 1]
    return toValue(board.editing) ? [...south, right, ...north, left] : [...south, ...north]
  })

  /** On four rows, arrows walk along a row and from row to row; at its end they go to a store or round the corner. */
  function neighbourOfFour(slot: Slot, key: string): Slot | null {
    const geometry = toValue(board.geometry)
    const way = WAYS[key]
    if (!way) return null
    const { n } = geometry
    const { x, y } = centreOf(geometry, slot)
    if (isStore(n, slot)) {
      const back = [0, n - 1, n + 1, 2 * n].map((at) => ({ at, end: centreOf(geometry, at) }))
      return way.x * x < 0 ? back.find(({ end }) => end.x * x > 0)!.at : slot
    }
    const next = besideHole(geometry, slot, way)
    if (next !== null || way.x === 0) return next ?? slot
    if (toValue(board.editing)) return way.x * toValue(board.geometry).hand > 0 ? n : 2 * n + 1
    return besideHole(geometry, slot, {
      x: 0,
      y: Math.abs(y) === geometry.row ? Math.sign(y) : -Math.sign(y),
    })
  }

  function neighbour(slot: Slot, key: string): Slot | null {
    if (toValue(board.geometry).rows === 4) return neighbourOfFour(slot, key)
    const n = toValue(board.n)
    if (key === 'ArrowUp' || key === 'ArrowDown') return isStore(n, slot) ? slot : oppositeOf(n, slot)
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return null
    const { length } = ring.value
    const along = centreOf(toValue(board.geometry), slot).y < 0 ? -step : step
    return ring.value[(ring.value.indexOf(slot) + along + length) % length] ?? null
  }

  function onKey(event: KeyboardEvent, slot: Slot): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const editing = toValue(board.editing)
    const next = neighbour(slot, turned(event.key, toValue(board.geometry).turn))
    if (next !== null) focus(next)
    else if (event.key === 'Enter' || (event.key === ' ' && !editing)) act.choose(slot)
    else if (!editing || !edit(event, slot)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Changes the seeds of a hollow if the key does that. */
  function edit({ key, timeStamp }: KeyboardEvent, slot: Slot): boolean {
    if (key === '+' || key === '=') act.add(slot, 1)
    else if (key === '-' || key === '_') act.add(slot, -1)
    else if (key === 'Delete') act.set(slot, 0)
    else if (key === 'Backspace') act.set(slot, Math.floor((toValue(board.seeds)[slot] ?? 0) / 10))
    else if (/^[0-9]$/.test(key)) act.set(slot, typed(slot, Number(key), timeStamp))
    else return false
    return true
  }

  let typing = { slot: -1, value: 0, until: 0 }
  function typed(slot: Slot, digit: number, now: number): number {
    const goes = typing.slot === slot && now < typing.until
    const value = goes ? typing.value * 10 + digit : digit
    typing = { slot, value, until: now + PAUSE }
    return value
  }

  return { home, focus, onKey }
}
