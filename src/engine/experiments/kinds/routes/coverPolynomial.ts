/** A directed graph on vertices 0…size−1. */
export interface Digraph {
  readonly size: number
  readonly edges: readonly (readonly [number, number])[]
}

/**
 * The cover polynomial of a digraph (F. R. K. Chung and R. L. Graham, "On the cover polynomial of a digraph",
 * Journal of Combinatorial Theory B 65, 1995), as its coefficients c(paths, cycles): in how many ways the vertices
 * can be covered by that many disjoint directed paths and cycles. C(D; x, y) = Σ c(i, j) · x(x−1)…(x−i+1) · y^j.
 */
export function coverCoefficients(
  graph: Digraph,
): readonly { readonly paths: number; readonly cycles: number; readonly ways: bigint }[] {
  const counts = new Map<string, bigint>()
  const next = new Array<number>(graph.size).fill(-1)
  const taken = new Array<boolean>(graph.size).fill(false)

  // Every set of edges with at most one out of and one into each vertex is one cover.
  const choose = (at: number, kept: number): void => {
    const edge = graph.edges[at]
    if (!edge) {
      const cycles = countCycles(next)
      const key = `${graph.size - kept},${cycles}`
      counts.set(key, (counts.get(key) ?? 0n) + 1n)
      return
    }
    choose(at + 1, kept)
    const [from, to] = edge
    if (next[from] !== -1 || taken[to]) return
    next[from] = to
    taken[to] = true
    choose(at + 1, kept + 1)
    next[from] = -1
    taken[to] = false
  }
  choose(0, 0)
  return [...counts]
    .map(([key, ways]) => {
      const [paths = 0, cycles = 0] = key.split(',').map(Number)
      return { paths, cycles, ways }
    })
    .sort((a, b) => a.cycles - b.cycles || a.paths - b.paths)
}

function countCycles(next: readonly number[]): number {
  const seen = new Array<boolean>(next.length).fill(false)
  let cycles = 0
  for (let start = 0; start < next.length; start++) {
    let at = start
    const path: number[] = []
    while (at !== -1 && !seen[at]) {
      seen[at] = true
      path.push(at)
      at = next[at] ?? -1
    }
    if (at !== -1 && path.includes(at)) cycles++
  }
  return cycles
}
