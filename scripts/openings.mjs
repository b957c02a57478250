#!/usr/bin/env node
// Writes the statistics of openings that the Board shows beside own games: the first moves of games between two opponents of
// level 3, who slip often enough for every opening to be tried. `node scripts/openings.mjs` after a change of their games or levels.
import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const GAMES = ['congkak', 'congklak', 'dakon', 'kalah', 'oware', 'bohnenspiel']
const PLAYED = 3000
const SEED = 2026
/** Lines longer or rarer than this are left out. */
const DEPTH = 6
const FEWEST = 10
const LUMBUNG = join(dirname(fileURLToPath(import.meta.url)), 'lumbung.mjs')
const OUT = 'src/renderer/game/explorer/openings.json'

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'openings-'))

async function openingsOf(game) {
  const file = join(folder, `${game}.jsonl`)
  const players = ['--first', 'level:3', '--second', 'level:3']
  const asked = ['--games', `${PLAYED}`, '--seed', `${SEED}`, '--records', file, '--json']
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
  return { player: JSON.parse(stdout).spec.first, games: PLAYED, lines: Object.fromEntries(often) }
}

try {
  const openings = {}
  for (const game of GAMES) openings[game] = await openingsOf(game)
  const rows = Object.entries(openings).map(
    ([game, each]) => `${JSON.stringify(game)}:${JSON.stringify(each)}`,
  )
  await writeFile(OUT, `{${rows.join(',\n')}}\n`)
} finally {
  await rm(folder, { recursive: true })
}
