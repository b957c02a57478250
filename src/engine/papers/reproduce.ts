import type { FinishedRun } from '../experiments/contract/finishedRun'
import type { Item, Outcome, Run, Size } from './item'
import { judge } from './judge'
import type { Published } from './published'
import { storedRun } from './stored'

/** Runs one stored spec to its end: in the app's workers, in the command line's, or step by step in a test. */
type Perform = (run: Run) => Promise<FinishedRun>

/** Recomputes one item and judges it against the published data. */
export async function reproduce(
  item: Item,
  size: Size,
  published: Published,
  perform: Perform,
): Promise<Outcome> {
  const runs = item.runs(size, published)
  const found: FinishedRun[] = []
  for (const run of runs) found.push(run.stored ? (await storedRun(run.stored)).run : await perform(run))
  return judge(item, { published, found, size }, runs)
}

/** Shares runs between items: the same spec is performed once. */
export function performOnce(perform: Perform): Perform {
  const known = new Map<string, Promise<FinishedRun>>()
  return (run) => {
    const key = JSON.stringify(run)
    const found = known.get(key) ?? perform(run)
    known.set(key, found)
    return found
  }
}
