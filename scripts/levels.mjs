#!/usr/bin/env node
// Measures the levels of opponents: every level plays the one below, in pairs of games after two random moves, with seats
// swapped. Writes docs/runs/levels.json and prints the table of docs/players.md. `node scripts/levels.mjs` after a change of
// src/engine/players/levels.ts; what has been measured before, with the same players, is kept. It takes an hour, so a game and
// levels can be named: `node scripts/levels.mjs kalah 2 3 4`.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** A game of each family, and those with levels of their own. */
const GAMES = [
  'congkak',
  'congklak-patched',
  'kalah',
  'oware',
  'bohnenspiel',
  'olowuka',
  'adi',
  'ayoayo',
  'pallanguli',
  'toguz-kumalak',
  'hus',
]
const LEVELS = 8
const GAMES_PER_PAIR = 400
const SEED = 2026
const LUMBUNG = process.env.LUMBUNG ?? join(dirname(fileURLToPath(import.meta.url)), 'lumbung.mjs')
const OUT = process.env.LEVELS_OUT ?? 'docs/runs/levels.json'

const [onlyGame, ...onlyLevels] = process.argv.slice(2)
const isAsked = (level) => onlyLevels.length === 0 || onlyLevels.includes(`${level}`)

const run = promisify(execFile)
const kept = existsSync(OUT) ? JSON.parse(await readFile(OUT, 'utf8')).pairs : []

/** The share of the points that an Elo difference stands for. */
const shareOf = (elo) => 1 / (1 + 10 ** (-elo / 400))

/** The players at all levels of a game, weakest first. */
async function playersOf(game) {
  const players = Array.from({ length: LEVELS }, (_, at) => `level:${at + 1}`).join(',')
  const args = ['ladder', '--variant', game, '--players', players, '--games', '2', '--spec', '--json']
  const { stdout } = await run(process.execPath, [LUMBUNG, ...args])
  return JSON.parse(stdout).spec.players
}

async function measure(game, players, level) {
  const [weaker, stronger] = players.slice(level - 2, level)
  const known = kept.find(
    (each) => each.game === game && each.weaker === weaker && each.stronger === stronger,
  )
  if (known) return { ...known, level }
  const asked = ['--variant', game, '--players', `${weaker},${stronger}`, '--seed', `${SEED}`, '--json']
  const options = ['--games', `${GAMES_PER_PAIR}`, '--drawn-moves', '2', '--workers', '1']
  const { stdout } = await run(process.execPath, [LUMBUNG, 'ladder', ...asked, ...options], {
    maxBuffer: 2 ** 26,
  })
  const [pair] = JSON.parse(stdout).pairs
  // The first of the pair is the weaker.
  return {
    game,
    level,
    weaker,
    stronger,
    games: pair.games,
    share: 1 - pair.share,
    low: 1 - shareOf(pair.differenceHigh),
    high: 1 - shareOf(pair.differenceLow),
  }
}

const { version } = JSON.parse(await readFile('package.json', 'utf8'))
const commit = (await promisify(execFile)('git', ['rev-parse', 'HEAD'])).stdout.trim()
const pairs = []
for (const game of GAMES.filter((each) => onlyGame === undefined || each === onlyGame)) {
  const players = await playersOf(game)
  for (let level = 2; level <= LEVELS; level++) {
    if (!isAsked(level)) continue
    pairs.push(await measure(game, players, level))
    const rest = kept.filter(
      (old) => !pairs.some((each) => each.game === old.game && each.level === old.level),
    )
    const command = 'node scripts/levels.mjs'
    const run = { command, version, commit, seed: SEED, pairs: [...pairs, ...rest] }
    await writeFile(OUT, `${JSON.stringify(run, null, 2)}\n`)
  }
}

const percent = (share) => `${(100 * share).toFixed(0)}`
for (const { game, level, stronger, share, low, high } of pairs)
  process.stdout.write(
    `| ${game} | ${level} | \`${stronger}\` | ${percent(share)}% (${percent(low)} to ${percent(high)}) |\n`,
  )
