import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { RunRecord } from '../storage/records'

/** How the list is ordered. */
export type Order = 'newest' | 'name' | 'kind' | 'longest'

/** A line of the list: a heading or a run. */
export type Entry =
  { readonly type: 'heading'; readonly title: string } | { readonly type: 'run'; readonly run: RunRecord }

/** Searches runs: what it gives answers with the runs that have all the words asked for. */
export function createSearch(runs: readonly RunRecord[]): (asked: string) => readonly RunRecord[] {
  let texts: readonly string[] | undefined
  return (asked) => {
    const wanted = asked.toLowerCase().split(/\s+/).filter(Boolean)
    if (wanted.length === 0) return runs
    const known = (texts ??= runs.map(wordsOf))
    return runs.filter((_, at) => wanted.every((word) => known[at]!.includes(word)))
  }
}

/** Everything of a run that one may search for, in small letters. */
function wordsOf(run: RunRecord): string {
  const { title, summary, finding, note, seed, version, kind, status, tags } = run
  const words = [title, summary, finding, note, seed ?? '', version, kind, status]
  return [...words, ...tags.map((tag) => `#${tag}`)].join(' ').toLowerCase()
}

/** The list as it is read: pinned runs first, then by day or in the order asked for. */
export function listed(runs: readonly RunRecord[], order: Order, now: number): readonly Entry[] {
  const pinned = runs.filter((run) => run.pinned)
  const rest = sorted(
    runs.filter((run) => !run.pinned),
    order,
  )
  const entries: Entry[] = []
  if (pinned.length) entries.push({ type: 'heading', title: 'Pinned' }, ...pinned.map(entry))
  let before = ''
  for (const run of rest) {
    const title = headingOf(run, order, now)
    if (title !== before && title) entries.push({ type: 'heading', title })
    before = title
    entries.push(entry(run))
  }
  return entries
}

function entry(run: RunRecord): Entry {
  return { type: 'run', run }
}

function sorted(runs: readonly RunRecord[], order: Order): readonly RunRecord[] {
  switch (order) {
    case 'newest':
      return runs.toSorted((a, b) => b.created - a.created)
    case 'name':
      return runs.toSorted((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : b.created - a.created))
    case 'kind':
      return runs.toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : b.created - a.created))
    case 'longest':
      return runs.toSorted((a, b) => b.seconds - a.seconds)
  }
}

function headingOf(run: RunRecord, order: Order, now: number): string {
  if (order === 'kind') return experimentOf(run.kind).title
  return order === 'newest' ? dayOf(run.created, now) : ''
}

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })
const DAY = 86_400_000

/** Today, Yesterday, Last seven days, then months. */
export function dayOf(time: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (time >= midnight) return 'Today'
  if (time >= midnight - DAY) return 'Yesterday'
  return time >= midnight - 7 * DAY ? 'Last seven days' : month.format(time)
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** The shortest word for when it was: 04:51, Tue, 3 May. */
export function whenOf(time: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (time >= midnight - DAY) return clock.format(time)
  return time >= midnight - 7 * DAY ? weekday.format(time) : date.format(time)
}
