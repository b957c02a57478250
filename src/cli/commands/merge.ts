import type { Command } from 'commander'
import * as v from 'valibot'
import { countsShape } from '../../engine/experiments/kinds/partShapes'
import { reportOf } from '../../engine/experiments/kinds/matchSeries/report'
import { type MatchSeriesSpec, parseMatchSeries } from '../../engine/experiments/kinds/matchSeries/spec'
import { type GameCounts, mergeCounts } from '../../engine/simulation/counts'
import { planAmong, mergeLoose } from '../cluster/looseParts'
import { mergeFolder, type MergeOptions } from '../cluster/mergeFolder'
import { readPlan } from '../cluster/planFolder'
import { BadInput } from '../options/badInput'
import { addOutputOptions, printReport } from '../output/output'
import { fileToWrite } from '../output/outputFile'
import { isFolder, readJson } from '../options/inputFile'
import { seriesAnswer } from '../output/seriesAnswer'
import type { Range } from '../../engine/range'
import { createStatusLine } from '../output/statusLine'
import { sealOf } from '../output/seriesSeal'
import { message, type Message } from '../../locales/message'
import { t } from '../output/language'

/** A part of a series, as `simulate --range A..B --json` printed it. */
interface PartFile extends Range {
  readonly file: string
  readonly spec: MatchSeriesSpec
  readonly counts: GameCounts
  readonly seconds: number
  /** The build that played it. */
  readonly version: unknown
  readonly commit: unknown
}

/** Adds `merge`: joins the parts of a plan, or parts of a series that were played separately. */
export function register(program: Command): void {
  const command = program
    .command('merge')
    .summary(t('commands.merge'))
    .description(t('commands.mergeLong'))
    .argument('<DIR|FILE...>', t('options.parts'))
    .option('--out <FILE>', t('cluster.outFile'), fileToWrite)
    .option('--progress', t('options.progress'))
  addOutputOptions(command).action(async (files: string[], options: MergeOptions) => {
    const [folder = ''] = files
    if (files.length === 1 && isFolder(folder)) return mergeFolder(readPlan(folder), options)
    const loose = planAmong(files)
    if (loose !== null) return mergeLoose(loose.plan, loose.parts, options)
    if (options.out !== undefined) throw new BadInput('--out', message('cluster.outNeedsPlan'))
    const line = createStatusLine(options.progress)
    const read = files.map((file, at) => {
      line.tell(() => t('cluster.mergeProgress', { part: at + 1, parts: files.length }))
      return readPart(file)
    })
    line.clear()
    const parts = read.sort((a, b) => a.from - b.from)
    const spec = { ...(parts[0] as PartFile).spec, range: null }
    refuseStrangers(parts)
    refuseGapsAndOverlaps(parts, spec.games)
    const report = reportOf(spec, mergeCounts(parts.map(({ counts }) => counts)))
    const seconds = parts.reduce((sum, part) => sum + part.seconds, 0)
    const { json, text } = seriesAnswer({ spec, report, seconds })
    const made = parts.map(({ file, from, to, version, commit }) => ({ file, from, to, version, commit }))
    await printReport(
      options,
      { json: { ...json, parts: made }, text },
      { kind: 'matchSeries', spec, report },
    )
  })
}

function readPart(file: string): PartFile {
  const refuse = (problem: Message): never => {
    throw new BadInput('FILE', problem)
  }
  const content = readJson(file, 'FILE')
  const notPrinted = message('refusals.notASeries', { file })
  if (!isObject(content) || content['kind'] !== 'matchSeries') return refuse(notPrinted)
  const seal = sealOf(content)
  if (seal === 'broken') return refuse(message('refusals.seriesChanged', { file }))
  const spec = parseMatchSeries(content['spec'])
  const counts = v.safeParse(countsShape, content['counts'])
  if (!spec.ok || !counts.success) return refuse(notPrinted)
  const { games } = counts.output
  const { from, to } = spec.value.range ?? { from: 0, to: spec.value.games }
  if (games !== to - from)
    return refuse(message('refusals.seriesGames', { file, games, expected: to - from }))
  if (seal === 'none') process.stderr.write(`${t('saving.noChecksum', { file })}\n`)
  const { version = null, commit = null } = content
  const seconds = Number(content['seconds'])
  return {
    file,
    spec: spec.value,
    counts: counts.output,
    from,
    to,
    version,
    commit,
    seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
  }
}

function isObject(content: unknown): content is Readonly<Record<string, unknown>> {
  return typeof content === 'object' && content !== null
}

/** Parts belong together if nothing but their range differs. */
function refuseStrangers(parts: readonly PartFile[]): void {
  const key = ({ spec }: PartFile): string => JSON.stringify({ ...spec, range: null })
  const [first, ...others] = parts as [PartFile, ...PartFile[]]
  const stranger = others.find((part) => key(part) !== key(first))
  if (!stranger) return
  throw new BadInput(
    'FILE',
    message('refusals.differentSeries', { first: first.file, second: stranger.file }),
  )
}

function refuseGapsAndOverlaps(parts: readonly PartFile[], games: number): void {
  let next = 0
  let before = ''
  for (const { file, from, to } of parts) {
    if (from < next)
      throw new BadInput('FILE', message('refusals.overlap', { first: before, second: file, game: from }))
    if (from > next)
      throw new BadInput('FILE', message('refusals.missingBefore', { from: next, to: from - 1, file }))
    next = to
    before = file
  }
  if (next < games)
    throw new BadInput('FILE', message('refusals.missingAfter', { from: next, to: games - 1, file: before }))
}
