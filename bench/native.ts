import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import awariRetrograde from './native/awari_retrograde.cpp?raw'
import congkakInterleaved from './native/congkak_interleaved.cpp?raw'
import congkakScalar from './native/congkak_scalar.cpp?raw'
import congkakSimd from './native/congkak_simd.cpp?raw'
import kalahScalar from './native/kalah_scalar.cpp?raw'
import search from './native/search.cpp?raw'
import type { Runner } from './stopwatch'

const SOURCES = {
  awari_retrograde: awariRetrograde,
  congkak_interleaved: congkakInterleaved,
  congkak_scalar: congkakScalar,
  congkak_simd: congkakSimd,
  kalah_scalar: kalahScalar,
  search,
}

/** A C++ program to compare with; it takes the number of games first and prints `games/s N`, perhaps `processor SECONDS`. */
export type NativeName = keyof typeof SOURCES

/** Other people's programs time their run as a whole: several short ones, so that some pass undisturbed. */
const SHORT = 1_500
const SHORT_RUNS = 12

/** Moves that a player tries before it chooses. */
const THOUGHT = 200_000

/** Programs compiled for this run. */
export interface Natives {
  runner(name: NativeName, games: number, ...more: number[]): Runner
  /** Endgame tables of awari for up to this many seeds, in C++; the rate counts positions. */
  tables(seeds: number): Runner
  /** A player that thinks in C++: `game` with its size, and how it thinks; the rate counts moves tried. */
  thinking(game: string, holes: number, seeds: number, how: 'alphabeta' | 'mcts'): Runner
  /** Processor time of this many games; null for a program that does not report it. */
  processorSeconds(name: NativeName, games: number): number | null
  remove(): void
}

/** Compiles the C++ programs, those of a folder where it has them; null where there is no g++ for it. */
export function compileNatives(folder: string | undefined): Natives | null {
  const foreign = folder !== undefined
  const place = mkdtempSync(join(tmpdir(), 'lumbung-bench-'))
  const remove = () => rmSync(place, { recursive: true, force: true })
  try {
    for (const [name, source] of Object.entries(SOURCES)) {
      const other = folder === undefined ? null : join(folder, `${name}.cpp`)
      const file = join(place, `${name}.cpp`)
      writeFileSync(file, other !== null && existsSync(other) ? readFileSync(other, 'utf8') : source)
      execFileSync('g++', ['-O3', '-march=native', '-o', join(place, name), file], { stdio: 'ignore' })
    }
  } catch {
    remove()
    return null
  }
  return {
    remove,
    tables: (seeds) => ({
      name: 'C++ awari_retrograde',
      unit: 'positions',
      run: () => {
        const said = execFileSync(join(place, 'awari_retrograde'), [String(seeds)], { encoding: 'utf8' })
        return { units: rateIn(said), seconds: 1 }
      },
    }),
    thinking: (game, holes, seeds, how) => ({
      name: `C++ ${game} ${how}`,
      unit: 'moves',
      run: () => {
        const words = [game, holes, seeds, how, THOUGHT].map(String)
        return { units: rateIn(execFileSync(join(place, 'search'), words, { encoding: 'utf8' })), seconds: 1 }
      },
    }),
    processorSeconds: (name, games) => {
      const said = execFileSync(join(place, name), [String(games)], { encoding: 'utf8' })
      const [, seconds] = /processor (\S+)/.exec(said) ?? []
      return seconds === undefined ? null : Number(seconds)
    },
    runner: (name, games, ...more) => ({
      name: `C++ ${name}`,
      unit: 'games',
      run: () => {
        const measure = () => gamesPerSecond(join(place, name), [foreign ? SHORT : games, ...more])
        const rates = Array.from({ length: foreign ? SHORT_RUNS : 1 }, measure)
        return { units: Math.max(...rates), seconds: 1 }
      },
    }),
  }
}

function gamesPerSecond(program: string, words: readonly number[]): number {
  return rateIn(execFileSync(program, words.map(String), { encoding: 'utf8' }))
}

function rateIn(said: string): number {
  return Number(/(?:games|nodes|positions)\/s (\d+)/.exec(said)?.[1])
}
