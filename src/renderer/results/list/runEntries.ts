import { experimentOf } from '../../../engine/experiments/contract/catalogue'
import { formats, say, t } from '../../locales/i18n'
import type { RunRecord } from '../../storage/records'

/** How the list is ordered. */
export type Order = 'newest' | 'name' | 'kind' | 'longest'

/** A line of the list: a heading or a run. */
export type Entry = { readonly type: 'heading'; readonly title: string } | RunEntry

/** A run, which may stand for its replicates: finished runs under the same heading that differ in the random seed alone. */
export interface RunEntry {
  readonly type: 'run'
  readonly run: RunRecord
  /** The replicates that follow it, or are hidden behind it; the run itself is not among them. */
  readonly replicates: readonly RunRecord[]
  /** Whether it is one of those that follow. */
  readonly follows: boolean
  readonly fold: 'none' | 'closed' | 'open'
}

/** All runs of a line: those hidden behind it, too. */
export function runsOf(entry: Entry): readonly RunRecord[] {
  if (entry.type === 'heading') return []
  return entry.fold === 'closed' ? [entry.run, ...entry.replicates] : [entry.run]
}

/** Identifies a run up to its random seed; null where it stands alone: runs of different names are not replicates. */
export function replicateKey(run: RunRecord): string | null {
  const { status, kind, title, spec } = run
  if (status !== 'done' || typeof spec !== 'object' || spec === null || !('seed' in spec)) return null
  let key = keys.get(run)
  if (key === undefined) keys.set(run, (key = JSON.stringify([kind, title, { ...spec, seed: null }])))
  return key
}

/** Lists are made again whenever one of thousands of runs changes. */
const keys = new WeakMap<RunRecord, string>()

/** Prepares a search: the returned function finds runs that contain all the given words. */
export function createSearch(runs: readonly RunRecord[]): (asked: string) => readonly RunRecord[] {
  let texts: readonly string[] = []
  let language: string | undefined
  return (asked) => {
    const wanted = asked.toLowerCase().split(/\s+/).filter(Boolean)
    if (wanted.length === 0) return runs
    if (language !== formats().tag) {
      language = formats().tag
      texts = runs.map(wordsOf)
    }
    return runs.filter((_, at) => wanted.every((word) => texts[at]!.includes(word)))
  }
}

/** All searchable text of a run, in lower case. */
function wordsOf(run: RunRecord): string {
  const { title, summary, finding, note, seed, version, kind, status, tags, project = '' } = run
  const words = [
    say(title),
    say(summary),
    say(finding),
    note,
    project,
    seed ?? '',
    version,
    kind,
    t(`queue.${status}`),
  ]
  return [...words, ...tags.map((tag) => `#${tag}`)].join(' ').toLowerCase()
}

/**
 * The list in display order: pinned runs first, then by day or in the chosen order. Replicates are one line, behind the first of
 * them, unless `opened` has their key.
 */
export function listed(
  runs: readonly RunRecord[],
  order: Order,
  now: number,
  opened: ReadonlySet<string> = new Set(),
): readonly Entry[] {
  const pinned = runs.filter((run) => run.pinned)
  const rest = sorted(
    runs.filter((run) => !run.pinned),
    order,
  )
  const sections = new Map<string, RunRecord[]>()
  for (const run of rest) {
    const title = headingOf(run, order, now)
    const section = sections.get(title)
    if (section) section.push(run)
    else sections.set(title, [run])
  }
  return [
    ...(pinned.length > 0 ? sectionOf(t('results.pinned'), pinned, opened) : []),
    ...[...sections].flatMap(([title, section]) => sectionOf(title, section, opened)),
  ]
}

function sectionOf(title: string, runs: readonly RunRecord[], opened: ReadonlySet<string>): readonly Entry[] {
  const folds = new Map<string, RunRecord[]>()
  for (const run of runs) {
    const key = replicateKey(run) ?? run.id
    const fold = folds.get(key)
    // The same run a second time is no replicate.
    if (fold?.some(({ seed }) => seed === run.seed)) folds.set(run.id, [run])
    else if (fold) fold.push(run)
    else folds.set(key, [run])
  }
  const entries = [...folds].flatMap(([key, [run, ...replicates]]): readonly RunEntry[] => {
    const isOpen = opened.has(key)
    const fold = replicates.length === 0 ? 'none' : isOpen ? 'open' : 'closed'
    const alone = { type: 'run', replicates: [], fold: 'none' } as const
    const following = isOpen ? replicates.map((run) => ({ ...alone, run, follows: true })) : []
    return [{ type: 'run', run: run!, replicates, fold, follows: false }, ...following]
  })
  return title ? [{ type: 'heading', title }, ...entries] : entries
}

function sorted(runs: readonly RunRecord[], order: Order): readonly RunRecord[] {
  switch (order) {
    case 'newest':
      return runs.toSorted((a, b) => b.created - a.created)
    case 'name':
      return runs
        .map((run) => ({ run, name: say(run.title) }))
        .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : b.run.created - a.run.created))
        .map(({ run }) => run)
    case 'kind':
      return runs.toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : b.created - a.created))
    case 'longest':
      return runs.toSorted((a, b) => b.seconds - a.seconds)
  }
}

function headingOf(run: RunRecord, order: Order, now: number): string {
  if (order === 'kind') return say(experimentOf(run.kind).title)
  return order === 'newest' ? dayOf(run.created, now) : ''
}

const DAY = 86_400_000

/** Today, Yesterday, Last seven days, then months. */
export function dayOf(time: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (time >= midnight) return t('results.today')
  if (time >= midnight - DAY) return t('results.yesterday')
  return time >= midnight - 7 * DAY ? t('results.lastWeek') : formats().month(time)
}

/** A short form of the time: 04:51, Tue, 3 May. */
export function whenOf(time: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (time >= midnight - DAY) return formats().clock(time)
  return time >= midnight - 7 * DAY ? formats().weekday(time) : formats().dayAndMonth(time)
}
