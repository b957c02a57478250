import { message } from '../../locales/message'
import type { Speaker } from '../../locales/say'
import type { Table } from '../experiments/report/report'
import { dataPackage, type PackedTable } from '../publish/dataPackage'
import { createPacker, jsonFile, type PackedFile } from '../publish/packer'
import type { BundleFile } from '../publish/publication'
import { roCrate } from '../publish/roCrate'
import type { AssembledStudy } from './assemble'
import { itemPath, rerunCommand, runPath, studyFiles, type StudyOrigin } from './files'

/**
 * A study as one zip: everything that its folder has, with a description of every column and a crate that ties all of
 * it to the program by checksums. `more` are its figures and its runs; `made` is used if the study has no date of its
 * own. Yields between pieces; the same study with a date gives the same bytes.
 */
export function* studyBundle(
  assembled: AssembledStudy,
  origin: StudyOrigin,
  more: Iterable<BundleFile>,
  made: string,
  speaker: Speaker,
): Generator<undefined, readonly Uint8Array<ArrayBuffer>[]> {
  const { study } = assembled
  const { say } = speaker
  const ended = study.date === null ? made : `${study.date}T00:00:00.000Z`
  const packer = createPacker(ended)
  const packed: PackedFile[] = []
  const tables: PackedTable[] = []
  const byPath = tablesByPath(assembled)
  function* add(file: BundleFile): Generator<undefined, void> {
    const done = yield* packer.add(file)
    packed.push(done)
    const table = byPath.get(file.path)
    if (table) tables.push({ table, file: done })
  }
  for (const file of studyFiles(assembled, origin, speaker)) yield* add(file)
  for (const file of more) yield* add(file)
  const description = study.about.trim() === '' ? study.title : study.about
  const about = { ...origin, title: study.title, description, ended }
  yield* add(
    jsonFile(
      'datapackage.json',
      say(message('publish.dataPackage')),
      dataPackage({ ...about, name: 'lumbung-study' }, tables, say),
    ),
  )
  const from = [origin.file, ...study.runs.map(({ id }) => `specs/${id}.json`)]
  const crate = roCrate(
    { ...about, action: message('studies.action'), from },
    packed,
    rerunCommand(origin.file),
    say,
  )
  yield* packer.add(jsonFile('ro-crate-metadata.json', say(message('publish.crate')), crate))
  return packer.end()
}

function tablesByPath({ runs, comparisons, items }: AssembledStudy): ReadonlyMap<string, Table> {
  const reports = [
    ...runs.map(({ run, report }) => ({ id: run.id, report })),
    ...comparisons.map(({ asked, report }) => ({ id: asked.id, report })),
  ]
  return new Map([
    ...reports.flatMap(({ id, report }) =>
      report.tables.map((table) => [`data/${id}/${table.id}.csv`, table] as const),
    ),
    ...items.flatMap((item) =>
      item.type === 'table' ? [[`${itemPath(item)}.csv`, item.table] as const] : [],
    ),
  ])
}

/** The file of a run inside a study, from its text. */
export function runBundleFile(id: string, about: string, content: BundleFile['content']): BundleFile {
  return { path: runPath(id), about, mediaType: 'application/json', content }
}
