import { foldAgents } from './agents'
import { foldCatalogue, foldFourRows } from './catalogue'
import { startFold, type Fold } from './fold'
import { foldGames } from './games'
import { foldOpenings } from './openings'
import { foldSolvers } from './solvers'

/** The parts of the signature: fixed work, the number it folds into, and the one it folds into in this version. */
const PARTS = {
  games: { work: foldGames, expected: 3_539_197_450 },
  agents: { work: foldAgents, expected: 1_094_162_506 },
  solvers: { work: foldSolvers, expected: 1_017_940_264 },
  openings: { work: foldOpenings, expected: 536_358_685 },
  catalogue: { work: foldCatalogue, expected: 2_039_197_237 },
  fourRows: { work: foldFourRows, expected: 3_678_165_861 },
} satisfies Record<string, { readonly work: (fold: Fold) => void; readonly expected: number }>

/** One part of the signature as it came out. */
export interface SignaturePart {
  readonly name: string
  readonly found: number
  readonly expected: number
}

/** The signature of this version: whatever alters it alters results, so the changelog must say so. */
export interface Signature {
  /** Over all parts. */
  readonly total: number
  readonly expected: number
  readonly parts: readonly SignaturePart[]
}

/** Does fixed work with every part of the engine and folds what comes out into numbers. */
export function signature(): Signature {
  const parts = Object.entries(PARTS).map(([name, { work, expected }]) => {
    const fold = startFold()
    work(fold)
    return { name, found: fold.sum(), expected }
  })
  return {
    total: totalOf(parts.map(({ found }) => found)),
    expected: totalOf(parts.map(({ expected }) => expected)),
    parts,
  }
}

function totalOf(numbers: readonly number[]): number {
  const fold = startFold()
  for (const number of numbers) fold.add(number)
  return fold.sum()
}
