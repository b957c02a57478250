import { onScopeDispose, ref, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import type { Choice, Game } from '../../../engine/rules/game'
import type { Variant } from '../../../engine/variant/variant'
import { formatDuration } from '../../ui/format'
import { ask } from '../../platform/engine'

/** A position lies still this long before its moves are valued, so that walking through a game asks for nothing. */
const PATIENCE = 150

/** Keeps the values of all legal moves of a game up to date, computed in a worker. */
export function useMoveValues(
  variant: MaybeRefOrGetter<Variant>,
  game: MaybeRefOrGetter<Game>,
  still: MaybeRefOrGetter<boolean>,
) {
  const values = shallowRef<readonly { readonly choice: Choice; readonly value: number }[]>([])
  const note = ref('')
  let cancel: () => void = () => {}

  function forget(): void {
    cancel()
    values.value = []
    note.value = ''
  }

  function value(): void {
    const started = performance.now()
    note.value = 'working it out'
    const submission = ask({ type: 'evaluate', variant: toValue(variant), game: toValue(game) })
    let current = true
    cancel = () => {
      current = false
      submission.cancel()
    }
    void submission.outcome.then((outcome) => {
      if (!current) return
      const took = formatDuration((performance.now() - started) / 1000)
      if (outcome.status === 'done') {
        values.value = outcome.value.moves
        note.value = outcome.value.quality === 'exact' ? `exact, ${took}` : `estimate, ${took}`
      } else if (outcome.status === 'failed') note.value = outcome.reason
    })
  }

  watch(
    () => [toValue(game), toValue(variant), toValue(still)] as const,
    ([game, , still], _before, onCleanup) => {
      forget()
      if (!still || game.phase === 'over') return
      const timer = setTimeout(value, PATIENCE)
      onCleanup(() => clearTimeout(timer))
    },
    { immediate: true },
  )
  onScopeDispose(forget)
  return { values, note }
}
