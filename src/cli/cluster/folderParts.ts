import type { Json } from '../../engine/experiments/contract/experiment'
import { partsOf } from '../../engine/experiments/contract/parts'
import { message, type Text } from '../../locales/message'
import { BadInput } from '../options/badInput'
import { CheckedTexts, partFileOf, readPart } from './partFile'
import { type FolderPlan, shareOfTask } from './planFolder'

/** A part that is missing, damaged, or belongs to another plan. */
export class UnusablePart extends BadInput {}

/**
 * The parts of all tasks of a folder, in order, as if they were in memory: one file is read, checked and released at
 * a time, so that a hundred thousand parts need no more memory than one.
 */
export class FolderParts implements ReadonlyMap<number, Json> {
  readonly #plan: FolderPlan
  readonly #fileOf: (part: number) => string
  readonly #checked = new CheckedTexts()
  #kept: { readonly part: number; readonly entries: ReadonlyMap<number, Json> } | null = null

  constructor(plan: FolderPlan, fileOf = (part: number): string => partFileOf(plan, part)) {
    this.#plan = plan
    this.#fileOf = fileOf
  }

  get size(): number {
    return this.#plan.tasks.length
  }

  has(index: number): boolean {
    return index >= 0 && index < this.size
  }

  get(index: number): Json | undefined {
    return this.has(index) ? this.#read(shareOfTask(this.#plan, index)).get(index) : undefined
  }

  *entries(): MapIterator<[number, Json]> {
    for (const part of this.#plan.shares.keys()) yield* this.#read(part).entries()
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

  /** Every part was checked before merging started; a part that has changed since then is rejected. */
  #read(part: number): ReadonlyMap<number, Json> {
    if (this.#kept?.part === part) return this.#kept.entries
    const file = this.#fileOf(part)
    const found = readPart(this.#plan, part, file, this.#checked)
    const refuse = (reason: Text): never => {
      throw new UnusablePart('DIR', message('cluster.partDamaged', { file, reason }))
    }
    if (found.status === 'missing') return refuse(message('refusals.noFile'))
    if (found.status === 'damaged') return refuse(found.reason)
    const { entries } = found.part
    const read = partsOf(this.#plan.kind, entries)
    if (!read.ok) return refuse(read.error)
    this.#kept = { part, entries: read.value as unknown as ReadonlyMap<number, Json> }
    return this.#kept.entries
  }
}
