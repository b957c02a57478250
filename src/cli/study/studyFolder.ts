import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '../../../package.json'
import { anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import type { Json } from '../../engine/experiments/contract/experiment'
import { type FinishedRun, readFinishedRun } from '../../engine/experiments/contract/finishedRun'
import { runFileText } from '../../engine/experiments/contract/runFileText'
import type { BundleFile } from '../../engine/publish/publication'
import { type AssembledStudy, assemble } from '../../engine/studies/assemble'
import { runPath, studyFiles, type StudyOrigin } from '../../engine/studies/files'
import type { Study, StudyRun } from '../../engine/studies/study'
import { studyFigures } from '../../figures/studyFigures'
import { speech } from '../output/language'
import { createFolderOf, writeWhole } from '../output/outputFile'
import { readSavedRun } from '../run/readSavedRun'

/** The state of a run in the folder of a study: finished with these settings and this version, or to be run. */
export type RunState = 'current' | 'changed' | 'missing'

/** The folder that a study is written to. */
export class StudyFolder {
  constructor(
    readonly study: Study,
    readonly folder: string,
  ) {}

  /** A path inside the folder. */
  path(inside: string): string {
    return join(this.folder, inside)
  }

  /** Where the parts of an unfinished run are kept. */
  partialPath({ id }: StudyRun): string {
    return this.path(`runs/${id}.partial.json`)
  }

  /** What is stored of a run: only if it has every part of exactly this spec, computed by this version. */
  finished(run: StudyRun): FinishedRun | null {
    const content = this.#contentOf(run)
    const saved = content === null ? null : readSavedRun(content)
    if (!saved || saved.note !== null || saved.run.kind !== run.kind) return null
    if (JSON.stringify(saved.run.spec) !== JSON.stringify(run.spec)) return null
    const tasks = anyExperimentOf(run.kind).plan(run.spec).length
    if (saved.run.parts.size < tasks) return null
    const read = readFinishedRun(run.kind, run.spec, saved.run.parts)
    return read.ok ? read.value : null
  }

  stateOf(run: StudyRun): RunState {
    if (this.finished(run)) return 'current'
    return existsSync(this.path(runPath(run.id))) ? 'changed' : 'missing'
  }

  #contentOf({ id }: StudyRun): unknown {
    try {
      return JSON.parse(readFileSync(this.path(runPath(id)), 'utf8')) as unknown
    } catch {
      // A file that is missing or is not JSON is no result; the run is made again.
      return null
    }
  }

  /** Writes the file of a finished run: the same bytes as `run --out` and `merge --out`. */
  writeRun({ id, kind, spec }: StudyRun, parts: ReadonlyMap<number, Json>): void {
    const sorted = [...parts].sort(([a], [b]) => a - b)
    this.#write(runPath(id), runFileText({ version, kind, spec }, sorted))
  }

  /** Writes the specs, so that runs can also be computed elsewhere. */
  writeSpecs(origin: StudyOrigin): void {
    for (const file of studyFiles(assemble(this.study, new Map()), origin, speech))
      if (file.path.startsWith('specs/')) this.#write(file.path, textOf(file.content))
    this.#write('.gitignore', IGNORED)
  }

  /** Writes everything else, and removes numbered tables and figures that the study no longer has. */
  write(assembled: AssembledStudy, origin: StudyOrigin): readonly string[] {
    const written = new Set<string>()
    const add = (file: BundleFile): void => {
      written.add(file.path)
      this.#write(file.path, textOf(file.content))
    }
    for (const file of studyFiles(assembled, origin, speech)) add(file)
    for (const file of studyFigures(assembled, speech)) add(file)
    this.#write('.gitignore', IGNORED)
    for (const folder of ['tables', 'figures'])
      for (const name of this.#namesIn(folder)) {
        const isNumbered = /^(table|figure)-\d+\.(csv|md|tex|svg|pdf)$/.test(name)
        if (isNumbered && !written.has(`${folder}/${name}`)) rmSync(this.path(`${folder}/${name}`))
      }
    return [...written]
  }

  #namesIn(folder: string): readonly string[] {
    return existsSync(this.path(folder)) ? readdirSync(this.path(folder)) : []
  }

  #write(inside: string, content: string | Iterable<string | Uint8Array>): void {
    const file = this.path(inside)
    createFolderOf(file, '--out')
    writeWhole(file, content, '--out')
  }
}

/** Parts of unfinished runs are no results. */
const IGNORED = 'runs/*.partial.json\n'

function textOf(content: BundleFile['content']): Iterable<string | Uint8Array> {
  return content instanceof Uint8Array ? [content] : content
}
