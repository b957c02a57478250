import { onScopeDispose, ref, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import { explain } from '../../../engine/variant/explain'
import type { Variant } from '../../../engine/variant/variant'
import type { RulePath } from '../../../engine/variant/rulePaths'
import type { Message } from '../../../locales/message'
import { demonstrate, type Demonstration } from '../../variants/demonstrate'

/** An example on a rule sheet: the rule in words, and a move in which it matters. */
interface RuleExample {
  readonly path: RulePath
  readonly rule: Message
  readonly shown: Demonstration
}

/** A sheet has room for this many. */
const MOST = 4
/** Milliseconds of searching between two frames of the window. */
const SLICE = 8
/** Rules that a picture explains better than words, the most instructive first. */
const TELLING: readonly RulePath[] = [
  'sow.relay',
  'turn.lastInStore',
  'turn.lastInOwnEmpty',
  'turn.lastInOpponents',
  'turn.lastOnSingle',
  'turn.lastHole',
  'turn.gap',
  'sow.passing',
  'turn.captures',
  'sow.origin',
  'turn.emptyOpposite',
]

/** Examples of the rules of a game, found one after another while the window stays responsive. */
export function useExamples(variant: MaybeRefOrGetter<Variant>) {
  const examples = shallowRef<readonly RuleExample[]>([])
  const searching = ref(true)
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    clearTimeout(timer)
    examples.value = []
    searching.value = true
    const search = examplesOf(toValue(variant))
    const slice = (): void => {
      const until = performance.now() + SLICE
      while (performance.now() < until) {
        const { done, value } = search.next()
        if (done) return void (searching.value = false)
        if (value) examples.value = [...examples.value, value]
      }
      timer = setTimeout(slice)
    }
    timer = setTimeout(slice)
  }

  watch(() => toValue(variant), look, { immediate: true })
  onScopeDispose(() => clearTimeout(timer))
  return { examples, searching }
}

/** Yields examples as they are found, and nothing in between. */
export function* examplesOf(variant: Variant): Generator<RuleExample | undefined, void> {
  const rules = new Map(explain(variant).map(({ path, sentence }) => [path, sentence]))
  let found = 0
  for (const path of TELLING) {
    const rule = rules.get(path)
    if (!rule || found === MOST) continue
    const shown = yield* demonstrate(variant, path)
    if (typeof shown === 'string' || shown.choice === null || shown.steps.length === 0) continue
    found++
    yield { path, rule, shown }
  }
}
