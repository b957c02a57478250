import { computed, proxyRefs, shallowRef } from 'vue'
import { isStore, otherSide, type Position, type Slot } from '../../engine/board/position'
import { MAX_SEEDS } from '../../engine/variant/variant'
import { message } from '../../locales/message'

/** Sets up a position by hand; `done` receives it once it can be played. */
export function usePositionEditing(done: (position: Position) => void) {
  const draft = shallowRef<Position | null>(null)
  const active = computed(() => draft.value !== null)
  const total = computed(() => draft.value?.seeds.reduce((sum, seeds) => sum + seeds, 0) ?? 0)
  const problem = computed(() => {
    if (!draft.value) return null
    const n = draft.value.seeds.length / 2 - 1
    if (total.value > MAX_SEEDS) return message('game.tooManySeeds', { max: MAX_SEEDS })
    const inHoles = draft.value.seeds.some((seeds, slot) => seeds > 0 && !isStore(n, slot))
    return inHoles ? null : message('game.needsSeed')
  })

  function set(slot: Slot, seeds: number): void {
    if (!draft.value || draft.value.burnt.includes(slot)) return
    draft.value = {
      ...draft.value,
      seeds: draft.value.seeds.with(slot, Math.max(0, Math.min(MAX_SEEDS, seeds))),
    }
  }

  function swap(): void {
    if (draft.value) draft.value = { ...draft.value, toMove: otherSide(draft.value.toMove) }
  }

  function clear(): void {
    if (draft.value) draft.value = { ...draft.value, seeds: draft.value.seeds.map(() => 0) }
  }

  function finish(): void {
    if (!draft.value || problem.value) return
    done(draft.value)
    draft.value = null
  }

  return proxyRefs({
    draft,
    active,
    total,
    problem,
    set,
    add: (slot: Slot, seeds: number) => set(slot, (draft.value?.seeds[slot] ?? 0) + seeds),
    begin: (position: Position) => void (draft.value = position),
    swap,
    clear,
    cancel: () => void (draft.value = null),
    finish,
  })
}

/** A position being set up by hand. */
export type PositionEditing = ReturnType<typeof usePositionEditing>
