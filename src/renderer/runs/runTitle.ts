import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { Json } from '../../engine/experiments/contract/experiment'
import { capital } from '../../engine/experiments/report/wording'
import type { Text } from '../../locales/message'
import type { RunRecord } from '../storage/records'
import { describeRun } from './describeRun'

type Titled = Pick<RunRecord, 'kind' | 'spec' | 'title'>

/**
 * The title of a stored run. A name that somebody gave stays; a title that Lumbung made is made again from the spec,
 * because earlier versions stored ids of games and players in it.
 */
export function runTitle({ kind, spec, title }: Titled): Text {
  const isGiven = typeof title === 'string' && !isOldTitle(title, spec)
  return isGiven ? title : describeRun(experimentOf(kind), spec).title
}

/** The record with its current title; the same object if nothing changes. */
export function withCurrentTitle(record: RunRecord): RunRecord {
  let current = known.get(record)
  if (current === undefined) known.set(record, (current = { ...record, title: runTitle(record) }))
  return current
}

/** Lists ask again for every record whenever one of them changes. */
const known = new WeakMap<RunRecord, RunRecord>()

/** Whether the first versions would have given this title to the spec: `Congkak, novice v minimax:3`. */
function isOldTitle(title: string, spec: Json): boolean {
  if (typeof spec !== 'object' || spec === null || Array.isArray(spec)) return false
  const { variant, first, second, opponent } = spec as Readonly<Record<string, Json | undefined>>
  const name = typeof variant === 'string' ? variant : (variant as { readonly name?: Json } | undefined)?.name
  if (typeof name !== 'string') return false
  return [`${String(first)} v ${String(second)}`, `foresight against ${String(opponent)}`].some(
    (players) => title === `${capital(name)}, ${players}`,
  )
}
