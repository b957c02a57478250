import type { Command } from 'commander'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { version } from '../../package.json'
import { csvOf } from '../engine/csv/table'
import type { Report } from '../engine/experiments/report'
import { BadInput } from './badInput'
import { fileToWrite } from './outputFile'

/** What every command can be told about its output. */
export interface OutputOptions {
  readonly json?: boolean
  readonly csv?: string
}

/** Adds `--json`, and `--csv` for a command that reports tables. */
export function addOutputOptions(command: Command, kinds: 'json' | 'jsonAndCsv' = 'jsonAndCsv'): Command {
  command.option('--json', 'print one JSON document on stdout')
  if (kinds === 'jsonAndCsv') {
    command.option(
      '--csv <FILE>',
      'write the main table to FILE, further tables beside it, the spec to FILE.json',
      fileToWrite,
    )
  }
  return command
}

/** Prints an answer on stdout: as JSON when asked for, else in words. */
export function print(
  options: OutputOptions,
  answer: { readonly json: unknown; readonly text: string },
): void {
  process.stdout.write(
    options.json ? `${JSON.stringify(answer.json, null, 2)}\n` : `${answer.text.trimEnd()}\n`,
  )
}

/** Where a report came from: enough to run it again and get the same bytes. */
export interface Provenance {
  readonly kind: string
  readonly spec: unknown
  readonly seed?: number
}

/** Writes the first table to FILE, each further one to FILE-id, and what made them to FILE.json. */
export function writeCsv(file: string, report: Report, provenance: Provenance): void {
  const extension = extname(file)
  const stem = file.slice(0, file.length - extension.length)
  const files = report.tables.map((table, place) => ({
    table: table.id,
    file: place === 0 ? file : `${stem}-${table.id}${extension || '.csv'}`,
  }))
  report.tables.forEach((table, place) => writeWhole(files[place]?.file ?? file, csvOf(table), '--csv'))
  const about = {
    program: 'lumbung',
    version,
    ...provenance,
    finding: report.finding,
    caveats: report.caveats,
    files,
  }
  writeWhole(`${file}.json`, `${JSON.stringify(about, null, 2)}\n`, '--csv')
}

/** Writes a file beside and renames it, so that a reader never finds half of one; a refusal names the option. */
export function writeWhole(file: string, content: string | Iterable<string>, option: string): void {
  const beside = `${file}.${process.pid}.part`
  try {
    writeFileSync(beside, '')
    for (const piece of typeof content === 'string' ? [content] : content)
      writeFileSync(beside, piece, { flag: 'a' })
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw new BadInput(
      option,
      `cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
