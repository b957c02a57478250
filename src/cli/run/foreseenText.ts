import { availableParallelism } from 'node:os'
import { anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Foreseen } from '../../engine/experiments/contract/foresee'
import { outsideIn } from '../../engine/players/outside'
import { ownNetworksIn } from '../../engine/players/shipped'
import { bytes, duration } from '../../locales/message'
import { nameOf } from '../../locales/message'
import { createPool } from '../../workers/pool'
import { botDeskOf, endBots } from '../bots/botFiles'
import { t } from '../output/language'
import { spawnThread } from './spawnThread'

/** Times about a second of a run on a worker thread. */
export async function foreseeRun(kind: ExperimentKind, spec: unknown, workers: number): Promise<Foreseen> {
  const pool = createPool({
    size: 1,
    spawn: spawnThread,
    ...(outsideIn(spec).length > 0 && { deskOf: botDeskOf }),
  })
  const networks = ownNetworksIn(spec)
  const outcome = await pool.submit({
    type: 'foresee',
    kind,
    spec: spec as Json,
    workers,
    ...(networks.length > 0 ? { networks } : {}),
  }).outcome
  pool.close()
  await endBots()
  if (outcome.status === 'done') return outcome.value
  throw new Error(outcome.status === 'failed' ? nameOf(outcome.reason) : outcome.status)
}

/** How long a run will take, in a line. */
export async function foreseenText(
  kind: ExperimentKind,
  spec: unknown,
  workers = availableParallelism(),
): Promise<string> {
  const { wall, low, high, basis, seconds } = await foreseeRun(kind, spec, workers)
  const line = t('printed.foreseen', {
    time: duration(wall),
    low: duration(low),
    high: duration(high),
    workers,
    computing: duration(seconds),
    memory: bytes(anyExperimentOf(kind).estimate(spec).memoryBytes),
  })
  return basis === 'measured' ? `${line}\n` : `${line} ${t(`printed.${basis}`)}\n`
}
