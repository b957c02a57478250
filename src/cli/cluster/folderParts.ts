import type { Json } from '../../engine/experiments/contract/experiment'
import { partOf } from '../../engine/experiments/contract/parts'
import { message } from '../../locales/message'
import { BadInput } from '../options/badInput'
import { CheckedFiles, entriesOf, PartProblem } from './partEntries'
import { partFileOf } from './partFile'
import { type FolderPlan, shareOfTask } from './planFolder'

/** A part that is missing, damaged, or belongs to another plan. */
export class UnusablePart extends BadInput {}

/**
 * The parts of all tasks of a folder, in order, as if they were in memory: one is read, checked and released at a
 * time, so that neither many files nor large ones need more memory. Asking for one by its index keeps its file.
 */
export class FolderParts implements ReadonlyMap<number, Json> {
  readonly #plan: FolderPlan
  readonly #fileOf: (part: number) => string
  readonly #checked: CheckedFiles
  #kept: { readonly part: number; readonly entries: ReadonlyMap<number, Json> } | null = null

  constructor(
    plan: FolderPlan,
    fileOf = (part: number): string => partFileOf(plan, part),
    private readonly onRead: (part: number) => void = () => {},
  ) {
    this.#plan = plan
    this.#fileOf = fileOf
    this.#checked = new CheckedFiles(plan)
  }

  get size(): number {
    return this.#plan.tasks.length
  }

  has(index: number): boolean {
    return index >= 0 && index < this.size
  }

  get(index: number): Json | undefined {
    return this.has(index) ? this.#keep(shareOfTask(this.#plan, index)).get(index) : undefined
  }

  *entries(): MapIterator<[number, Json]> {
    for (const part of this.#plan.shares.keys()) yield* this.#read(part)
  }

  *keys(): MapIterator<number> {
    for (const [index] of this.entries()) yield index
  }

  *values(): MapIterator<Json> {
    for (const [, content] of this.entries()) yield content
  }

  forEach(visit: (content: Json, index: number, parts: ReadonlyMap<number, Json>) => void): void {
    for (const [index, content] of this.entries()) visit(content, index, this)
  }

  [Symbol.iterator](): MapIterator<[number, Json]> {
    return this.entries()
  }

  #keep(part: number): ReadonlyMap<number, Json> {
    if (this.#kept?.part !== part) this.#kept = { part, entries: new Map(this.#read(part)) }
    return this.#kept.entries
  }

  /** Every file is checked when it is read first; one that has changed since then is rejected. */
  *#read(part: number): Generator<[number, Json]> {
    const file = this.#fileOf(part)
    this.onRead(part)
    try {
      for (const [index, content] of entriesOf(this.#plan, part, file, this.#checked)) {
        const read = partOf(this.#plan.kind, content)
        if (!read.ok)
          throw new PartProblem(message('specProblems.part', { number: index, problem: read.error }))
        yield [index, read.value as unknown as Json]
      }
    } catch (error) {
      if (!(error instanceof PartProblem)) throw error
      const reason = error.reason ?? message('refusals.noFile')
      throw new UnusablePart('DIR', message('cluster.partDamaged', { file, reason }))
    }
  }
}
