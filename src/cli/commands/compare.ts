import { type Command, Option } from 'commander'
import { basename } from 'node:path'
import { compareSamples, type Comparison } from '../../engine/comparisons/compare'
import { MEASURES, type Measure } from '../../engine/comparisons/measures'
import { pooled, settingKey } from '../../engine/comparisons/pool'
import { comparisonReport, measureName } from '../../engine/comparisons/report'
import { type Sample, samplesOf } from '../../engine/comparisons/sample'
import { csvText } from '../../engine/csv/table'
import { areSamePlayed } from '../../engine/variant/catalogue/closestPreset'
import { MAX_GAMES } from '../../engine/experiments/kinds/matchSeries/spec'
import type { FinishedRun } from '../../engine/experiments/contract/finishedRun'
import { someColumns } from '../../engine/experiments/report/columns'
import type { Report, Table } from '../../engine/experiments/report/report'
import { latexTable, markdownTable, printedTable } from '../../engine/publish/tableText'
import { finish } from '../../engine/through'
import { assemble, samplesIn } from '../../engine/studies/assemble'
import { studyBundle } from '../../engine/studies/bundle'
import { COMPARED_COLUMNS, usualItems } from '../../engine/studies/readStudy'
import { idFrom, type Study } from '../../engine/studies/study'
import { figurePage } from '../../figures/figurePage'
import { FIGURE_SIZES } from '../../figures/size'
import { studyFigures } from '../../figures/studyFigures'
import { FIGURE_FONTS } from '../../figures/vector/figureFonts'
import { pdfOf } from '../../figures/vector/pdf'
import { svgOf } from '../../figures/vector/svg'
import { list, message } from '../../locales/message'
import { version } from '../../../package.json'
import { type RunInFile, runsIn } from '../compare/runsIn'
import { addPlayerHelp } from '../options/agentHelp'
import { BadInput } from '../options/badInput'
import { listOption, decimal, whole } from '../options/numbers'
import { addChangeOptions, readVariant, type VariantOptions } from '../options/variantOption'
import { say, speech, t } from '../output/language'
import { recordsIn } from '../output/jsonRecords'
import { print, printReport } from '../output/output'
import { fileToWrite, writeWhole } from '../output/outputFile'
import { commitOfBuild } from '../output/provenance'
import { writeRecords } from '../output/recordsFile'
import { textReport } from '../output/textTable'
import { addPlayOptions, answer, type PlayOptions } from '../run/experimentCommand'
import { runSpec } from '../run/runSpec'

interface Options extends Omit<VariantOptions, 'variant'>, PlayOptions {
  readonly variants: readonly string[]
  readonly first: string
  readonly second: string
  readonly games: number
  readonly measure?: Measure
  readonly baseline?: string
  readonly margin?: number
  readonly table?: 'latex' | 'markdown' | 'csv'
  readonly figure?: string
}

/** Adds `compare`: the same series under several variants, or runs from files. */
export function register(program: Command): void {
  const command = program
    .command('compare')
    .summary(t('commands.compare'))
    .description(t('commands.compareLong'))
    .argument('[FILE...]', t('studying.compareFiles'))
    .addOption(listOption('--variants <LIST>', t('options.variantList'), ['congklak', 'congklak-patched']))
    .option('--south, --first <AGENT>', t('options.first'), 'novice')
    .option('--north, --second <AGENT>', t('options.second'), 'novice')
    .option('--games <N>', t('options.gamesPerVariant'), whole(1, MAX_GAMES), 50_000)
    .addOption(
      new Option('--measure <NAME>', t('studying.measure', { names: MEASURES.join(', ') })).choices(MEASURES),
    )
    .option('--baseline <N|NAME>', t('studying.baseline'))
    .option('--margin <NUMBER>', t('studying.margin'), decimal)
    .addOption(new Option('--table <FORMAT>', t('studying.asTable')).choices(['latex', 'markdown', 'csv']))
    .option('--figure <FILE>', t('studying.figure'), fileToWrite)
  addChangeOptions(command)
  addPlayerHelp(addPlayOptions(command)).action(async (files: string[], options: Options) => {
    if (files.length > 0) return compareFiles(files, options)
    await compareVariants(options)
  })
}

