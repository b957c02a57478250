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
  /** A proof was asked for, which may take long. */
  | { readonly status: 'proving' }
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

  const value = (): Promise<void> => work('evaluate')

  /** Proves the values, however long it takes. */
  async function solve(): Promise<void> {
    forget()
    await work('solve')
  }

  /** Gives up a proof; the values are estimated again. */
  async function stopSolving(): Promise<void> {
    forget()
    await value()
  }

  async function work(type: 'evaluate' | 'solve'): Promise<void> {
    const started = performance.now()
    valuing.value = { status: type === 'solve' ? 'proving' : 'working' }
    const asked = { variant: toValue(variant), game: toValue(game) }
    const submission = type === 'solve' ? ask({ type, ...asked }) : ask({ type, ...asked })
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
      const timer = setTimeout(() => {
        if (valuing.value.status !== 'proving') inBackground(value())
      }, REST)
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

  const proving = computed(() => valuing.value.status === 'proving')

  return proxyRefs({ values, exact, note, proving, valueOf, solve, stopSolving })
}

function noteOf(valuing: Valuing): Text {
  switch (valuing.status) {
    case 'idle':
      return ''
    case 'proving':
      return message('game.solving')
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
