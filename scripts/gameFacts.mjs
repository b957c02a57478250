#!/usr/bin/env node
// Writes what the game picker says about the games of the catalogue: how long random games last, from docs/runs/survey.json
// (its command is in that file), and how many sentences the rules take. `node scripts/gameFacts.mjs` after a game was added or
// that run was made again.
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'vite'

const OUT = 'src/renderer/game/picker/gameFacts.json'

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, watch: null },
  logLevel: 'error',
})
try {
  const { PRESETS } = await vite.ssrLoadModule('/src/engine/variant/catalogue/index.ts')
  const { explain } = await vite.ssrLoadModule('/src/engine/variant/explain.ts')
  const { rows } = JSON.parse(await readFile('docs/runs/survey.json', 'utf8'))
  const moves = new Map(rows.map(({ variant, meanMoves }) => [variant, meanMoves]))
  const facts = Object.fromEntries(
    PRESETS.map(({ id, variant: { name }, variant }) => [
      id,
      { ...(moves.has(name) && { moves: Math.round(moves.get(name)) }), rules: explain(variant).length },
    ]),
  )
  await writeFile(OUT, `${JSON.stringify(facts, null, 2)}\n`)
} finally {
  await vite.close()
}