async function compareVariants(asked: Options): Promise<void> {
  const { variants, first, second, games, ...options } = asked
  const read = variants.map((variant) => readVariant({ ...options, variant }, '--variants'))
  const { measure, baseline, margin, table, figure } = options
  const isPlain = [measure, baseline, margin, table, figure].every((option) => option === undefined)
  if (isPlain) {
    const columns = ['variant', 'games', 'southShare', 'northShare', 'tieShare', 'meanMoves', 'meanLaps']
    return answer('variantComparison', { variants: read, first, second, games }, options, {
      tables: { variants: 'rows', test: 'test' },
      columns,
    })
  }
  if (read.every((variant) => areSamePlayed(variant, read[0]!)))
    throw new BadInput('--variants', message('comparisons.nothing'))
  const spec = { variants: read, first, second, games, seed: options.seed }
  const run = await runSpec('variantComparison', spec, options)
  const samples = samplesOf('variantComparison', run.spec, run.parts)
  const comparison = comparisonOf(
    samples,
    variants.map((name, at) => ({ name, sample: samples[at] })),
    asked,
    '--variants',
  )
  const report = comparisonReport(comparison)
  await printComparison(asked, comparison, report, run)
  await writeRecords(options, run)
  tellWritten(options)
}

/** Says which files were written; a table printed for another program stays as it is. */
function tellWritten({ csv, figure, bundle }: Pick<Options, 'csv' | 'figure' | 'bundle'>): void {
  const files = [csv, figure, bundle].filter((file) => file !== undefined)
  if (files.length > 0) process.stderr.write(`${t('studying.files', { files: list(files, 'comma') })}\n`)
}

async function compareFiles(files: readonly string[], options: Options): Promise<void> {
  const runs = files.flatMap(runsIn)
  const samples = runs.flatMap(({ run }) => samplesIn(run))
  const named = runs.map(({ file, run }) => ({ name: file, sample: samplesIn(run)[0] }))
  const comparison = comparisonOf(samples, named, options, files.join(', '))
  const report = comparisonReport(comparison)
  const { measure, baseline, askedMargin: margin } = comparison
  const made = {
    kind: 'comparison',
    spec: { runs: runs.map(({ run: { kind, spec } }) => ({ kind, spec })), measure, baseline, margin },
  }
  const { bundle, ...rest } = options
  await printComparison(rest, comparison, report, made)
  if (bundle) writeComparisonBundle(bundle, runs, comparison)
  tellWritten(options)
}

interface Named {
  readonly name: string
  readonly sample: Sample | undefined
}

/** The comparison that was asked for; `from` is what a person wrote that named the settings. */
function comparisonOf(
  samples: readonly Sample[],
  named: readonly Named[],
  options: Options,
  from: string,
): Comparison {
  const settings = pooled(samples)
  if (settings.length < 2) throw new BadInput(from, message('comparisons.nothing'))
  const { measure, margin = null } = options
  const comparison = compareSamples(samples, {
    ...(measure === undefined ? {} : { measure }),
    margin,
    baseline: baselineOf(options.baseline, named, settings.map(settingKey)),
  })
  if (!comparison.measures.includes(comparison.measure))
    throw new BadInput(
      '--measure',
      message('studying.noSuchMeasure', { names: list(comparison.measures, 'comma') }),
    )
  return comparison
}

/** The place of the baseline: counted from 1, or that of the first setting of a file or variant. */
function baselineOf(asked: string | undefined, named: readonly Named[], keys: readonly string[]): number {
  if (asked === undefined) return 0
  const number = Number(asked)
  if (Number.isInteger(number) && number >= 1 && number <= keys.length) return number - 1
  const found = named.find(({ name }) => name === asked || basename(name) === asked)?.sample
  if (!found) throw new BadInput('--baseline', message('studying.noBaseline', { count: keys.length }))
  return keys.indexOf(settingKey(found))
}

