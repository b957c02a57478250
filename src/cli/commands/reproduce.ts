import { didYouMean } from '../../engine/experiments/spec/didYouMean'
import type { Command } from 'commander'
import { version } from '../../../package.json'
import { csvOf } from '../../engine/csv/table'
import { document, summary } from '../../engine/papers/document'
import type { Item, Outcome } from '../../engine/papers/item'
import { findItem, ITEMS } from '../../engine/papers/items'
import { PUBLISHED } from '../../engine/papers/published'
import { performOnce, reproduce } from '../../engine/papers/reproduce'
import { figureInline } from '../../figures/figureFiles'
import { BadInput } from '../options/badInput'
import { say, speech, t } from '../output/language'
import { addOutputOptions, print, type OutputOptions } from '../output/output'
import { fileToWrite, writeWhole } from '../output/outputFile'
import { addSessionOptions, type RunOptions } from '../run/runSpec'
import { severalRuns } from '../run/severalRuns'
import { message } from '../../locales/message'

interface ReproduceOptions extends OutputOptions, RunOptions {
  readonly quick?: boolean
  readonly list?: boolean
  readonly report?: string
}

/** `reproduce`: recompute what the papers report; exit 1 when a verdict is not the expected one. */
export function register(program: Command): void {
  const command = program
    .command('reproduce')
    .description(t('commands.reproduce'))
    .argument('[IDS...]', t('options.items'))
    .option('--quick', t('options.quick'))
    .option('--list', t('options.list'))
    .option('--report <FILE.html>', t('options.report'), fileToWrite)
    .action(run)
  addSessionOptions(addOutputOptions(command, 'json'))
}

async function run(ids: readonly string[], options: ReproduceOptions): Promise<void> {
  const items = chosen(ids)
  if (options.list)
    return print(
      options,
      {
        json: { items: items.map(listed) },
        text: items.map((item) => `${item.id.padEnd(28)} ${say(item.title)}`).join('\n'),
      },
      { kind: 'reproduce', spec: { items: items.map(({ id }) => id) } },
    )
  const size = options.quick ? 'quick' : 'full'
  const runs = items.flatMap((item) => item.runs(size, PUBLISHED)).filter(({ stored }) => !stored)
  const perform = performOnce(severalRuns('reproduce', runs, options))
  const outcomes: Outcome[] = []
  const seconds: number[] = []
  for (const [at, item] of items.entries()) {
    process.stderr.write(`${at + 1}/${items.length} ${item.id}\n`)
    const begun = performance.now()
    outcomes.push(await reproduce(item, size, PUBLISHED, perform))
    seconds.push((performance.now() - begun) / 1000)
  }
  const answer = {
    json: { size, items: outcomes.map((outcome, at) => shown(outcome, seconds[at] ?? 0)) },
    text: text(outcomes),
  }
  print(options, answer, { kind: 'reproduce', spec: { size, items: items.map(({ id }) => id) } })
  if (options.report) writeReport(options.report, outcomes, size)
  if (outcomes.some(({ surprises }) => surprises.length > 0)) process.exitCode = 1
}

function chosen(ids: readonly string[]): readonly Item[] {
  const unknown = ids.filter((id) => !findItem(id))
  if (unknown.length > 0)
    throw new BadInput(
      'IDS',
      didYouMean(
        message('refusals.unknownItems', { items: unknown.join(', ') }),
        unknown[0]!,
        ITEMS.map(({ id }) => id),
      ),
    )
  return ids.length === 0 ? ITEMS : ids.flatMap((id) => findItem(id) ?? [])
}

function listed({ id, paper, title, where, about, readings }: Item): object {
  return { id, paper, title, where, about, readings }
}

function shown(
  { id, paper, title, verdict, claims, surprises, readings, runs }: Outcome,
  seconds: number,
): object {
  return {
    id,
    paper,
    title,
    published: Object.fromEntries(claims.map((claim) => [claim.id, claim.published])),
    ours: Object.fromEntries(claims.map((claim) => [claim.id, claim.ours])),
    verdict,
    asExpected: surprises.length === 0,
    claims,
    surprises,
    readings,
    runs,
    seconds,
  }
}

function text(outcomes: readonly Outcome[]): string {
  const lines = outcomes.flatMap((outcome) => [
    '',
    `${say(outcome.title)} (${say(outcome.where)})`,
    ...outcome.claims.map((claim) => {
      const sign = { reproduced: '✓', differs: '≠', undecided: '?', beyond: '↗' }[claim.verdict]
      const key = outcome.surprises.includes(claim.id) ? 'printed.unexpectedClaim' : 'printed.claim'
      const { title, ours } = claim
      const told = t(key, { title, published: claim.published ?? '–', ours })
      const criterion = claim.equivalence ? `\n      ${say(claim.criterion)}` : ''
      const reason = claim.reason ? `\n      ${say(claim.reason)}` : ''
      return `  ${sign} ${told}${criterion}${reason}`
    }),
  ])
  return [...lines, '', say(summary(outcomes)), t('printed.definitions')].join('\n').trimStart()
}

function writeReport(file: string, outcomes: readonly Outcome[], size: 'quick' | 'full'): void {
  const imprint = { version, size, date: Date.now() }
  const page = document(outcomes, imprint, speech, (chart) => figureInline(chart, '', 'double', speech))
  writeWhole(file, page, '--report')
  const stem = file.replace(/\.html?$/i, '')
  for (const outcome of outcomes)
    for (const table of outcome.tables ?? outcome.reports.flatMap(({ tables }) => tables.slice(0, 1)))
      writeWhole(`${stem}-${outcome.id}-${table.id}.csv`, csvOf(table), '--report')
}
