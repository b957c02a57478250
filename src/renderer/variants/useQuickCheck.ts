import { onScopeDispose, ref, shallowRef } from 'vue'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import { mergeCounts, type GameCounts } from '../../engine/simulation/counts'
import type { Variant } from '../../engine/variant/variant'
import type { Text } from '../../locales/message'
import type { Pool } from '../../workers/pool'
import { runExperiment } from '../../workers/runExperiment'
import { experimentPool } from '../platform/engine'

/** How many games a quick check plays. */
export const QUICK_GAMES = 1000

/** What a quick check found about one variant. */
interface QuickCheck {
  readonly variant: Variant
  readonly counts: GameCounts
}

/** Plays a thousand games between novices in workers and keeps the counts. */
export function useQuickCheck(pool: () => Pool = experimentPool) {
  const found = shallowRef<QuickCheck | null>(null)
  const progress = ref<number | null>(null)
  const problems = shallowRef<readonly Text[]>([])
  let cancel: (() => void) | null = null

  async function run(variant: Variant): Promise<void> {
    stop()
    problems.value = []
    const asked = { variant, first: 'novice', second: 'novice', games: QUICK_GAMES, seed: 1, categories: 1 }
    const spec = experimentOf('matchSeries').parse(asked)
    if (!spec.ok) return void (problems.value = spec.error.map(({ message }) => message))
    progress.value = 0
    const submission = runExperiment(pool(), {
      kind: 'matchSeries',
      spec: spec.value,
      onProgress: ({ done }) => void (progress.value = done),
    })
    let current = true
    cancel = () => {
      current = false
      submission.cancel()
    }
    const outcome = await submission.outcome
    if (!current) return
    progress.value = null
    cancel = null
    if (outcome.status === 'done') {
      found.value = { variant, counts: mergeCounts([...outcome.value.values()] as unknown as GameCounts[]) }
    } else if (outcome.status === 'failed') problems.value = [outcome.reason]
  }

  function stop(): void {
    cancel?.()
    cancel = null
    progress.value = null
  }

  onScopeDispose(stop)
  return { found, progress, problems, run, stop }
}
