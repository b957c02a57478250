import * as v from 'valibot'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { ok } from '../../../engine/result'
import type { Answer } from '../database/database'
import type { RecordsRepository } from './recordsRepository'

/** A trained player of the user's own, as the content of its file. */
export interface PlayerRecord {
  readonly id: string
  readonly file: Json
  /** Milliseconds since 1970. */
  readonly saved: number
}

/** Players are stored among the settings, under keys that no setting has: old backups and databases stay readable. */
const PREFIX = 'player:'
const shape = v.object({ file: v.custom<Json>((value) => value !== undefined), saved: v.number() })

/** The user's own trained players. */
export class PlayersRepository {
  constructor(private readonly records: RecordsRepository<'settings'>) {}

  /** All stored players, the newest first; what is in their files is for whoever reads them to check. */
  async list(): Answer<readonly PlayerRecord[]> {
    const stored = await this.records.list()
    if (!stored.ok) return stored
    const players = stored.value.records.flatMap(({ key, value }): readonly PlayerRecord[] => {
      const player = v.safeParse(shape, value)
      return key.startsWith(PREFIX) && player.success
        ? [{ id: key.slice(PREFIX.length), ...player.output }]
        : []
    })
    return ok(players.toSorted((a, b) => b.saved - a.saved))
  }

  save({ id, file, saved }: PlayerRecord): Answer<null> {
    return this.records.save({ key: `${PREFIX}${id}`, value: { file, saved } })
  }

  remove(id: string): Answer<null> {
    return this.records.remove(`${PREFIX}${id}`)
  }

  /** Calls back when players changed, here or in another window; returns a function that stops it. */
  onChange(listener: () => void): () => void {
    return this.records.onChange((ids) => {
      if (ids === 'all' || ids.some((id) => id.startsWith(PREFIX))) listener()
    })
  }
}
