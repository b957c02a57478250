import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { version } from '../../../package.json'
import { checksumOf } from '../../engine/checksum'
import { anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import {
  type ExperimentKind,
  isExperimentKind,
  type Task,
} from '../../engine/experiments/contract/experiment'
import type { ExperimentRun } from '../../engine/experiments/contract/kinds'
import { runKeyOf } from '../../engine/experiments/contract/sealedRun'
import { sharesOf } from '../../engine/experiments/contract/shares'
import type { Range } from '../../engine/range'
import { ownNetworksIn } from '../../engine/players/shipped'
import { specText } from '../../engine/publish/specText'
import { message } from '../../locales/message'
import { BadInput } from '../options/badInput'
import { readJson } from '../options/inputFile'
import { createFolder, writeWhole } from '../output/outputFile'
import { readSpec } from '../run/runSession'
import { type PlanPlayers, PLAYERS, playersOf, playersShape, takePlayers, writePlayers } from './planPlayers'

/** A run divided into a folder: its spec, and which tasks belong to each part. */
export interface FolderPlan {
  readonly folder: string
  /** The program that made it; parts of another version may not fit. */
  readonly version: string
  readonly kind: ExperimentKind
  /** As `parse` of its kind returned it. */
  readonly spec: object
  readonly tasks: readonly Task[]
  /** The tasks of each part. */
  readonly shares: readonly Range[]
  /** The parts of each stage: a stage may begin when all parts before it are done. */
  readonly stages: readonly Range[]
  /** Identifies the plan; every part contains it. */
  readonly checksum: string
  /** Identifies the run by its spec alone. */
  readonly key: string
  /** Networks from the user's own files, which the folder carries. */
  readonly players: PlanPlayers
}

const FORMAT = 'lumbung-plan'
const SCHEMA = 1
const FILE = 'plan.json'

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const ranges = v.array(v.tuple([index, index]))
const planShape = v.object({
  format: v.literal(FORMAT),
  schema: v.literal(SCHEMA),
  version: v.string(),
  kind: v.custom<ExperimentKind>(isExperimentKind),
  spec: v.looseObject({}),
  tasks: index,
  parts: ranges,
  stages: ranges,
  players: v.optional(playersShape, {}),
  checksum: v.string(),
})

/** Divides a run into about this many parts and writes its plan into a folder; never replaces another plan. */
export function createPlan(folder: string, { kind, spec }: ExperimentRun, parts: number): FolderPlan {
  const tasks = anyExperimentOf(kind).plan(spec)
  const { shares, stages } = sharesOf(tasks, parts)
  const pairs = (all: readonly Range[]) => all.map(({ from, to }) => [from, to])
  const head = { format: FORMAT, schema: SCHEMA, version, kind, spec, tasks: tasks.length }
  const own = ownNetworksIn(spec)
  const players = playersOf(own)
  const content = {
    ...head,
    parts: pairs(shares),
    stages: pairs(stages),
    ...(own.length > 0 ? { players } : {}),
  }
  const checksum = checksumOf(content)
  const file = join(folder, FILE)
  if (existsSync(file)) {
    if (readPlan(folder).checksum !== checksum)
      throw new BadInput('--out', message('cluster.otherPlan', { folder }))
  } else {
    makeFolder(folder)
    if (own.length > 0) makeFolder(join(folder, PLAYERS))
    writePlayers(folder, own)
    writeWhole(join(folder, 'spec.json'), specText(kind, spec), '--out')
    writeWhole(file, `${JSON.stringify({ ...content, checksum })}\n`, '--out', 'refuse')
  }
  makeFolder(join(folder, 'parts'))
  return { folder, version, kind, spec, tasks, shares, stages, checksum, key: runKeyOf(kind, spec), players }
}

/** Reads the plan of a folder; rejects one that was changed, or that another version made. */
export function readPlan(folder: string): FolderPlan {
  const file = join(folder, FILE)
  if (!existsSync(file)) throw new BadInput('DIR', message('cluster.noPlan', { folder }))
  return planFrom(folder, file, readJson(file, 'DIR'))
}

/** Whether a file given by the user contains a plan. */
export function isPlan(content: unknown): boolean {
  return v.is(v.object({ format: v.literal(FORMAT) }), content)
}

/** The plan in a file, for parts in a folder. */
export function planFrom(folder: string, file: string, content: unknown): FolderPlan {
  const damaged = (): never => {
    throw new BadInput('DIR', message('cluster.planDamaged', { file }))
  }
  if (isPlan(content)) refuseOtherVersion((content as { version?: unknown }).version)
  const read = v.safeParse(planShape, content)
  if (!read.success) return damaged()
  const { checksum, ...rest } = content as { checksum: string }
  if (checksumOf(rest) !== checksum) return damaged()
  const { kind, spec: asked, parts, stages, players } = read.output
  takePlayers(dirname(file), players)
  const spec = readSpec(kind, asked) as object
  const tasks = anyExperimentOf(kind).plan(spec)
  const fits =
    tasks.length === read.output.tasks && isWhole(parts, tasks.length) && isWhole(stages, parts.length)
  if (!fits) return damaged()
  const rangesOf = (pairs: readonly (readonly [number, number])[]): readonly Range[] =>
    pairs.map(([from, to]) => ({ from, to }))
  const cut = { tasks, shares: rangesOf(parts), stages: rangesOf(stages) }
  return { folder, version, kind, spec, ...cut, checksum, key: runKeyOf(kind, spec), players }
}

/** Whether ranges cover the whole without gaps, in order. */
function isWhole(pairs: readonly (readonly [number, number])[], length: number): boolean {
  const isNext = ([from, to]: readonly [number, number], at: number): boolean =>
    from < to && from === (pairs[at - 1]?.[1] ?? 0)
  return pairs.every(isNext) && pairs.at(-1)?.[1] === length
}

/** The part that has a task. */
export function shareOfTask({ shares }: FolderPlan, task: number): number {
  let [low, high] = [0, shares.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (task < shares[middle]!.to) high = middle
    else low = middle + 1
  }
  return low
}

function refuseOtherVersion(made: unknown): void {
  if (typeof made !== 'string' || made === version) return
  throw new BadInput('DIR', message('cluster.otherVersion', { made, here: version }))
}

/** Creates a folder unless it exists. */
export function makeFolder(folder: string): void {
  createFolder(folder, (reason) => new BadInput('--out', message('cluster.noNewFolder', { folder, reason })))
}
