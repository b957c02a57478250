import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { checksumOf } from '../../../engine/checksum'
import type { FinishedRun } from '../../../engine/experiments/contract/finishedRun'
import { partsOf } from '../../../engine/experiments/contract/parts'
import { type AssembledStudy, assemble } from '../../../engine/studies/assemble'
import type { Study, StudyRun } from '../../../engine/studies/study'
import type { Run } from '../../runs/run'
import { useRuns } from '../../runs/runsStore'

/** A run of a study and the stored run with the same settings, if there is one. */
export interface StudyRunState {
  readonly run: StudyRun
  readonly stored: Run | null
}

/** A study with what is stored of it. */
interface FollowedStudy {
  readonly states: ComputedRef<readonly StudyRunState[]>
  readonly finished: Readonly<ShallowRef<ReadonlyMap<string, FinishedRun>>>
  readonly assembled: ComputedRef<AssembledStudy | null>
}

/** Follows a study: which of its runs are stored, and everything that they found. */
export function useStudy(study: () => Study | null): FollowedStudy {
  const runs = useRuns()
  const finished = shallowRef<ReadonlyMap<string, FinishedRun>>(new Map())
  let asked = 0

  /** Finished runs before others, newer ones before older ones. */
  const bySettings = computed(() => {
    const found = new Map<string, Run>()
    for (const record of runs.records) {
      const key = checksumOf([record.kind, record.spec])
      const known = found.get(key)
      if (!known || (known.status !== 'done' && record.status === 'done')) {
        const now = runs.now(record.id)
        if (now) found.set(key, now)
      }
    }
    return found
  })
  const states = computed(() =>
    (study()?.runs ?? []).map((run) => ({
      run,
      stored: bySettings.value.get(checksumOf([run.kind, run.spec])) ?? null,
    })),
  )

  watch(
    () => JSON.stringify(states.value.map(({ run, stored }) => [run.id, stored?.id, stored?.status])),
    async () => {
      const mine = ++asked
      const read = new Map<string, FinishedRun>()
      for (const { run, stored } of states.value) {
        if (stored?.status !== 'done') continue
        const built = await runs.reportOf(stored.id)
        if (mine !== asked) return
        const parts = built.ok ? partsOf(run.kind, built.value.parts) : null
        if (built.ok && parts?.ok)
          read.set(run.id, {
            kind: run.kind,
            spec: run.spec,
            parts: parts.value,
            report: built.value.report,
          } as unknown as FinishedRun)
      }
      finished.value = read
    },
    { immediate: true },
  )
  const assembled = computed(() => {
    const now = study()
    return now ? assemble(now, finished.value) : null
  })
  return { states, finished, assembled }
}
