import { streamOf } from '../random/stream'
import type { Variant } from '../variant/variant'
import { type Network, type NetworkShape, weightCount } from './network'

/**
 * An untrained network: weights are uniformly random, scaled to keep the variance from layer to layer, and biases are
 * 0. The same seed gives the same bytes.
 */
export function newNetwork(id: string, variant: Variant, shape: NetworkShape, seed: number): Network {
  const { holes } = variant.board
  const { first, second } = shape
  const weights = new Float32Array(weightCount(shape, holes))
  const luck = streamOf(seed, 0, 'search')
  let at = 0
  const draw = (size: number, reach: number): void => {
    for (const end = at + size; at < end; at++) weights[at] = reach * (luck.below(2_000_001) / 1_000_000 - 1)
  }
  const rows = weights.length - 2 * first - first * second - 2 * second - 4
  draw(rows, reachOf(2 * holes))
  draw(first, reachOf(2 * holes))
  at += first
  draw(first * second, reachOf(first))
  at += second
  draw(second, reachOf(second))
  return { id, variant, shape, weights }
}

function reachOf(inputs: number): number {
  return Math.sqrt(3 / inputs)
}
