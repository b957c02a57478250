import { message, type Text } from '../../locales/message'
import { csvOf } from '../csv/table'
import { forMarkdown } from '../escape'
import { experimentOf } from '../experiments/contract/catalogue'
import type { Table } from '../experiments/report/report'
import { chartTable } from './chartTable'
import { bibtex } from './citation'
import { dataPackage, type PackedTable } from './dataPackage'
import { methodsOf, resultsOf } from './methods'
import { pythonNotebook } from './notebooks/python'
import { rNotebook } from './notebooks/r'
import { createPacker, jsonFile, type PackedFile } from './packer'
import type { BundleFile, Publication } from './publication'
import { rerunScript } from './rerunScript'
import { roCrate, SPEC_PATH } from './roCrate'
import { specText } from './specText'

type Say = (text: Text) => string

/** The command that recomputes a bundle, run in the folder of its spec. */
const RERUN = `lumbung run ${SPEC_PATH} --bundle rerun.zip`

/**
 * A run as one zip that others can read, cite and repeat: tables with a description of every column, figures, spec,
 * command, citation, methods and notebooks, and a crate that ties all of it to the program by checksums. Yields between
 * pieces; the same run gives the same bytes.
 */
export function* bundle(
  run: Publication,
  say: Say,
): Generator<undefined, readonly Uint8Array<ArrayBuffer>[]> {
  const packer = createPacker(run.ended)
  const packed: PackedFile[] = []
  function* add(file: BundleFile): Generator<undefined, PackedFile> {
    const done = yield* packer.add(file)
    packed.push(done)
    return done
  }
  const tables: PackedTable[] = []
  for (const table of [...run.report.tables, ...run.report.charts.map(chartTable)])
    tables.push({ table, file: yield* add(csvFile(table, say)) })
  const { finding } = run.report
  const described = dataPackage({ ...run, name: 'lumbung-run', description: finding }, tables, say)
  yield* add(jsonFile('datapackage.json', say(message('publish.dataPackage')), described))
  yield* add({
    path: SPEC_PATH,
    about: say(message('publish.spec')),
    mediaType: 'application/json',
    content: [specText(run.kind, run.spec)],
  })
  for (const file of run.more) yield* add(file)
  for (const file of textsOf(run, say)) yield* add(file)
  const { title } = experimentOf(run.kind)
  const about = { ...run, description: finding, action: title, from: [SPEC_PATH] }
  const crate = roCrate(about, packed, RERUN, say)
  yield* packer.add(jsonFile('ro-crate-metadata.json', say(message('publish.crate')), crate))
  return packer.end()
}

function csvFile(table: Table, say: Say): BundleFile {
  return {
    path: `data/${table.id}.csv`,
    about: say(table.title),
    mediaType: 'text/csv',
    content: csvOf(table),
  }
}

/** What people read, and what redraws the main chart. */
function textsOf(run: Publication, say: Say): readonly BundleFile[] {
  const text = (path: string, about: Text, mediaType: string, content: string): BundleFile => ({
    path,
    about: say(about),
    mediaType,
    content: [content],
  })
  const methods = forMarkdown(methodsOf(run).map(say).join(' '))
  const results = forMarkdown(resultsOf(run.report).map(say).join(' '))
  const [main] = run.report.charts
  const first = run.report.tables[0]?.id ?? ''
  const told = { title: run.title, finding: say(run.report.finding), table: first, chart: main, say }
  return [
    text('methods.md', message('publish.methods'), 'text/markdown', `${methods}\n`),
    text('results.md', message('publish.results'), 'text/markdown', `${results}\n`),
    text('citation.bib', message('publish.citation'), 'application/x-bibtex', bibtex(run)),
    text('rerun.sh', message('publish.rerun'), 'text/x-shellscript', rerunScript(RERUN, say)),
    text('notebook.ipynb', message('publish.python'), 'application/x-ipynb+json', pythonNotebook(told)),
    text('notebook.Rmd', message('publish.r'), 'text/markdown', rNotebook(told)),
    text('README.md', message('publish.readme'), 'text/markdown', readmeOf(run, { methods, results }, say)),
  ]
}

function readmeOf(
  { title, report }: Publication,
  { methods, results }: { readonly methods: string; readonly results: string },
  say: Say,
): string {
  const part = (key: 'contents' | 'again' | 'methods' | 'results'): string => say(message(`publish.${key}`))
  const files = report.tables.map((table) => `- \`data/${table.id}.csv\`: ${forMarkdown(say(table.title))}`)
  return `# ${forMarkdown(title)}\n\n## ${part('methods')}\n\n${methods}\n\n## ${part('results')}\n\n${results}\n\n## ${part('contents')}\n\n${files.join('\n')}\n\n${say(message('publish.files'))}\n\n## ${part('again')}\n\n\`\`\`sh\n${RERUN}\n\`\`\`\n`
}
