import * as v from 'valibot'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { ok } from '../../../engine/result'
import type { Answer } from '../database/database'
import type { RecordsRepository } from './recordsRepository'

/** A player of the user's own, as the content of its file. */
export interface PlayerRecord {
  readonly id: string
  readonly file: Json
  /** Milliseconds since 1970. */
  readonly saved: number
}

const shape = v.object({ file: v.custom<Json>((value) => value !== undefined), saved: v.number() })

/**
 * Players of the user's own, of one kind: trained ones or strategies. They are stored among the settings, under keys that no setting
 * has, so that old backups and databases stay readable.
 */
export class PlayersRepository {
  constructor(
    private readonly records: RecordsRepository<'settings'>,
    private readonly prefix: 'player:' | 'strategy:',
  ) {}

  /** All stored players, the newest first; what is in their files is for whoever reads them to check. */
  async list(): Answer<readonly PlayerRecord[]> {
    const stored = await this.records.list()
    if (!stored.ok) return stored
    const players = stored.value.records.flatMap(({ key, value }): readonly PlayerRecord[] => {
      const player = v.safeParse(shape, value)
      return key.startsWith(this.prefix) && player.success
        ? [{ id: key.slice(this.prefix.length), ...player.output }]
        : []
    })
    return ok(players.toSorted((a, b) => b.saved - a.saved))
  }

  save({ id, file, saved }: PlayerRecord): Answer<null> {
    return this.records.save({ key: `${this.prefix}${id}`, value: { file, saved } })
  }

  remove(id: string): Answer<null> {
    return this.records.remove(`${this.prefix}${id}`)
  }

  /** Calls back when players changed, here or in another window; returns a function that stops it. */
  onChange(listener: () => void): () => void {
    return this.records.onChange((ids) => {
      if (ids === 'all' || ids.some((id) => id.startsWith(this.prefix))) listener()
    })
  }
}
