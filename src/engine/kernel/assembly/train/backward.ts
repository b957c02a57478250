// Backpropagation: from an error back to every weight that contributed.

import { holes } from '../rules/rules'
import { NetworkLimit } from '../../../limits'
import { FIRST, SECOND, valueOfView } from '../network/forward'
import {
  LEAD,
  first,
  firstBias,
  leadRow,
  rowAt,
  second,
  secondBias,
  secondColumns,
  valueBias,
  valueWeights,
  weights,
} from '../network/network'

const AT_SECOND: usize = memory.data(NetworkLimit.units * 4, 16)
const AT_FIRST: usize = memory.data(NetworkLimit.units * 4, 16)

/** Adds the gradient of half the squared error of a value to the gradients; returns that half square. */
export function learnFrom(view: usize, target: f32, gradients: usize): f32 {
  const value = valueOfView(view)
  const error: f32 = value - target
  const slope: f32 = error * (1.0 - value * value)
  addTo(gradients + valueBias, slope)
  for (let unit = 0; unit < second; unit += 4) {
    const at = usize(unit) << 2
    const slopes = f32x4.splat(slope)
    addAll(gradients + valueWeights + at, f32x4.mul(slopes, v128.load(SECOND + at)))
    v128.store(AT_SECOND + at, f32x4.mul(slopes, v128.load(weights + valueWeights + at)))
  }
  backThrough(AT_FIRST, AT_SECOND, gradients)
  const lead = f32x4.splat(load<f32>(view, LEAD))
  for (let unit = 0; unit < first; unit += 4) {
    const at = usize(unit) << 2
    const change = v128.load(AT_FIRST + at)
    addAll(gradients + firstBias + at, change)
    addAll(gradients + leadRow + at, f32x4.mul(lead, change))
  }
  for (let place = 0; place < 2 * holes; place++) {
    const row = gradients + rowAt(view, place)
    for (let unit = 0; unit < first; unit += 4) {
      const at = usize(unit) << 2
      addAll(row + at, v128.load(AT_FIRST + at))
    }
  }
  return 0.5 * error * error
}

/** Through both layers of rectified units: inactive units pass nothing on. */
function backThrough(below: usize, above: usize, gradients: usize): void {
  const none = f32x4.splat(0)
  for (let unit = 0; unit < second; unit += 4) {
    const at = usize(unit) << 2
    const active = f32x4.gt(v128.load(SECOND + at), none)
    const change = v128.and(active, v128.load(above + at))
    v128.store(above + at, change)
    addAll(gradients + secondBias + at, change)
  }
  for (let source = 0; source < first; source++) {
    const from = usize(source) << 2
    const active = load<f32>(FIRST + from)
    if (!(active > 0)) {
      store<f32>(below + from, 0)
      continue
    }
    const column = secondColumns + ((usize(source) * usize(second)) << 2)
    const by = f32x4.splat(active)
    let sum = f32x4.splat(0)
    for (let unit = 0; unit < second; unit += 4) {
      const at = usize(unit) << 2
      const change = v128.load(above + at)
      addAll(gradients + column + at, f32x4.mul(by, change))
      sum = f32x4.add(sum, f32x4.mul(change, v128.load(weights + column + at)))
    }
    const pairs = f32x4.add(sum, v128.shuffle<f32>(sum, sum, 2, 3, 0, 1))
    store<f32>(below + from, f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 1))
  }
}

// @inline
function addTo(at: usize, change: f32): void {
  store<f32>(at, load<f32>(at) + change)
}

// @inline
function addAll(at: usize, change: v128): void {
  v128.store(at, f32x4.add(v128.load(at), change))
}
