import type { Command } from 'commander'
import { rmSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { version } from '../../../package.json'
import { anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import type { FinishedRun } from '../../engine/experiments/contract/finishedRun'
import type { BundleFile } from '../../engine/publish/publication'
import { finish } from '../../engine/through'
import { assemble, type AssembledStudy, itemName, runName } from '../../engine/studies/assemble'
import { runBundleFile, studyBundle } from '../../engine/studies/bundle'
import type { StudyOrigin } from '../../engine/studies/files'
import { readStudy } from '../../engine/studies/readStudy'
import { STUDY_EXTENSION, type StudyRun } from '../../engine/studies/study'
import { STUDY_TEMPLATES, studyTemplate } from '../../engine/studies/templates'
import { studyFigures } from '../../figures/studyFigures'
import { duration, list, message } from '../../locales/message'
import { BadInput } from '../options/badInput'
import { readJson } from '../options/inputFile'
import { addPlayerOption, takePlayer, withPlayerFiles } from '../options/playerFiles'
import { say, speech, t } from '../output/language'
import { addOutputOptions, type OutputOptions, print } from '../output/output'
import { createFolderOf, fileToWrite, writeWhole } from '../output/outputFile'
import { commitOfBuild } from '../output/provenance'
import { createAutosave } from '../run/autosave'
import { addSessionOptions } from '../run/runSpec'
import { runSession, type SessionOptions } from '../run/runSession'
import { findRun, loadRuns, saveRuns } from '../run/savedRun'
import { Stopped } from '../run/stopped'
import { type RunState, StudyFolder } from '../study/studyFolder'
import { existsSync, readFileSync } from 'node:fs'

interface Options extends OutputOptions, SessionOptions {
  readonly out?: string
  readonly status?: boolean
  readonly specs?: boolean
  readonly template?: string
  readonly player: readonly string[]
}

/** `study` computes everything that a study file asks for, and writes it as a folder. */
export function register(program: Command): void {
  const command = program
    .command('study')
    .summary(t('studying.study'))
    .description(t('studying.studyLong'))
    .argument('<FILE>', t('studying.file'))
    .option('--out <DIR>', t('studying.out'))
    .option('--status', t('studying.status'))
    .option('--specs', t('studying.specs'))
    .option('--template <NAME>', t('studying.template', { names: Object.keys(STUDY_TEMPLATES).join(', ') }))
    .option('--bundle <FILE.zip>', t('options.bundle'), fileToWrite)
  addSessionOptions(addOutputOptions(addPlayerOption(command), 'json')).action(study)
}

async function study(file: string, options: Options): Promise<void> {
  if (options.template !== undefined) return writeTemplate(file, options.template)
  for (const player of options.player) takePlayer(player, '--player')
  const read = readStudy(withPlayerFiles(readJson(file, 'FILE'), 'file'))
  if (!read.ok) throw BadInput.all(read.error)
  const folder = new StudyFolder(read.value, options.out ?? folderFor(file))
  const origin: StudyOrigin = { version, commit: commitOfBuild(), file: nameIn(file) }
  if (options.status) return printStatus(folder, options)
  folder.writeSpecs(origin)
  if (options.specs) return printSpecs(folder, options)
  const found = new Map<string, FinishedRun>()
  const states = new Map<string, RunState>()
  for (const run of read.value.runs) {
    const known = folder.finished(run)
    states.set(run.id, known ? 'current' : folder.stateOf(run))
    found.set(run.id, known ?? (await compute(run, folder, options)))
  }
  const assembled = assemble(read.value, found)
  const written = folder.write(assembled, origin)
  if (options.bundle) writeBundle(options.bundle, assembled, folder, origin)
  printAnswer(options, folder, assembled, states, written)
}

/** The folder beside a study file that has its name. */
function folderFor(file: string): string {
  const name = nameIn(file)
  const folder = resolve(dirname(file))
  // A study inside its own folder, as the folder and the bundle hold it, stays there.
  if (existsSync(resolve(folder, 'specs')) && existsSync(resolve(folder, 'README.md'))) return folder
  return resolve(folder, name.slice(0, -STUDY_EXTENSION.length))
}

/** The name of the study’s file inside its folder; another name gets the usual ending. */
function nameIn(file: string): string {
  const name = basename(file)
  return name.endsWith(STUDY_EXTENSION) ? name : `${name.replace(/\.json$/, '')}${STUDY_EXTENSION}`
}

/** Runs what is missing; what is finished of it is kept in the folder, so that the same command continues. */
async function compute(run: StudyRun, folder: StudyFolder, options: Options): Promise<FinishedRun> {
  const partial = folder.partialPath(run)
  createFolderOf(partial, '--out')
  const earlier = existsSync(partial) ? findRun(loadRuns(partial), run.kind, run.spec) : undefined
  const autosave = createAutosave((saved) => saveRuns(partial, [saved]))
  process.stderr.write(`${t('studying.running', { name: runName(run) })}\n`)
  const session = await runSession(run.kind, run.spec as never, options, autosave, earlier)
  if (session.status === 'stopped' || session.status === 'failed') {
    saveRuns(partial, [session.run])
    if (session.status === 'failed')
      throw new Stopped(t('saving.internalError', { reason: session.reason }), 3)
    throw new Stopped(t('studying.stopped', { folder: folder.folder }), 130)
  }
  folder.writeRun(run, session.run.parts)
  rmSync(partial, { force: true })
  return session.found as FinishedRun
}

function writeBundle(
  file: string,
  assembled: AssembledStudy,
  folder: StudyFolder,
  origin: StudyOrigin,
): void {
  function* more(): Generator<BundleFile> {
    yield* studyFigures(assembled, speech)
    for (const { run } of assembled.runs)
      yield runBundleFile(
        run.id,
        t('studies.fileRun', { name: runName(run) }),
        new Uint8Array(readFileSync(folder.path(`runs/${run.id}.json`))),
      )
  }
  const chunks = finish(studyBundle(assembled, origin, more(), new Date().toISOString(), speech))
  writeWhole(file, chunks, '--bundle')
}

function printAnswer(
  options: Options,
  folder: StudyFolder,
  assembled: AssembledStudy,
  states: ReadonlyMap<string, RunState>,
  written: readonly string[],
): void {
  const runs = [...states].map(([id, state]) => ({ id, computed: state !== 'current' }))
  const items = assembled.items.map((item) => ({
    type: item.type,
    number: item.number,
    of: item.of,
    caption: say(item.caption),
  }))
  const computed = runs.filter((run) => run.computed)
  const text = [
    ...assembled.runs.map(({ run, report }) => `${runName(run)}: ${say(report.finding)}`),
    ...assembled.comparisons.map(({ asked, report }) => `${runName(asked)}: ${say(report.finding)}`),
    '',
    ...assembled.items.map((item) =>
      say(message('studies.caption', { name: itemName(item), caption: item.caption })),
    ),
    ...assembled.missing.map((item) => t('studying.missing', { of: item.of, show: item.show })),
    '',
    t('studying.done', {
      folder: folder.folder,
      computed: computed.length,
      kept: runs.length - computed.length,
    }),
  ].join('\n')
  print(
    options,
    { json: { folder: folder.folder, runs, items, files: written.length }, text },
    { kind: 'study', spec: { title: folder.study.title } },
  )
}

function printStatus(folder: StudyFolder, options: Options): void {
  const runs = folder.study.runs.map((run) => ({
    id: run.id,
    state: folder.stateOf(run),
    seconds: anyExperimentOf(run.kind).estimate(run.spec).seconds,
  }))
  const open = runs.filter(({ state }) => state !== 'current')
  if (open.length > 0) process.exitCode = 1
  const text = runs.map(({ id, state, seconds }) =>
    t(`studying.state.${state}`, { id, time: duration(seconds) }),
  )
  print(
    options,
    { json: { folder: folder.folder, runs }, text: text.join('\n') },
    {
      kind: 'study',
      spec: { title: folder.study.title },
    },
  )
}

function printSpecs(folder: StudyFolder, options: Options): void {
  const open = folder.study.runs.filter((run) => folder.stateOf(run) !== 'current')
  const specs = open.map(({ id }) => ({
    spec: folder.path(`specs/${id}.json`),
    result: folder.path(`runs/${id}.json`),
  }))
  const text = specs.map(({ spec, result }) => t('studying.elsewhere', { spec, result }))
  print(
    options,
    { json: { specs }, text: text.join('\n') },
    {
      kind: 'study',
      spec: { title: folder.study.title },
    },
  )
}

/** Writes a study to start from; never over another file. */
function writeTemplate(file: string, name: string): void {
  const made = studyTemplate(name, say)
  if (!made)
    throw new BadInput(
      '--template',
      message('studying.noTemplate', { name, names: list(Object.keys(STUDY_TEMPLATES), 'comma') }),
    )
  writeWhole(file, `${JSON.stringify(made, null, 2)}\n`, 'FILE', 'refuse')
  process.stdout.write(`${t('studying.written', { file, command: `lumbung study ${file}` })}\n`)
}
