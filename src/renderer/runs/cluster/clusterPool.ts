import type { Network } from '../../../engine/agents/network'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { partsOf } from '../../../engine/experiments/contract/parts'
import { list, message } from '../../../locales/message'
import type { BridgedParts } from '../../../preload/bridge'
import type { Outcome } from '../../../workers/jobs'
import type { Submission } from '../../../workers/pool'
import type { TaskPool } from '../../../workers/runExperiment'
import type { ClusterAccess } from '../../platform/platform'
import { messageOf } from '../../../locales/messageOf'

/** Tasks in the queue at once: enough for workers that join, few enough for the server to answer soon. */
const LEAST = 64
const PER_WORKER = 4
const MOST = 4_000

let tickets = 0

/** The workers of a queue as those of this computer: each task is a separate job. Every answer is checked. */
export function clusterPool(clusters: ClusterAccess, id: string, workers: () => number | null): TaskPool {
  return {
    load: () => ({ size: Math.min(MOST, Math.max(LEAST, PER_WORKER * (workers() ?? 0))) }),
    submit({ kind, spec, task, earlier, networks = [] }) {
      if (networks.length > 0) return refused(networks)
      const ticket = ++tickets
      const read = (answer: BridgedParts): Outcome<Json> => {
        if (answer.status !== 'done') return answer
        const parts = partsOf(kind, new Map(answer.parts))
        const part = parts.ok ? parts.value.get(task.index) : undefined
        if (part !== undefined) return { status: 'done', value: part as unknown as Json }
        const problem = parts.ok ? '' : parts.error
        return { status: 'failed', reason: message('runPlaces.unusable', { problem }) }
      }
      const failed = (error: unknown): Outcome<Json> => ({ status: 'failed', reason: messageOf(error) })
      const range = { from: task.index, to: task.index + 1 }
      const answer = clusters.submitBatch(id, { ticket, kind, spec, ...range, earlier: earlier ?? [] })
      return { outcome: answer.then(read, failed), cancel: () => clusters.cancelBatch(id, ticket) }
    },
  }
}

/** Batches are named by their spec, which names networks by ids alone: two networks of one id would be mixed up. */
function refused(networks: readonly Network[]): Submission<Json> {
  const players = list(
    networks.map(({ id }) => id),
    'comma',
  )
  const reason = message('runPlaces.ownPlayers', { players })
  return { outcome: Promise.resolve({ status: 'failed', reason }), cancel: () => {} }
}
