/** A matrix, row by row. */
export type Matrix = readonly (readonly number[])[]

/** The inverse of a small, well-conditioned matrix, by elimination with the largest pivot; throws if there is none. */
export function inverseOf(matrix: Matrix): Matrix {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...Array.from({ length: size }, (_, i) => Number(i === at))])
  for (let column = 0; column < size; column++) {
    const pivot = rows.findIndex(
      (row, at) => at >= column && Math.abs(row[column]!) === largest(rows, column),
    )
    const [best] = rows.splice(pivot, 1) as [number[]]
    if (!(Math.abs(best[column]!) > 1e-12)) throw new Error('The matrix has no inverse')
    const scaled = best.map((value) => value / best[column]!)
    rows.splice(column, 0, scaled)
    rows.forEach((row, at) => {
      const factor = row[column]!
      if (at !== column && factor !== 0) row.forEach((value, i) => (row[i] = value - factor * scaled[i]!))
    })
  }
  return rows.map((row) => row.slice(size))
}

/** A matrix times a vector. */
export function product(matrix: Matrix, vector: readonly number[]): readonly number[] {
  return matrix.map((row) => row.reduce((sum, value, at) => sum + value * vector[at]!, 0))
}

function largest(rows: Matrix, column: number): number {
  return Math.max(...rows.slice(column).map((row) => Math.abs(row[column]!)))
}
