import type { Network } from '../../src/engine/agents/network'

const f = Math.fround

/** A network's value of a view, number by number in plain TypeScript: what the kernel does in vectors. */
export function twinValue(
  { shape, variant, weights }: Network,
  rows: readonly number[],
  lead: number,
  tangent: (x: number) => number,
): number {
  const { counts, first, second } = shape
  const { holes } = variant.board
  let at = 0
  const take = (size: number): Float32Array => weights.subarray(at, (at += size))
  const table = take(2 * holes * (counts + 4) * first)
  const [leadRow, firstBias] = [take(first), take(first)]
  const [columns, secondBias, head, bias] = [take(first * second), take(second), take(second), take(4)]
  const below = Array.from({ length: first }, (_, unit) => {
    let sum = f(firstBias[unit]! + f(lead * leadRow[unit]!))
    rows.forEach((row, place) => (sum = f(sum + table[(place * (counts + 4) + row) * first + unit]!)))
    return Math.max(0, sum)
  })
  const above = Array.from({ length: second }, (_, unit) => {
    let sum = secondBias[unit]!
    below.forEach((active, source) => {
      if (active > 0) sum = f(sum + f(active * columns[source * second + unit]!))
    })
    return Math.max(0, sum)
  })
  const lanes = [0, 0, 0, 0]
  above.forEach((active, unit) => (lanes[unit % 4] = f(lanes[unit % 4]! + f(active * head[unit]!))))
  const all = f(f(lanes[0]! + lanes[2]!) + f(lanes[1]! + lanes[3]!))
  return tangent(f(all + bias[0]!))
}

/** The exponential in 32 bits, step by step as the kernel takes them. */
function exponential(x: number): number {
  const held = Math.min(80, Math.max(-80, x))
  const power = nearestEven(f(held * f(1.44269504)))
  const r = f(f(held - f(power * f(0.693359375))) - f(power * f(-0.00021219444)))
  const terms = [0.0083334519, 0.0416657962, 0.166666652, 0.5, 1, 1]
  const sum = terms.reduce((before, term) => f(f(before * r) + f(term)), f(0.0013981999))
  return f(sum * 2 ** power)
}

/** The hyperbolic tangent as the kernel has it. */
export function twinTangent(x: number): number {
  return f(1 - f(2 / f(exponential(f(x + x)) + 1)))
}

function nearestEven(x: number): number {
  const floor = Math.floor(x)
  const rest = x - floor
  if (rest === 0.5) return floor % 2 === 0 ? floor : floor + 1
  return rest < 0.5 ? floor : floor + 1
}
