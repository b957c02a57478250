import { type Learned, networkNamed } from '../agents/learned'
import { type Network, rulesKeyOf } from '../agents/network'
import type { Variant } from '../variant/variant'
import { NetworkRecord } from './assembly/shared/networkRecord'

/** Writes a network into a program's memory, where room was made for it. */
export function writeNetwork(buffer: ArrayBuffer, at: number, { variant, shape, weights }: Network): void {
  const view = new DataView(buffer, at)
  view.setInt32(NetworkRecord.holes, variant.board.holes, true)
  view.setInt32(NetworkRecord.counts, shape.counts, true)
  view.setInt32(NetworkRecord.first, shape.first, true)
  view.setInt32(NetworkRecord.second, shape.second, true)
  new Float32Array(buffer, at + NetworkRecord.weights, weights.length).set(weights)
}

/** A player's loaded network for a variant; throws if that was not checked before. */
export function networkFor({ network: own }: Learned, variant: Variant): Network {
  const network = typeof own === 'string' ? networkNamed(own) : own
  if (!network) throw new Error(`The network ${String(own)} has not been read`)
  if (rulesKeyOf(network.variant) !== rulesKeyOf(variant))
    throw new Error(`The network ${network.id} was not trained for ${variant.name}`)
  return network
}
