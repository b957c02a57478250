import { experimentOf } from '../../../engine/experiments/contract/catalogue'
import { formats, say, t } from '../../locales/i18n'
import type { RunRecord } from '../../storage/records'

/** How the list is ordered. */
export type Order = 'newest' | 'name' | 'kind' | 'longest'

/** A line of the list: a heading or a run. */
export type Entry =
  { readonly type: 'heading'; readonly title: string } | { readonly type: 'run'; readonly run: RunRecord }

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

/** The list in display order: pinned runs first, then by day or in the chosen order. */
export function listed(runs: readonly RunRecord[], order: Order, now: number): readonly Entry[] {
  const pinned = runs.filter((run) => run.pinned)
  const rest = sorted(
    runs.filter((run) => !run.pinned),
    order,
  )
  const entries: Entry[] = []
  if (pinned.length) entries.push({ type: 'heading', title: t('results.pinned') }, ...pinned.map(entry))
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
