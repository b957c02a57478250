import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { forgetNetwork, takeNetwork } from '../../../engine/agents/learned'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { SHIPPED } from '../../../engine/players/shipped'
import { ok, refuse, type Result } from '../../../engine/result'
import type { Text } from '../../../locales/message'
import type { Answer } from '../database/database'
import { followFiles } from '../followFiles'
import type { FileRecord } from '../repositories/filesRepository'

/** A trained player of the user's own. */
interface TrainedPlayer {
  readonly id: string
  /** What it is called. */
  readonly name: string
  /** The game it was trained for. */
  readonly game: string
  readonly record: FileRecord
}

/** Files of players are read with the first one. */
const loadReader = () => import('../../../engine/agents/networkFile')

/** The user's own trained players as of now; lists of players follow it. */
export const ownPlayers = shallowRef<readonly TrainedPlayer[]>([])

/** The trained players that the user imported or kept; everyone known here can be asked to play. */
export const useTrainedPlayers = defineStore('trainedPlayers', () => {
  const own = ownPlayers
  const { load, save, remove } = followFiles('players', async (records) => {
    const { readNetwork } = records.length > 0 ? await loadReader() : { readNetwork: null }
    const players = records.flatMap((record): readonly TrainedPlayer[] => {
      const network = readNetwork?.(record.file)
      if (!network?.ok) return []
      takeNetwork({ ...network.value, id: record.id })
      return [
        { id: record.id, name: network.value.name ?? record.id, game: network.value.variant.name, record },
      ]
    })
    for (const { id } of own.value) if (!players.some((player) => player.id === id)) forgetNetwork(id)
    own.value = players
  })

  /** Adds the content of a player's file; returns the name it can be asked by, or why the file is refused. */
  async function add(file: unknown): Promise<Result<TrainedPlayer, Text>> {
    const { readNetwork } = await loadReader()
    const network = readNetwork(file)
    if (!network.ok) return network
    await load()
    const same = own.value.find(({ record }) => checksumIn(record.file) === checksumIn(file))
    if (same) return ok(same)
    const id = freeId(
      network.value.id,
      [...SHIPPED, ...own.value].map((player) => player.id),
    )
    const saved = await save({ id, file: file as Json, saved: Date.now() })
    if (!saved.ok) return refuse(saved.error.text)
    return ok(own.value.find((player) => player.id === id)!)
  }

  /** Calls a player something else, in its file too; without a name, it is called by its id. */
  async function rename({ id, file, saved }: FileRecord, name: string): Answer<null> {
    const { readNetwork, networkFile } = await loadReader()
    const network = readNetwork(file)
    if (!network.ok) return ok(null)
    const { name: _, ...rest } = network.value
    const renamed = networkFile({ ...rest, ...(name === '' ? {} : { name }) }, historyIn(file))
    return save({ id, file: renamed as unknown as Json, saved })
  }

  return { own, load, add, save, rename, remove }
})

function checksumIn(file: unknown): unknown {
  return (file as { readonly checksum?: unknown }).checksum
}

function historyIn(file: unknown): unknown {
  return (file as { readonly history?: unknown }).history ?? null
}

/** An id that nobody has yet: the one in the file, or that with a number. */
function freeId(id: string, taken: readonly string[]): string {
  let free = id
  for (let number = 2; taken.includes(free); number++) free = `${id}-${number}`
  return free
}
