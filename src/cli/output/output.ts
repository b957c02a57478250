import type { Command } from 'commander'
import { extname } from 'node:path'
import { csvOf } from '../../engine/csv/table'
import type { Report } from '../../engine/experiments/report/report'
import { say, t } from './language'
import { fileToWrite, writeWhole } from './outputFile'
import { type MadeFrom, provenanceOf } from './provenance'
import { isMessage } from '../../locales/message'

/** What every command can be told about its output. */
export interface OutputOptions {
  readonly json?: boolean
  readonly csv?: string
}

/** What a command has to say: one JSON document, or words. */
interface Answer {
  readonly json: object
  readonly text: string
}

/** A report and what it was made from: enough to run it again and get the same bytes. */
interface Made extends MadeFrom {
  readonly report: Report
}

/** Adds `--json`, and `--csv` for a command that reports tables. */
export function addOutputOptions(command: Command, kinds: 'json' | 'jsonAndCsv' = 'jsonAndCsv'): Command {
  command.option('--json', t('options.json'))
  if (kinds === 'jsonAndCsv') {
    command.option('--csv <FILE>', t('options.csv'), fileToWrite)
  }
  return command
}

/** A document as JSON; messages in it become sentences of the chosen language. */
function jsonText(document: object): string {
  return JSON.stringify(document, (_, value: unknown) => (isMessage(value) ? say(value) : value), 2)
}

/** Prints an answer on stdout: as JSON with its provenance when asked for, else in words. */
export function print(options: OutputOptions, answer: Answer, made: MadeFrom): void {
  const document = { ...answer.json, ...provenanceOf(made) }
  process.stdout.write(options.json ? `${jsonText(document)}\n` : `${answer.text.trimEnd()}\n`)
}

/** Prints an answer, then writes its tables where `--csv` asks for them: a disk that refuses costs no answer. */
export function printReport(options: OutputOptions, answer: Answer, made: Made): void {
  print(options, answer, made)
  if (options.csv) writeCsv(options.csv, made)
}

/** Writes the first table to FILE, each further one to FILE-id, and what made them to FILE.json. */
function writeCsv(file: string, made: Made): void {
  const { report } = made
  const extension = extname(file)
  const stem = file.slice(0, file.length - extension.length)
  const files = report.tables.map((table, place) => ({
    table: table.id,
    file: place === 0 ? file : `${stem}-${table.id}${extension || '.csv'}`,
  }))
  report.tables.forEach((table, place) => writeWhole(files[place]?.file ?? file, csvOf(table, say), '--csv'))
  const about = {
    ...provenanceOf(made),
    finding: say(report.finding),
    caveats: report.caveats.map(say),
    files,
  }
  writeWhole(`${file}.json`, `${jsonText(about)}\n`, '--csv')
}
