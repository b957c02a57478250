import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAME_ENDS } from '../src/engine/kernel/gameTable'
import { createKernel, type Kernel } from '../src/engine/kernel/kernel'
import { Fingerprint } from '../src/engine/random/fingerprint'
import { PRESETS } from '../src/engine/variant/catalogue'
import type { Variant } from '../src/engine/variant/variant'
import { lacksPlainLoop, plainLoop } from './plainLoop'

/** A game of the catalogue, against a plain C++ loop of its own rules. */
export interface PlainLoop {
  readonly id: string
  /** Why there is no such loop, in English; otherwise null. */
  readonly lacks: string | null
  /** Games of the same random seed that were compared, and how many of them differed. */
  readonly compared: number
  readonly differing: number
  /** Games per second of processor time, here and in C++, and the first as a multiple of the second. */
  readonly gamesPerSecond: number
  readonly nativePerSecond: number
  readonly ratio: number
}

const NOVICE = { kind: 'novice' } as const
/** The random seed of all games. */
const SEED = 1
/** Games that are compared one by one. */
const COMPARED = 300
/** How long a piece takes, about, and how many pieces take turns with as many of C++; the median of their ratios counts. */
const PIECE_SECONDS = 0.08
const PIECES = 7

/** Compares random games of presets with a plain C++ loop of their rules, one after the other. */
export function* comparePlainLoops(ids: readonly string[]): Generator<PlainLoop, void> {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-plain-'))
  try {
    for (const { id, make } of PRESETS.filter((preset) => ids.length === 0 || ids.includes(preset.id))) {
      const variant = make()
      const lacks = lacksPlainLoop(variant)
      if (lacks !== null)
        yield { id, lacks, compared: 0, differing: 0, gamesPerSecond: 0, nativePerSecond: 0, ratio: 0 }
      else yield { id, lacks, ...compare(variant, compilePlainLoop(variant, folder)) }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Compiles the plain loop of a variant, for speed unless told otherwise; returns the path of the program. */
export function compilePlainLoop(
  variant: Variant,
  folder: string,
  options = ['-O3', '-march=native'],
): string {
  const program = join(folder, 'plain_loop')
  writeFileSync(`${program}.cpp`, plainLoop(variant))
  execFileSync('g++', ['-std=c++20', ...options, '-o', program, `${program}.cpp`], {
    stdio: 'ignore',
  })
  return program
}

function compare(variant: Variant, program: string): Omit<PlainLoop, 'id' | 'lacks'> {
  const theirs = plainGames(program, SEED, COMPARED)
  const ours = kernelGames(variant, SEED, COMPARED)
  const differing = ours.filter((game, i) => game !== theirs[i]).length
  return { compared: COMPARED, differing, ...speedsOf(createKernel(variant), program) }
}

/**
 * Games of the plain loop, a line each: fingerprint of all choices, winner, seeds, rounds, moves, laps, turns, and why the game ended.
 */
export function plainGames(program: string, seed: number, games: number): readonly string[] {
  const said = execFileSync(program, ['list', ...[seed, 0, games].map(String)], { encoding: 'utf8' })
  return said.trimEnd().split('\n').map(withoutEndlessLaps)
}

/** The same games played here. */
export function kernelGames(variant: Variant, seed: number, games: number): readonly string[] {
  const lines: string[] = []
  const range = { first: NOVICE, second: NOVICE, seed, from: 0, to: games }
  for (const kept of createKernel(variant).recordGames(range)) {
    if (!kept) continue
    const { table, codes } = kept
    const fingerprint = new Fingerprint(table.starter[0]!)
    for (const code of codes) fingerprint.add(code)
    const { winner, south, north, rounds, moves, laps, turns, ended } = table
    const columns = [winner, south, north, rounds, moves, laps, turns, ended].map((column) => column[0]!)
    lines.push([fingerprint.value(), ...columns].join(' '))
  }
  return lines.map(withoutEndlessLaps)
}

const ENDLESS_RELAY = String(GAME_ENDS.indexOf('endlessRelay'))
const LAPS = 6

/** How many laps pass before a relay without an end is noticed is nobody's rule. */
function withoutEndlessLaps(line: string): string {
  const words = line.split(' ')
  return words.at(-1) === ENDLESS_RELAY ? words.toSpliced(LAPS, 1).join(' ') : line
}

function speedsOf(
  kernel: Kernel,
  program: string,
): Pick<PlainLoop, 'gamesPerSecond' | 'nativePerSecond' | 'ratio'> {
  const ours = (from: number, games: number) => {
    const start = process.cpuUsage()
    const range = { first: NOVICE, second: NOVICE, seed: SEED, from, to: from + games }
    for (const _ of kernel.playGames(range));
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1e6
  }
  const theirs = (from: number, games: number) => {
    const words = ['time', ...[SEED, from, games].map(String)]
    return Number(/processor (\S+)/.exec(execFileSync(program, words, { encoding: 'utf8' }))?.[1])
  }
  // The first pieces compile what the others run, and say how many games make a piece.
  let games = 16
  while (ours(0, games) < PIECE_SECONDS) games *= 2
  ours(0, 2 * games)
  const pieces = Array.from({ length: PIECES }, (_, i) => ({
    ours: games / ours(i * games, games),
    theirs: games / theirs(i * games, games),
  }))
  return {
    gamesPerSecond: median(pieces.map((piece) => piece.ours)),
    nativePerSecond: median(pieces.map((piece) => piece.theirs)),
    ratio: median(pieces.map((piece) => piece.ours / piece.theirs)),
  }
}

/** The middle of several numbers. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}
