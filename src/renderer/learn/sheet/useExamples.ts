import { onScopeDispose, ref, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import { lastSeedOf } from '../../../engine/variant/clauses/fromWords'
import { explain, rulesBehind } from '../../../engine/variant/explain'
import type { Variant } from '../../../engine/variant/variant'
import type { RulePath } from '../../../engine/variant/rulePaths'
import type { Message } from '../../../locales/message'
import { agreeOn } from '../../variants/edit'
import { demonstrate, type Demonstration } from '../../variants/demonstrate'

/** An example on a rule sheet: the rule in words, and a move in which it matters. */
interface RuleExample {
  readonly path: RulePath
  readonly rule: Message
  readonly shown: Demonstration
}

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

/** How many examples a sheet has room for, and the game before its rules were changed. */
interface Wanted {
  readonly most: number
  readonly base: Variant | null
}

/** Examples of the rules of a game, found one after another while the window stays responsive. */
export function useExamples(variant: MaybeRefOrGetter<Variant>, wanted: MaybeRefOrGetter<Wanted>) {
  const examples = shallowRef<readonly RuleExample[]>([])
  const searching = ref(true)
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    clearTimeout(timer)
    examples.value = []
    searching.value = true
    const search = examplesOf(toValue(variant), toValue(wanted))
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

/** Yields examples as they are found, those of changed rules first, and nothing in between. */
export function* examplesOf(
  variant: Variant,
  { most, base }: Wanted,
): Generator<RuleExample | undefined, void> {
  const { last } = lastSeedOf(variant)
  const rules = new Map<RulePath, Message>()
  /** What is said of a rule that was taken away. */
  let otherwise: Message | undefined
  for (const { path, sentence, clause } of explain(variant)) {
    if (clause === 0) {
      otherwise = sentence
      continue
    }
    const said = clause === undefined ? undefined : last[clause - 1]
    const behind = said === undefined ? [path] : rulesBehind(variant, said)
    for (const each of behind) if (!rules.has(each)) rules.set(each, sentence)
  }
  const isChanged = (path: RulePath): boolean => base !== null && !agreeOn(variant, base, path)
  let found = 0
  for (const path of TELLING.toSorted((a, b) => Number(isChanged(b)) - Number(isChanged(a)))) {
    const rule = rules.get(path) ?? (isChanged(path) ? otherwise : undefined)
    if (!rule || found === most) continue
    const shown = yield* demonstrate(variant, path, base)
    if (typeof shown === 'string' || shown.choice === null || shown.steps.length === 0) continue
    found++
    yield { path, rule, shown }
  }
}
