import type { Report } from '../experiments/report/report'
import type { Item, Outcome, Run, Size } from './item'
import { judge } from './judge'
import type { Published } from './published'
import { storedReport } from './stored'

/** Runs one stored spec to its report: in the app's workers, in the command line's, or step by step in a test. */
export type Perform = (run: Run) => Promise<Report>

/** Recomputes one item and judges it against the published data. */
export async function reproduce(
  item: Item,
  size: Size,
  published: Published,
  perform: Perform,
): Promise<Outcome> {
  const runs = item.runs(size, published)
  const reports: Report[] = []
  for (const run of runs)
    reports.push(run.stored ? (await storedReport(run.stored)).report : await perform(run))
  return judge(item, { published, reports, size }, runs)
}

/** Shares runs between items: the same spec is performed once. */
export function performOnce(perform: Perform): Perform {
  const known = new Map<string, Promise<Report>>()
  return (run) => {
    const key = JSON.stringify(run)
    const report = known.get(key) ?? perform(run)
    known.set(key, report)
    return report
  }
}
