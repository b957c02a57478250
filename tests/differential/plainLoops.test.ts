import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lacksPlainLoop } from '../../bench/plainLoop'
import { compilePlainLoop, kernelGames, plainGames } from '../../bench/plainLoops'
import { PRESETS } from '../../src/engine/variant/catalogue'
import { sparse } from '../../src/engine/variant/sparse'
import type { Variant } from '../../src/engine/variant/variant'
import { variantsOfClauses } from '../support/generators/clauses'
import { fourRows } from '../support/generators/fourRows'
import { variants } from '../support/generators/variants'
import { temporaryFolder } from '../support/temporaryFolder'

/** Every one is compiled, which takes about a second. */
const RUNS = Number(process.env.PLAIN_RUNS ?? 3)
const GAMES = 20

const folder = temporaryFolder()
const withCompiler = test.skipIf(!isThere('g++')) // Without g++ there is no loop to compare with.

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function compare(variant: Variant): void {
  const program = compilePlainLoop(variant, folder, ['-O1'])
  expect(kernelGames(variant, 7, GAMES), JSON.stringify(sparse(variant))).toEqual(
    plainGames(program, 7, GAMES),
  )
}

/** Rules whose other words the plain loop does not know. */
const KNOWN = {
  'start.first': 'lot',
  'start.deal': 'asWritten',
  'match.refill': 'fromLeft',
  'match.nextFirst': 'loser',
}

/** Games that together have most of the rules: chains, matches, claims, four rows, choices within a turn. */
const GAMES_OF_CATALOGUE = [
  'kalah',
  'awari',
  'congkak-rounds',
  'krur',
  'lami',
  'omweso-placed',
  'tsoro-additional',
  'bao-congo',
]

withCompiler.for(GAMES_OF_CATALOGUE)('a plain C++ loop plays %s as the kernel does', (id) => {
  compare(PRESETS.find((preset) => preset.id === id)!.make())
})

withCompiler.for([
  ['drawn by rules', variants(undefined, KNOWN)],
  ['drawn by clauses', variantsOfClauses()],
  ['of four rows', fourRows()],
] as const)('a plain C++ loop plays games %s as the kernel does', ([, drawn]) => {
  const known = drawn.filter((variant) => lacksPlainLoop(variant) === null)
  fc.assert(fc.property(known, compare), { numRuns: RUNS })
})
