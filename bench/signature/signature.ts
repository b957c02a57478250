import { foldAgents } from './agents'
import { foldAdded, foldCatalogue, foldChoices, foldFixed, foldFourRows, foldHouses } from './catalogue'
import { startFold, type Fold } from './fold'
import { foldGames } from './games'
import { foldOpenings } from './openings'
import { foldSolvers } from './solvers'

interface Part {
  readonly work: (fold: Fold) => void
  /** What the work folds into in this version. */
  readonly expected: number
}

/** The parts of the signature. */
const PARTS: Readonly<Record<string, Part>> = {
  games: { work: foldGames, expected: 3_539_197_450 },
  agents: { work: foldAgents, expected: 1_094_162_506 },
  solvers: { work: foldSolvers, expected: 1_017_940_264 },
  openings: { work: foldOpenings, expected: 536_358_685 },
  catalogue: { work: foldCatalogue, expected: 2_039_197_237 },
}

/** Games that came later. They are no part of the signature, which says whether what was there before still plays alike. */
const LATER: Readonly<Record<string, Part>> = {
  fourRows: { work: foldFourRows, expected: 254_421_132 },
  choices: { work: foldChoices, expected: 2_224_183_601 },
  houses: { work: foldHouses, expected: 2_487_240_645 },
  fixed: { work: foldFixed, expected: 3_475_794_601 },
  added: { work: foldAdded, expected: 4_056_336_122 },
}

/** One part of the signature as it came out. */
export interface SignaturePart {
  readonly name: string
  readonly found: number
  readonly expected: number
}

/** The signature of this version: whatever alters it alters results, so the changelog must say so. */
export interface Signature {
  /** Over the parts of the signature. */
  readonly total: number
  readonly expected: number
  /** Those parts, and the games that came later. */
  readonly parts: readonly SignaturePart[]
}

/** Does fixed work with every part of the engine and folds what comes out into numbers. */
export function signature(): Signature {
  const parts = done(PARTS)
  return {
    total: totalOf(parts.map(({ found }) => found)),
    expected: totalOf(parts.map(({ expected }) => expected)),
    parts: [...parts, ...done(LATER)],
  }
}

function done(parts: Readonly<Record<string, Part>>): readonly SignaturePart[] {
  return Object.entries(parts).map(([name, { work, expected }]) => {
    const fold = startFold()
    work(fold)
    return { name, found: fold.sum(), expected }
  })
}

function totalOf(numbers: readonly number[]): number {
  const fold = startFold()
  for (const number of numbers) fold.add(number)
  return fold.sum()
}
