#!/usr/bin/env node
// Writes the statistics of openings that the Board shows beside own games: the first moves of games between two opponents of
// level 3, who slip often enough for every opening to be tried. `node scripts/openings.mjs` after a change of their games or levels;
// games can be named, and what is known of the others is kept.
import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const GAMES = [
  'congkak',
  'congklak',
  'sungka',
  'dakon',
  'kalah',
  'awari',
  'oware',
  'toguz-kumalak',
  'bohnenspiel',
  'ayoayo',
  'hus',
]
const PLAYED = 3000
/** Games that take long to play. */
const SLOW = ['sungka', 'awari', 'toguz-kumalak', 'hus']
const PLAYED_SLOWLY = 1000
const SEED = 2026
/** Lines longer or rarer than this are left out. */
const DEPTH = 6
const FEWEST = 10
const LUMBUNG = process.env.LUMBUNG ?? join(dirname(fileURLToPath(import.meta.url)), 'lumbung.mjs')
const OUT = 'src/renderer/game/explorer/openings.json'

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'openings-'))

async function openingsOf(game) {
  const games = SLOW.includes(game) ? PLAYED_SLOWLY : PLAYED
  const file = join(folder, `${game}.jsonl`)
  const players = ['--first', 'level:3', '--second', 'level:3']
  const asked = ['--games', `${games}`, '--seed', `${SEED}`, '--records', file, '--json']
  const { stdout } = await run(
    process.execPath,
    [LUMBUNG, 'simulate', '--variant', game, ...players, ...asked],
    {
      maxBuffer: 2 ** 28,
    },
  )
  const lines = new Map()
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const { record, winner } = JSON.parse(text)
    const moves = record.split(' ').slice(0, DEPTH)
    for (let count = 0; count < moves.length; count++) {
      const line = moves.slice(0, count + 1).join(' ')
      const found = lines.get(line) ?? [0, 0, 0]
      found[0]++
      if (winner === 'south') found[1]++
      else if (winner !== 'north') found[2]++
      lines.set(line, found)
    }
  }
  const often = [...lines].filter(([, [games]]) => games >= FEWEST).sort(([a], [b]) => (a < b ? -1 : 1))
  return { player: JSON.parse(stdout).spec.first, games, lines: Object.fromEntries(often) }
}

try {
  const asked = process.argv.slice(2)
  const openings = JSON.parse(await readFile(OUT, 'utf8'))
  for (const game of asked.length > 0 ? asked : GAMES) openings[game] = await openingsOf(game)
  const rows = GAMES.filter((game) => openings[game]).map(
    (game) => `${JSON.stringify(game)}:${JSON.stringify(openings[game])}`,
  )
  await writeFile(OUT, `{${rows.join(',\n')}}\n`)
} finally {
  await rm(folder, { recursive: true })
}
