// From a position to its value: sums in a fixed order and plain products, so that every machine gets the same bytes.

import { holes } from '../rules/rules'
import { NetworkLimit } from '../../../limits'
import { tangent } from './exponential'
import {
  LEAD,
  VIEW_SIZE,
  first,
  firstBias,
  leadRow,
  look,
  rowAt,
  second,
  secondBias,
  secondColumns,
  valueBias,
  valueWeights,
  weights,
} from './network'

/** The activations of both hidden layers. */
export const FIRST: usize = memory.data(NetworkLimit.units * 4, 16)
export const SECOND: usize = memory.data(NetworkLimit.units * 4, 16)
const VIEW: usize = memory.data(VIEW_SIZE, 16)
const ROWS: usize = memory.data(64 * 4, 16)

/** The value of a game for its mover, between −1 and 1. */
export function valueOfGame(game: usize): f32 {
  look(VIEW, game)
  return valueOfView(VIEW)
}

/** The value of what a network sees. */
export function valueOfView(view: usize): f32 {
  firstLayer(view)
  layer(SECOND, second, FIRST, first, secondColumns, secondBias)
  let sum = f32x4.splat(0)
  for (let unit = 0; unit < second; unit += 4) {
    const at = usize(unit) << 2
    sum = f32x4.add(sum, f32x4.mul(v128.load(SECOND + at), v128.load(weights + valueWeights + at)))
  }
  const pairs = f32x4.add(sum, v128.shuffle<f32>(sum, sum, 2, 3, 0, 1))
  const all = f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 1)
  return tangent(all + load<f32>(weights + valueBias))
}

/** The first layer: the row of each hole, the lead times its row, and the bias. */
function firstLayer(view: usize): void {
  const places = 2 * holes
  for (let place = 0; place < places; place++) store<u32>(ROWS + (usize(place) << 2), u32(rowAt(view, place)))
  const lead = f32x4.splat(load<f32>(view, LEAD))
  const none = f32x4.splat(0)
  for (let unit = 0; unit < first; unit += 16) {
    const at = weights + (usize(unit) << 2)
    let a = f32x4.add(v128.load(at + firstBias), f32x4.mul(lead, v128.load(at + leadRow)))
    let b = f32x4.add(v128.load(at + firstBias, 16), f32x4.mul(lead, v128.load(at + leadRow, 16)))
    let c = f32x4.add(v128.load(at + firstBias, 32), f32x4.mul(lead, v128.load(at + leadRow, 32)))
    let d = f32x4.add(v128.load(at + firstBias, 48), f32x4.mul(lead, v128.load(at + leadRow, 48)))
    for (let place = 0; place < places; place++) {
      const row = at + usize(load<u32>(ROWS + (usize(place) << 2)))
      a = f32x4.add(a, v128.load(row))
      b = f32x4.add(b, v128.load(row, 16))
      c = f32x4.add(c, v128.load(row, 32))
      d = f32x4.add(d, v128.load(row, 48))
    }
    const to = FIRST + (usize(unit) << 2)
    v128.store(to, f32x4.max(none, a))
    v128.store(to, f32x4.max(none, b), 16)
    v128.store(to, f32x4.max(none, c), 32)
    v128.store(to, f32x4.max(none, d), 48)
  }
}

/** A layer of rectified units: the columns of all active units below, each times its unit, and the bias. */
function layer(to: usize, size: i32, from: usize, below: i32, columns: usize, bias: usize): void {
  const none = f32x4.splat(0)
  const step = usize(size) << 2
  for (let unit = 0; unit < size; unit += 16) {
    const at = weights + (usize(unit) << 2)
    let a = v128.load(at + bias)
    let b = v128.load(at + bias, 16)
    let c = v128.load(at + bias, 32)
    let d = v128.load(at + bias, 48)
    let column = at + columns
    for (let source = 0; source < below; source++) {
      const active = load<f32>(from + (usize(source) << 2))
      if (active > 0) {
        const by = f32x4.splat(active)
        a = f32x4.add(a, f32x4.mul(by, v128.load(column)))
        b = f32x4.add(b, f32x4.mul(by, v128.load(column, 16)))
        c = f32x4.add(c, f32x4.mul(by, v128.load(column, 32)))
        d = f32x4.add(d, f32x4.mul(by, v128.load(column, 48)))
      }
      column += step
    }
    const out = to + (usize(unit) << 2)
    v128.store(out, f32x4.max(none, a))
    v128.store(out, f32x4.max(none, b), 16)
    v128.store(out, f32x4.max(none, c), 32)
    v128.store(out, f32x4.max(none, d), 48)
  }
}
