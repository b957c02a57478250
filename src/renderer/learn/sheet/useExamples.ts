import { onScopeDispose, ref, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import type { Clause } from '../../../engine/variant/clauses/clause'
import { explain } from '../../../engine/variant/explain'
import type { Variant } from '../../../engine/variant/variant'
import type { SheetPath } from '../../../engine/variant/fields'
import type { Message } from '../../../locales/message'
import { agreeOn } from '../../variants/edit'
import { demonstrate, type Demonstration } from '../../variants/demonstrate'

/** An example on a rule sheet: the rule in words, and a move in which it matters. */
interface RuleExample {
  readonly path: string
  readonly rule: Message
  readonly shown: Demonstration
}

/** Milliseconds of searching between two frames of the window. */
const SLICE = 8
/** Rules that a picture explains better than words besides those on the last seed, which come first. */
const TELLING: readonly SheetPath[] = ['passing', 'sow.origin']

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
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const isNew = (clause: Clause) => base !== null && !base.last.some((each) => same(each, clause))
  const said = explain(variant)
  const clauses = said
    .filter(({ clause = 0 }) => clause > 0)
    .map(({ clause, sentence }) => ({
      path: `last.${clause}`,
      rule: sentence,
      changed: isNew(variant.last[clause! - 1]!),
    }))
  const others = TELLING.flatMap((path) =>
    said
      .filter((each) => each.path === path)
      .map(({ sentence }) => ({
        path,
        rule: sentence,
        changed: base !== null && !agreeOn(variant, base, path),
      })),
  )
  // A clause that was taken away shows in what happens now.
  const isShorter = base !== null && !same(base.last, variant.last) && !clauses.some(({ changed }) => changed)
  const otherwise = said.find(({ clause }) => clause === 0)
  const removed = isShorter && otherwise ? [{ path: 'last', rule: otherwise.sentence, changed: true }] : []
  let found = 0
  for (const { path, rule } of [...removed, ...clauses, ...others].toSorted(
    (a, b) => Number(b.changed) - Number(a.changed),
  )) {
    if (found === most) return
    const shown = yield* demonstrate(variant, path, base)
    if (typeof shown === 'string' || shown.choice === null || shown.steps.length === 0) continue
    found++
    yield { path, rule, shown }
  }
}
