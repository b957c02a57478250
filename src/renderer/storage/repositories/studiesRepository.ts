import * as v from 'valibot'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { ok } from '../../../engine/result'
import type { Answer } from '../database/database'
import type { RecordsRepository } from './recordsRepository'

/** A study, as the content of its file. */
export interface StudyRecord {
  readonly id: string
  readonly file: Json
  /** Milliseconds since 1970. */
  readonly saved: number
}

/** Studies are stored among the settings, like trained players: old backups and databases stay readable. */
const PREFIX = 'study:'
const shape = v.object({ file: v.custom<Json>((value) => value !== undefined), saved: v.number() })

/** The user's studies. */
export class StudiesRepository {
  constructor(private readonly records: RecordsRepository<'settings'>) {}

  /** All stored studies, the newest first; what is in their files is for whoever reads them to check. */
  async list(): Answer<readonly StudyRecord[]> {
    const stored = await this.records.list()
    if (!stored.ok) return stored
    const studies = stored.value.records.flatMap(({ key, value }): readonly StudyRecord[] => {
      const study = v.safeParse(shape, value)
      return key.startsWith(PREFIX) && study.success
        ? [{ id: key.slice(PREFIX.length), ...study.output }]
        : []
    })
    return ok(studies.toSorted((a, b) => b.saved - a.saved))
  }

  save({ id, file, saved }: StudyRecord): Answer<null> {
    return this.records.save({ key: `${PREFIX}${id}`, value: { file, saved } })
  }

  remove(id: string): Answer<null> {
    return this.records.remove(`${PREFIX}${id}`)
  }

  /** Calls back when studies changed, here or in another window; returns a function that stops it. */
  onChange(listener: () => void): () => void {
    return this.records.onChange((ids) => {
      if (ids === 'all' || ids.some((id) => id.startsWith(PREFIX))) listener()
    })
  }
}
