import { numberColumn, shareColumn, tableOf } from '../../engine/experiments/report/columns'
import { playerWords } from '../../engine/experiments/report/words'
import { playerProblems } from '../../engine/experiments/spec/playerShape'
import { drawPositions, keptValues, type KeptValues } from '../../engine/players/keptValues'
import { parsePlayer } from '../../engine/players/player'
import { loadNetworks } from '../../engine/players/shipped'
import type { EndgameTable } from '../../engine/tables/endgameTable'
import type { Variant } from '../../engine/variant/variant'
import { message } from '../../locales/message'
import { endBots } from '../bots/botFiles'
import { finishAsking } from '../bots/finishAsking'
import { BadInput } from '../options/badInput'
import { withPlayerFiles } from '../options/playerFiles'
import { createProgressBar } from '../output/progressBar'
import { textTable } from '../output/textTable'

/** Who is tested, in how many positions, and from which random seed these are drawn. */
export interface MovesRequest {
  readonly players: readonly string[]
  readonly positions: number
  readonly seed: number
  readonly progress?: boolean
}

/** Who is tested unless players are named. */
export const USUAL_PLAYERS = ['novice', 'greedy', 'minimax:2', 'minimax:4', 'minimax:6', 'mcts:1000']

/** How often the moves of players keep the exact value, as JSON and as text. */
export async function answerMoves(
  table: EndgameTable,
  request: MovesRequest,
): Promise<{ json: object; text: string }> {
  const players = await readyPlayers(withPlayerFiles(request.players), table.variant)
  const bar = createProgressBar(message('kinds.unitPositions'), request.progress)
  const { positions: wanted, seed } = request
  try {
    const all = wanted * (players.length + 1)
    const positions = await stepped(drawPositions(table, wanted, seed), (found) =>
      bar.update(found / all, found),
    )
    const results: KeptValues[] = []
    for (const [place, player] of players.entries()) {
      const before = wanted * (place + 1)
      const work = keptValues(table.variant, player, positions, seed)
      results.push(await stepped(work, (seen) => bar.update((before + seen) / all, before + seen)))
    }
    const shown = tableOfMoves(results)
    return { json: { players: shown.rows }, text: textTable(shown) }
  } finally {
    bar.clear()
    await endBots()
  }
}

/** Checks the names of players and reads the weights of those that have a network. */
async function readyPlayers(players: readonly string[], variant: Variant): Promise<readonly string[]> {
  for (const player of players) {
    const read = parsePlayer(player)
    const [problem] = playerProblems({ player }, [variant])
    const because = read.ok ? problem?.message : read.error
    if (because) throw new BadInput('--players', because)
  }
  await loadNetworks(players)
  return players
}

/** Runs work to its end and lets signals in now and then. */
async function stepped<T>(work: Generator<number, T>, progress: (step: number) => void): Promise<T> {
  let paused = performance.now()
  return finishAsking(work, 'tables', async (step) => {
    if (performance.now() - paused < 50) return
    progress(step)
    await new Promise((resume) => setImmediate(resume))
    paused = performance.now()
  })
}

function tableOfMoves(results: readonly KeptValues[]) {
  const words = playerWords(results.map(({ player }) => player))
  return tableOf('moves', message('tableCommands.movesTitle'), results, [
    { key: 'player', label: message('columns.player'), words, cell: ({ player }) => player },
    { ...numberColumn('positions', message('columns.positions')), cell: ({ positions }) => positions },
    { ...shareColumn('kept', message('tableCommands.kept')), cell: ({ kept }) => kept.value },
    { ...shareColumn('low', message('columns.from95')), cell: ({ kept }) => kept.low },
    { ...shareColumn('high', message('columns.to95')), cell: ({ kept }) => kept.high },
    { ...numberColumn('lost', message('tableCommands.lost')), cell: ({ lost }) => lost },
    { ...numberColumn('nodesPerChoice', message('ladder.nodesPerChoice')), cell: ({ nodes }) => nodes },
  ])
}
