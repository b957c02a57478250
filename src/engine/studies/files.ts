import { message, type Text } from '../../locales/message'
import type { Speaker } from '../../locales/say'
import { csvOf } from '../csv/table'
import { forMarkdown } from '../escape'
import { rerunScript } from '../publish/rerunScript'
import { studyBibtex } from '../publish/citation'
import type { BundleFile } from '../publish/publication'
import { specText } from '../publish/specText'
import { latexTable, markdownTable } from '../publish/tableText'
import { type AssembledItem, type AssembledStudy, itemName, runName } from './assemble'
import { studyText } from './study'
import { type Paragraph, studyMethods, studyResults } from './texts'

/** What the files of a study say about their origin: nothing that changes from one computation to the next. */
export interface StudyOrigin {
  readonly version: string
  readonly commit: string | null
  /** The name of the study’s file. */
  readonly file: string
}

/** Where the file of a run is, inside the folder of a study. */
export function runPath(id: string): string {
  return `runs/${id}.json`
}

/** The name of the files of a numbered item, without their endings: `tables/table-2`. */
export function itemPath({ type, number }: Pick<AssembledItem, 'type' | 'number'>): string {
  return `${type}s/${type}-${number}`
}

/** The command that computes a study again, in a new folder beside its file. */
export function rerunCommand(file: string): string {
  return `lumbung study ${file} --out rerun`
}

/**
 * The files of a study, as people and Git know them: specs, tables, texts, and the study itself. Runs and figures are
 * added by those who have them. The same study gives the same bytes, wherever and whenever it is computed.
 */
export function* studyFiles(
  assembled: AssembledStudy,
  origin: StudyOrigin,
  speaker: Speaker,
): Generator<BundleFile> {
  const { study, runs, comparisons, items } = assembled
  const { say } = speaker
  const text = (path: string, about: Text, mediaType: string, content: string): BundleFile => ({
    path,
    about: say(about),
    mediaType,
    content: [content],
  })
  yield text(origin.file, message('studies.fileStudy'), 'application/json', studyText(study))
  for (const run of study.runs)
    yield text(
      `specs/${run.id}.json`,
      message('studies.fileSpec', { name: runName(run) }),
      'application/json',
      specText(run.kind, run.spec),
    )
  const reports = [
    ...runs.map(({ run, report }) => ({ id: run.id, name: runName(run), report })),
    ...comparisons.map(({ asked, report }) => ({ id: asked.id, name: runName(asked), report })),
  ]
  for (const { id, name, report } of reports)
    for (const table of report.tables)
      yield {
        path: `data/${id}/${table.id}.csv`,
        about: say(message('studies.fileData', { name, title: table.title })),
        mediaType: 'text/csv',
        content: csvOf(table),
      }
  for (const item of items)
    if (item.type === 'table') {
      const caption = say(message('studies.caption', { name: itemName(item), caption: item.caption }))
      const path = itemPath(item)
      yield { path: `${path}.csv`, about: caption, mediaType: 'text/csv', content: csvOf(item.table) }
      yield text(
        `${path}.md`,
        caption,
        'text/markdown',
        `${forMarkdown(caption)}\n\n${markdownTable(item.table, speaker)}`,
      )
      yield text(
        `${path}.tex`,
        caption,
        'text/x-tex',
        latexTable(item.table, speaker, say(item.caption), `tab:${item.of}-${item.number}`),
      )
    }
  yield text(
    'methods.md',
    message('publish.methods'),
    'text/markdown',
    `# ${say(message('publish.methods'))}\n\n${paragraphs(studyMethods(assembled, origin), say)}`,
  )
  yield text(
    'results.md',
    message('publish.results'),
    'text/markdown',
    `# ${say(message('publish.results'))}\n\n${paragraphs(studyResults(assembled), say)}`,
  )
  yield text('citation.bib', message('publish.citation'), 'application/x-bibtex', studyBibtex(study, origin))
  yield text(
    'rerun.sh',
    message('publish.rerun'),
    'text/x-shellscript',
    rerunScript(rerunCommand(origin.file), say),
  )
  yield text('README.md', message('publish.readme'), 'text/markdown', readmeOf(assembled, origin, say))
}

function paragraphs(all: readonly Paragraph[], say: Speaker['say']): string {
  return all
    .map(({ about, sentences }) => {
      const told = forMarkdown(sentences.map(say).join(' '))
      return about === null ? `${told}\n` : `**${forMarkdown(say(about))}.** ${told}\n`
    })
    .join('\n')
}

function readmeOf(
  { study, comparisons, items }: AssembledStudy,
  { file }: StudyOrigin,
  say: Speaker['say'],
): string {
  const line = (parts: readonly string[]): string => `- ${parts.join(': ')}`
  const listed = items.map((item) =>
    line([
      `[${forMarkdown(say(itemName(item)))}](${itemPath(item)}.${item.type === 'table' ? 'md' : 'svg'})`,
      forMarkdown(say(item.caption)),
    ]),
  )
  const runs = study.runs.map((run) =>
    line([`[${forMarkdown(runName(run))}](specs/${run.id}.json)`, `\`${runPath(run.id)}\``]),
  )
  const compared = comparisons.map(({ asked }) =>
    line([forMarkdown(runName(asked)), asked.runs.map((id) => `\`${id}\``).join(', ')]),
  )
  const part = (heading: Text, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`## ${say(heading)}`, lines.join('\n')]
  return [
    `# ${forMarkdown(study.title)}`,
    ...(study.authors.length > 0 ? [forMarkdown(study.authors.join(', '))] : []),
    ...(study.about.trim() === '' ? [] : [forMarkdown(study.about)]),
    ...part(message('studies.tablesAndFigures'), listed),
    ...part(message('studies.runs'), runs),
    ...part(message('studies.comparisons'), compared),
    ...part(message('publish.contents'), [say(message('studies.folder', { file }))]),
    `## ${say(message('publish.again'))}`,
    `\`\`\`sh\n${rerunCommand(file)}\n\`\`\``,
    '',
  ].join('\n\n')
}
