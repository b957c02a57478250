import type { Command } from 'commander'
import { extname } from 'node:path'
import { csvOf } from '../../engine/csv/table'
import type { Report } from '../../engine/experiments/report/report'
import { jsonRecords } from './jsonRecords'
import { say, t } from './language'
import { fileToWrite, writeWhole } from './outputFile'
import { type MadeFrom, originOf, provenanceOf } from './provenance'
import { textReport } from './textTable'
import { isMessage } from '../../locales/message'

/** The output options of every command. */
export interface OutputOptions {
  readonly json?: boolean
  readonly csv?: string
  readonly bundle?: string
}

/** The answer of a command: a JSON document, or text. */
interface Answer {
  readonly json: object
  readonly text: string
}

/** A report and what it was made from: enough to run it again and get the same bytes. */
interface Made extends MadeFrom {
  readonly report: Report
}

/** Adds `--json`; and `--csv` and `--bundle` for a command that reports tables. */
export function addOutputOptions(command: Command, kinds: 'json' | 'jsonAndCsv' = 'jsonAndCsv'): Command {
  command.option('--json', t('options.json'))
  if (kinds === 'jsonAndCsv') {
    command.option('--csv <FILE>', t('options.csv'), fileToWrite)
    command.option('--bundle <FILE.zip>', t('options.bundle'), fileToWrite)
  }
  return command
}

/** A document as JSON; messages in it become sentences of the chosen language. */
function jsonText(document: object): string {
  return JSON.stringify(document, (_, value: unknown) => (isMessage(value) ? say(value) : value), 2)
}

/** Prints an answer on stdout: as JSON with its provenance if requested, otherwise as text. */
export function print(options: OutputOptions, answer: Answer, made: MadeFrom): void {
  const document = { ...answer.json, ...provenanceOf(made) }
  process.stdout.write(options.json ? `${jsonText(document)}\n` : `${answer.text.trimEnd()}\n`)
}

/**
 * Prints a report of any kind, and writes its tables if `--csv` was given. The output does not mention where, when or
 * by which command it was made, so that one machine and many give the same bytes.
 */
export async function printResult(options: OutputOptions, made: Made): Promise<void> {
  process.stdout.write(options.json ? `${jsonText(documentOf(made))}\n` : `${firstRows(made.report)}\n`)
  if (options.csv) writeCsv(options.csv, made, originOf(made))
  if (options.bundle) await writeBundle(options.bundle, made)
}

function documentOf(made: Made): object {
  const { finding, caveats, tables } = made.report
  const rows = tables.map((table) => [table.id, jsonRecords(table)] as const)
  return {
    ...originOf(made),
    finding: say(finding),
    caveats: caveats.map(say),
    tables: Object.fromEntries(rows),
  }
}

/** Rows of a table that a terminal shows. */
const MOST_ROWS = 40

function firstRows(report: Report): string {
  const [main] = report.tables
  if (!main || main.rows.length <= MOST_ROWS) return textReport(report).trimEnd()
  const shown = textReport(report, { ...main, rows: main.rows.slice(0, MOST_ROWS) })
  return `${shown.trimEnd()}\n${t('printed.moreRows', { rows: main.rows.length - MOST_ROWS })}`
}

/** Prints an answer, then writes its tables if `--csv` was given: if the disk is full, the answer is not lost. */
export async function printReport(options: OutputOptions, answer: Answer, made: Made): Promise<void> {
  print(options, answer, made)
  if (options.csv) writeCsv(options.csv, made, provenanceOf(made))
  if (options.bundle) await writeBundle(options.bundle, made)
}

/** Bundles bring fonts and figures along, which no other answer needs. */
async function writeBundle(file: string, made: Made): Promise<void> {
  const bundles = await import('./bundleFile')
  bundles.writeBundle(file, made)
}

/** Writes the first table to FILE, each further one to FILE-id, and what made them to FILE.json. */
function writeCsv(file: string, { report }: Made, origin: object): void {
  const extension = extname(file)
  const stem = file.slice(0, file.length - extension.length)
  const files = report.tables.map((table, place) => ({
    table: table.id,
    file: place === 0 ? file : `${stem}-${table.id}${extension || '.csv'}`,
  }))
  report.tables.forEach((table, place) => writeWhole(files[place]?.file ?? file, csvOf(table), '--csv'))
  const about = {
    ...origin,
    finding: say(report.finding),
    caveats: report.caveats.map(say),
    files,
  }
  writeWhole(`${file}.json`, `${jsonText(about)}\n`, '--csv')
}
