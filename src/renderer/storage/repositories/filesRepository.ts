import * as v from 'valibot'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { ok } from '../../../engine/result'
import type { Answer } from '../database/database'
import type { RecordsRepository } from './recordsRepository'

/** Something of the user's own that is kept as the content of its file. */
export interface FileRecord {
  readonly id: string
  readonly file: Json
  /** Milliseconds since 1970. */
  readonly saved: number
}

const shape = v.object({ file: v.custom<Json>((value) => value !== undefined), saved: v.number() })

/**
 * Files of one kind. They are stored among the settings, under keys that no setting has, so that old backups and databases
 * stay readable.
 */
export class FilesRepository {
  constructor(
    private readonly records: RecordsRepository<'settings'>,
    private readonly prefix: 'player:' | 'strategy:' | 'study:',
  ) {}

  /** All stored files, the newest first; what is in them is for whoever reads them to check. */
  async list(): Answer<readonly FileRecord[]> {
    const stored = await this.records.list()
    if (!stored.ok) return stored
    const files = stored.value.records.flatMap(({ key, value }): readonly FileRecord[] => {
      const file = v.safeParse(shape, value)
      return key.startsWith(this.prefix) && file.success
        ? [{ id: key.slice(this.prefix.length), ...file.output }]
        : []
    })
    return ok(files.toSorted((a, b) => b.saved - a.saved))
  }

  save({ id, file, saved }: FileRecord): Answer<null> {
    return this.records.save({ key: `${this.prefix}${id}`, value: { file, saved } })
  }

  remove(id: string): Answer<null> {
    return this.records.remove(`${this.prefix}${id}`)
  }

  /** Calls back when files changed, here or in another window; returns a function that stops it. */
  onChange(listener: () => void): () => void {
    return this.records.onChange((ids) => {
      if (ids === 'all' || ids.some((id) => id.startsWith(this.prefix))) listener()
    })
  }
}
