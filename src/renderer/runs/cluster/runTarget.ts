import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef } from 'vue'
import { message, type Text } from '../../../locales/message'
import type { TaskPool } from '../../../workers/runExperiment'
import { inBackground } from '../../platform/inBackground'
import { platform } from '../../platform/platform'

/** A queue that this window uses; its address has no password. */
interface JoinedCluster {
  readonly id: string
  readonly server: string
  readonly pool: TaskPool
}

/** How often it is asked how many workers there are. */
const ASK_MS = 2_000

/** Where runs run: on this computer, or on a queue. Passwords are handed to the main process and forgotten. */
export const useRunTarget = defineStore('runTarget', () => {
  const clusters = platform.cluster
  /** What the user wants; a queue that is not joined yet is not used. */
  const wanted = shallowRef<'here' | 'queue'>('here')
  const joined = shallowRef<JoinedCluster | null>(null)
  /** How many workers the queue has; null while its server does not answer. */
  const workers = shallowRef<number | null>(null)
  const connecting = shallowRef(false)
  const problem = shallowRef<Text | null>(null)
  /** The runs that were last sent to a queue. */
  const runs = shallowReactive(new Set<string>())
  const server = computed(() => joined.value?.server ?? null)
  const isCluster = computed(() => wanted.value === 'queue' && joined.value !== null)
  let asking: ReturnType<typeof setInterval> | undefined

  /** Joins a queue; `problem` says why it could not. */
  async function connect(address: string, password: string): Promise<void> {
    if (!clusters || connecting.value) return
    connecting.value = true
    problem.value = null
    try {
      const answer = await clusters.joinCluster(address, password)
      if (answer.status === 'failed') problem.value = message('runPlaces.refused', { reason: answer.reason })
      else if (answer.status === 'cancelled') problem.value = message('runPlaces.notConnected')
      else await use(answer.id, answer.server)
    } catch {
      problem.value = message('runPlaces.refused', { reason: message('servers.address') })
    } finally {
      connecting.value = false
    }
  }

  async function use(id: string, shown: string): Promise<void> {
    const { clusterPool } = await import('./clusterPool')
    leave()
    if (!clusters) return
    joined.value = { id, server: shown, pool: clusterPool(clusters, id, () => workers.value) }
    const ask = async (): Promise<void> => {
      const answer = await clusters.clusterWorkers(id)
      if (joined.value?.id === id) workers.value = answer.workers
    }
    asking = setInterval(() => inBackground(ask()), ASK_MS)
    inBackground(ask())
  }

  /** Leaves the queue; what waits in it is taken back. */
  function leave(): void {
    clearInterval(asking)
    if (joined.value) clusters?.leaveCluster(joined.value.id)
    joined.value = null
    workers.value = null
    runs.clear()
  }

  /** Remembers that runs go to the place of the moment. */
  function assign(ids: readonly string[]): void {
    for (const id of ids)
      if (isCluster.value) runs.add(id)
      else runs.delete(id)
  }

  /** What does the tasks of a run; null for this computer. */
  function poolFor(id: string): TaskPool | null {
    return runs.has(id) ? (joined.value?.pool ?? null) : null
  }

  const canUseCluster = clusters !== null
  return { canUseCluster, wanted, isCluster, server, workers, connecting, problem, runs, connect, leave, assign, poolFor } // prettier-ignore
})
