import { experimentOf } from '../../engine/experiments/catalogue'
import type { ExperimentKind, Json } from '../../engine/experiments/experiment'
import type { Report } from '../../engine/experiments/report'

/** Reports of a million rows take a while: the last few are remembered by run and number of parts. */
const REMEMBERED = 4
const known = new Map<string, Report>()

/** The report of a run from the parts there are. */
export function drawUp(
  run: string,
  kind: ExperimentKind,
  spec: unknown,
  parts: ReadonlyMap<number, Json>,
): Report {
  const key = `${run} ${parts.size}`
  const report = known.get(key) ?? experimentOf(kind).report(spec, parts)
  known.delete(key)
  known.set(key, report)
  for (const old of known.keys()) if (known.size > REMEMBERED) known.delete(old)
  return report
}