async function printComparison(
  options: Options,
  comparison: Comparison,
  report: Report,
  made: { readonly kind: string; readonly spec: object },
): Promise<void> {
  const [main] = report.tables
  const shown = main && someColumns(main, COMPARED_COLUMNS)
  if (options.figure) writeFigure(options.figure, report)
  if (options.table && shown) {
    const text = {
      latex: () => latexTable(shown, speech),
      markdown: () => markdownTable(shown, speech),
      csv: () => csvText(main),
    }[options.table]()
    return void process.stdout.write(text)
  }
  const same = t('studying.same', { same: list(comparison.same, 'comma') })
  const answered = {
    json: {
      rows: recordsIn(report, 'comparison'),
      measures: recordsIn(report, 'measures'),
      samples: recordsIn(report, 'samples'),
      same: comparison.same.map(say),
      finding: say(report.finding),
      caveats: report.caveats.map(say),
    },
    text: `${same}\n\n${textReport(report, shown && printedAs(shown))}`,
  }
  if (made.kind === 'comparison') print(options, answered, made)
  else await printReport(options, answered, { ...made, report })
  if (made.kind === 'comparison' && options.csv && main) writeWhole(options.csv, csvText(main), '--csv')
}

/** A table with its numbers as papers print them: an interval beside its value, and few columns. */
function printedAs(table: Table): Table {
  const { head, isNumber, rows } = printedTable(table, speech)
  return {
    ...table,
    columns: head.map((label, at) => ({ key: String(at), label, align: isNumber[at] ? 'number' : 'text' })),
    rows: rows.map((cells) => Object.fromEntries(cells.entries())),
  }
}

function writeFigure(file: string, { charts }: Report): void {
  const chart = charts[0]!
  const page = figurePage(chart, t('reports.caption', { name: say(chart.title) }), 'double', speech)
  const { millimetres } = FIGURE_SIZES.double
  if (file.endsWith('.svg')) writeWhole(file, svgOf(page, millimetres, FIGURE_FONTS), '--figure')
  else if (file.endsWith('.pdf')) writeWhole(file, [pdfOf([page], millimetres, FIGURE_FONTS)], '--figure')
  else throw new BadInput('--figure', message('studying.figureKind'))
}

/** The bundle of a comparison is that of a study with one comparison, so that it can be computed again. */
function writeComparisonBundle(file: string, runs: readonly RunInFile[], comparison: Comparison): void {
  const ids = new Set<string>()
  const finished = new Map<string, FinishedRun>()
  const listed = runs.map(({ file: name, run }) => {
    const id = idFrom(basename(name).replace(/\.\w+$/, ''), ids)
    ids.add(id)
    finished.set(id, run)
    return { id, title: '', kind: run.kind, spec: run.spec }
  })
  const baseKey = settingKey(comparison.settings[comparison.baseline]!)
  const base = runs.findIndex(({ run }) => samplesIn(run).some((sample) => settingKey(sample) === baseKey))
  const asked = {
    id: idFrom('comparison', ids),
    title: say(message('comparisons.title')),
    runs: listed.map(({ id }) => id),
    measure: comparison.measure,
    baseline: listed[base]?.id ?? null,
    margin: comparison.askedMargin,
  }
  const study: Study = {
    title: say(message('comparisons.chartTitle', { measure: measureName(comparison.measure) })),
    about: '',
    authors: [],
    date: null,
    runs: listed,
    comparisons: [asked],
    items: usualItems({ runs: [], comparisons: [asked] }),
  }
  const assembled = assemble(study, finished)
  const origin = { version, commit: commitOfBuild(), file: 'comparison.study.json' }
  const more = studyFigures(assembled, speech)
  writeWhole(file, finish(studyBundle(assembled, origin, more, new Date().toISOString(), speech)), '--bundle')
}
