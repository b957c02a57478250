import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Json } from '../../engine/experiments/contract/experiment'
import { isSealed, runningWholeChecksum } from '../../engine/experiments/contract/sealedRun'
import { message, type Text } from '../../locales/message'
import { NotInPieces, piecesOf } from './filePieces'
import type { FolderPlan } from './planFolder'

/** What the file of a part calls itself. */
export const FORMAT = 'lumbung-part'
export const SCHEMA = 1

/** When a part was done: its start and end in milliseconds since 1970, and the seconds that all its sessions took. */
export interface PartTimes {
  readonly started: number
  readonly finished: number
  readonly seconds: number
}

/** Why a part cannot be used; null if there is no such file. */
export class PartProblem extends Error {
  readonly reason: Text | null

  constructor(reason: Text | null) {
    super()
    this.reason = reason
  }
}

/** Where the entries begin; nothing else in a head reads like this, since quotes within words are escaped. */
const OPENING = '"parts":['

const time = v.pipe(v.number(), v.finite(), v.minValue(0))
const headShape = v.object({
  format: v.literal(FORMAT),
  schema: v.literal(SCHEMA),
  version: v.string(),
  plan: v.string(),
  part: v.number(),
  started: time,
  finished: time,
  seconds: time,
  parts: v.tuple([]),
})
type Head = Omit<v.InferOutput<typeof headShape>, 'parts'>
const tailShape = v.strictObject({ parts: v.tuple([]), checksum: v.string() })

/**
 * Reads the entries of a part one at a time and checks each; what follows from the whole file is checked after the last.
 * Throws a PartProblem for anything that does not match the plan.
 */
export function* entriesOf(
  plan: FolderPlan,
  part: number,
  file: string,
  known?: CheckedFiles,
): Generator<[number, Json], PartTimes> {
  const hash = createHash('sha256')
  try {
    const pieces = piecesOf(file, OPENING, (bytes) => hash.update(bytes))
    const opened = pieces.next()
    const head = headIn(plan, parsed(opened.done ? opened.value : `${opened.value}]}`))
    const isKnown = known?.has(part) ?? false
    const whole = runningWholeChecksum(head)
    const { from, to } = plan.shares[part]!
    let index = from
    let step = pieces.next()
    for (; !step.done; step = pieces.next(), index++) {
      const entry = parsed(step.value)
      if (!(isKnown || isSealed(plan.key, 'part', entry))) throw new PartProblem(message('cluster.checksum'))
      const [place, content, checksum] = entry as [number, Json, string]
      if (place !== index || index >= to) throw new PartProblem(message('cluster.checksum'))
      whole.add(checksum)
      yield [place, content]
    }
    const tail = v.safeParse(tailShape, parsed(`{${OPENING}${step.value}`))
    if (!tail.success) throw new PartProblem(message('cluster.notAPart'))
    const isWhole = head.part === part && index === to && tail.output.checksum === whole.end()
    if (!isWhole || !(known?.isSame(part, hash.digest()) ?? true))
      throw new PartProblem(message('cluster.checksum'))
    const { started, finished, seconds } = head
    return { started, finished, seconds }
  } catch (error) {
    throw asProblem(error)
  }
}

/** Files whose entries were verified: if they are read again, only the file as a whole must be the same. */
export class CheckedFiles {
  readonly #digests: BigUint64Array

  constructor({ shares }: FolderPlan) {
    this.#digests = new BigUint64Array(shares.length)
  }

  has(part: number): boolean {
    return this.#digests[part] !== 0n
  }

  /** Remembers a file when it was read for the first time; later, whether it is still the same. */
  isSame(part: number, digest: Buffer): boolean {
    const now = digest.readBigUInt64LE()
    if (!this.has(part)) this.#digests[part] = now
    return this.#digests[part] === now
  }
}

/** The head of the file, with its fields in their order, on which the checksum of the whole depends. */
function headIn(plan: FolderPlan, content: unknown): Head {
  if (!v.is(headShape, content)) throw new PartProblem(message('cluster.notAPart'))
  const { parts: _, ...head } = content
  if (head.version !== plan.version)
    throw new PartProblem(message('cluster.partVersion', { made: head.version, here: plan.version }))
  if (head.plan !== plan.checksum) throw new PartProblem(message('cluster.partOfOther'))
  return head as Head
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new PartProblem(message('cluster.truncated'))
  }
}

function asProblem(error: unknown): unknown {
  if (error instanceof NotInPieces) return new PartProblem(error.reason)
  const { code, message: told } = error as NodeJS.ErrnoException
  if (code === undefined || error instanceof PartProblem) return error
  return new PartProblem(code === 'ENOENT' ? null : told)
}
