import { computed, onScopeDispose, proxyRefs, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import type { Choice } from '../../../engine/board/choice'
import type { Game } from '../../../engine/rules/game'
import type { Variant } from '../../../engine/variant/variant'
import type { Evaluation } from '../../../engine/kernel/kernel'
import { duration, message, type Text } from '../../../locales/message'
import { say } from '../../locales/i18n'
import { useGameEngine } from '../gameEngine'
import { sameChoice } from './previewMove'
import { inBackground } from '../../platform/inBackground'

/**
 * A position must be shown this long, in milliseconds, before its moves are valued, so that stepping through a game
 * computes nothing.
 */
const REST = 150

/** The progress of valuing a position. */
type Valuing =
  | { readonly status: 'idle' }
  | { readonly status: 'working' }
  | { readonly status: 'done'; readonly found: Evaluation; readonly seconds: number }
  | { readonly status: 'failed'; readonly reason: Text }

/** Keeps the values of all legal moves up to date while `wanted`, computed in a worker. */
export function useMoveValues(
  variant: MaybeRefOrGetter<Variant>,
  game: MaybeRefOrGetter<Game>,
  wanted: MaybeRefOrGetter<boolean>,
) {
  const { ask } = useGameEngine()
  const valuing = shallowRef<Valuing>({ status: 'idle' })
  let cancel: () => void = () => {}

  function forget(): void {
    cancel()
    cancel = () => {}
    valuing.value = { status: 'idle' }
  }

  async function value(): Promise<void> {
    const started = performance.now()
    valuing.value = { status: 'working' }
    const submission = ask({ type: 'evaluate', variant: toValue(variant), game: toValue(game) })
    let current = true
    cancel = () => {
      current = false
      submission.cancel()
    }
    const outcome = await submission.outcome
    if (!current) return
    if (outcome.status === 'done')
      valuing.value = {
        status: 'done',
        found: outcome.value,
        seconds: (performance.now() - started) / 1000,
      }
    else if (outcome.status === 'failed') valuing.value = { status: 'failed', reason: outcome.reason }
    else valuing.value = { status: 'idle' }
  }

  watch(
    () => [toValue(game), toValue(variant), toValue(wanted)] as const,
    ([next, , isWanted], _before, onCleanup) => {
      forget()
      if (!isWanted || next.phase === 'over') return
      const timer = setTimeout(() => inBackground(value()), REST)
      onCleanup(() => clearTimeout(timer))
    },
    { immediate: true },
  )
  onScopeDispose(forget)

  const values = computed(() => (valuing.value.status === 'done' ? valuing.value.found.moves : []))
  const exact = computed(() => valuing.value.status === 'done' && valuing.value.found.quality === 'exact')
  const note = computed(() => say(noteOf(valuing.value)))
  const valueOf = (choice: Choice): number | null =>
    values.value.find((move) => sameChoice(move.choice, choice))?.value ?? null

  return proxyRefs({ values, exact, note, valueOf })
}

function noteOf(valuing: Valuing): Text {
  switch (valuing.status) {
    case 'idle':
      return ''
    case 'working':
      return message('game.calculating')
    case 'done': {
      const time = duration(valuing.seconds)
      return valuing.found.quality === 'exact'
        ? message('game.valuedExactly', { time })
        : message('game.valuedRoughly', { time })
    }
    case 'failed':
      return valuing.reason
  }
}
