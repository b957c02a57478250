import { join } from 'node:path'
import * as v from 'valibot'
import { takeNetwork } from '../../engine/agents/learned'
import type { Network } from '../../engine/agents/network'
import { networkFile, readNetwork } from '../../engine/agents/networkFile'
import { message } from '../../locales/message'
import { BadInput } from '../options/badInput'
import { readJson } from '../options/inputFile'
import { writeWhole } from '../output/outputFile'

/** The ids of networks that a plan carries, each with the checksum of its file. */
export type PlanPlayers = Readonly<Record<string, string>>

/** The folder of these files in the folder of a plan. */
export const PLAYERS = 'players'

/** How a plan names them. */
export const playersShape = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)), v.string())

/** How a plan names these networks. */
export function playersOf(networks: readonly Network[]): PlanPlayers {
  return Object.fromEntries(networks.map((network) => [network.id, networkFile(network, null).checksum]))
}

/** Writes networks into the folder of a plan, without the history of their training. */
export function writePlayers(folder: string, networks: readonly Network[]): void {
  for (const network of networks)
    writeWhole(fileOf(folder, network.id), `${JSON.stringify(networkFile(network, null))}\n`, '--out')
}

/** Makes the networks of a plan known; rejects one that is not the one the plan was made with. */
export function takePlayers(folder: string, players: PlanPlayers): void {
  for (const [id, checksum] of Object.entries(players)) {
    const file = fileOf(folder, id)
    const content = readJson(file, 'DIR')
    const network = readNetwork(content)
    const isSame =
      network.ok && network.value.id === id && (content as { checksum?: unknown }).checksum === checksum
    if (!isSame) throw new BadInput('DIR', message('cluster.otherPlayer', { file }))
    takeNetwork(network.value)
  }
}

function fileOf(folder: string, id: string): string {
  return join(folder, PLAYERS, `${id}.json`)
}
