import { shallowRef, watch, type Ref } from 'vue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Foreseen } from '../../engine/experiments/contract/foresee'
import { outsideIn } from '../../engine/players/outside'
import { foreseeRun, load } from '../platform/engine'
import { inBackground } from '../platform/inBackground'

/** Nothing is timed while somebody is still typing. */
const PAUSE_MS = 600

interface Asked {
  readonly kind: ExperimentKind
  readonly spec: Json
}

/** How long a run will take, timed on this computer once its settings rest; null until then. */
export function useForeseen(asked: () => Asked | null): Readonly<Ref<Foreseen | null>> {
  const foreseen = shallowRef<Foreseen | null>(null)
  watch(
    [asked, () => load.value.size],
    ([run], _before, onCleanup) => {
      foreseen.value = null
      // Programs from outside are not started for an estimate; while runs are under way, workers are theirs.
      if (!run || outsideIn(run.spec).length > 0 || load.value.running > 0) return
      let stop: (() => void) | null = null
      const timer = setTimeout(() => {
        const { outcome, cancel } = foreseeRun(run.kind, run.spec)
        stop = cancel
        inBackground(
          outcome.then((found) => {
            if (found.status === 'done') foreseen.value = found.value
          }),
        )
      }, PAUSE_MS)
      onCleanup(() => {
        clearTimeout(timer)
        stop?.()
      })
    },
    { immediate: true },
  )
  return foreseen
}
