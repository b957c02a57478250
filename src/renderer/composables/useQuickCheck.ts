import { onScopeDispose, ref, shallowRef } from 'vue'
import { experimentOf } from '../../engine/experiments/catalogue'
import { mergeHistograms, type Histogram } from '../../engine/statistics/histogram'
import type { Variant } from '../../engine/variant/variant'
import { runExperiment } from '../../workers/runExperiment'
import { experimentPool } from '../platform/engine'

/** How many games a quick check plays. */
export const QUICK_GAMES = 1000

/** What a quick check tells of the games of a match series. */
export interface QuickCounts {
  readonly games: number
  readonly wins: { readonly south: number; readonly north: number; readonly ties: number }
  readonly starterWins: number
  readonly moves: Histogram
  readonly endless: number
}

/** What a quick check found about one variant. */
export interface QuickCheck {
  readonly variant: Variant
  readonly counts: QuickCounts
}

/** Plays a thousand games between novices in workers and keeps what came out. */
export function useQuickCheck() {
  const found = shallowRef<QuickCheck | null>(null)
  const progress = ref<number | null>(null)
  const problem = ref('')
  let cancel: (() => void) | null = null

  async function run(variant: Variant): Promise<void> {
    stop()
    problem.value = ''
    const asked = { variant, first: 'novice', second: 'novice', games: QUICK_GAMES, seed: 1, categories: 1 }
    const spec = experimentOf('matchSeries').parse(asked)
    if (!spec.ok) return void (problem.value = spec.error.map(({ message }) => message).join(' '))
    progress.value = 0
    const submission = runExperiment(experimentPool(), {
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
      found.value = { variant, counts: addUp([...outcome.value.values()] as unknown as QuickCounts[]) }
    } else if (outcome.status === 'failed') problem.value = outcome.reason
  }

  function stop(): void {
    cancel?.()
    cancel = null
    progress.value = null
  }

  onScopeDispose(stop)
  return { found, progress, problem, run, stop }
}

function addUp(parts: readonly QuickCounts[]): QuickCounts {
  const total = (of: (part: QuickCounts) => number): number => parts.reduce((sum, part) => sum + of(part), 0)
  return {
    games: total(({ games }) => games),
    wins: {
      south: total(({ wins }) => wins.south),
      north: total(({ wins }) => wins.north),
      ties: total(({ wins }) => wins.ties),
    },
    starterWins: total(({ starterWins }) => starterWins),
    moves: mergeHistograms(parts.map(({ moves }) => moves)),
    endless: total(({ endless }) => endless),
  }
}
