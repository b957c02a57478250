// Adam (Kingma & Ba 2015): every weight moves by its mean gradient over the root of its mean square.

const MEAN_DECAY: f32 = 0.9
const SQUARE_DECAY: f32 = 0.999
const SMALLEST: f32 = 1e-7

/** The bias of the means, which start at zero, and are corrected by it. */
let meanLeft: f32 = 1
let squareLeft: f32 = 1

/** Clears all means. */
export function forgetMeans(means: usize, squares: usize, size: i32): void {
  memory.fill(means, 0, usize(size))
  memory.fill(squares, 0, usize(size))
  meanLeft = 1
  squareLeft = 1
}

/** Moves all weights against the mean of `count` gradients, and clears them. */
export function stepWeights(
  weights: usize,
  gradients: usize,
  means: usize,
  squares: usize,
  size: i32,
  rate: f32,
  count: i32,
): void {
  meanLeft *= MEAN_DECAY
  squareLeft *= SQUARE_DECAY
  const part = f32x4.splat(1.0 / f32(count))
  const keepMean = f32x4.splat(MEAN_DECAY)
  const newMean = f32x4.splat(1.0 - MEAN_DECAY)
  const keepSquare = f32x4.splat(SQUARE_DECAY)
  const newSquare = f32x4.splat(1.0 - SQUARE_DECAY)
  const length = f32x4.splat(rate / (1.0 - meanLeft))
  const correction = f32x4.splat(1.0 / (1.0 - squareLeft))
  const smallest = f32x4.splat(SMALLEST)
  for (let at: usize = 0; at < usize(size); at += 16) {
    const gradient = f32x4.mul(v128.load(gradients + at), part)
    const mean = f32x4.add(f32x4.mul(keepMean, v128.load(means + at)), f32x4.mul(newMean, gradient))
    const square = f32x4.add(
      f32x4.mul(keepSquare, v128.load(squares + at)),
      f32x4.mul(newSquare, f32x4.mul(gradient, gradient)),
    )
    const root = f32x4.add(f32x4.sqrt(f32x4.mul(square, correction)), smallest)
    const change = f32x4.div(f32x4.mul(length, mean), root)
    v128.store(weights + at, f32x4.sub(v128.load(weights + at), change))
    v128.store(means + at, mean)
    v128.store(squares + at, square)
    v128.store(gradients + at, f32x4.splat(0))
  }
}
