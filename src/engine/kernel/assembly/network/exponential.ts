// Exponential and hyperbolic tangent in 32 bits, using only sums, products and one division: library functions differ
// in their last digits between machines, and networks must not.

const LOG2_E: f32 = 1.44269504
const LN2_HIGH: f32 = 0.693359375
const LN2_LOW: f32 = -0.00021219444

/** e to the power of x, which may not overflow or vanish: it is held within ±80. */
export function exponential(x: f32): f32 {
  const held = min<f32>(80.0, max<f32>(-80.0, x))
  const power = nearest<f32>(held * LOG2_E)
  const r: f32 = held - power * LN2_HIGH - power * LN2_LOW
  let sum: f32 = 0.0013981999
  sum = sum * r + 0.0083334519
  sum = sum * r + 0.0416657962
  sum = sum * r + 0.166666652
  sum = sum * r + 0.5
  sum = sum * r + 1.0
  sum = sum * r + 1.0
  return sum * reinterpret<f32>((i32(power) + 127) << 23)
}

/** The hyperbolic tangent. */
export function tangent(x: f32): f32 {
  const e = exponential(x + x)
  return 1.0 - 2.0 / (e + 1.0)
}
