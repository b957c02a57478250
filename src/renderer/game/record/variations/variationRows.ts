import type { Side } from '../../../../engine/board/position'
import { choicesIn, continues, sharedBy, startOf, type Variations } from './variations'

/** A move of a variation. */
interface VariationMove {
  /** The choices up to and including it. */
  readonly path: string
  readonly text: string
  readonly side: Side
  /** How many moves lead to the position after it. */
  readonly count: number
  readonly comment: string
}

/** A variation: the moves that it does not share with the lines listed before it. */
export interface VariationRow {
  readonly line: string
  /** The choices up to and including its own first move. */
  readonly start: string
  /** How many moves it shares with the line it branches off from. */
  readonly after: number
  /** 0 for the main line, 1 for what branches off from it, and so on. */
  readonly depth: number
  readonly moves: readonly VariationMove[]
}

/** How a move is written, and who made it. */
export interface WrittenMove {
  readonly text: string
  readonly side: Side
}

/** The lines of a game as rows of a tree, the main line first; `write` plays a line and writes its moves. */
export function variationRows(
  { lines, comments }: Variations,
  write: (line: string) => readonly WrittenMove[],
): readonly VariationRow[] {
  const depths: number[] = []
  return lines.map((line, at) => {
    const after = at === 0 ? 0 : sharedBy(line, lines[at - 1]!)
    const parent = startOf(line, after)
    const depth = at === 0 ? 0 : depths[lines.findIndex((each) => continues(each, parent))]! + 1
    depths.push(depth)
    let path = parent
    const written = write(line)
    const moves = choicesIn(line)
      .slice(after)
      .map((choice, k): VariationMove => {
        path = path === '' ? choice : `${path} ${choice}`
        const { text, side } = written[after + k] ?? { text: choice, side: 'south' }
        return { path, text, side, count: after + k + 1, comment: comments[path] ?? '' }
      })
    const start = startOf(line, after + 1)
    return { line, start, after, depth, moves }
  })
}
