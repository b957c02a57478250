import { createKernel } from '../src/engine/kernel/kernel'
import { PRESETS } from '../src/engine/variant/catalogue'
import type { Preset } from '../src/engine/variant/catalogue/preset'

/** How fast random games of a preset are played on one thread. */
export interface PresetSpeed {
  readonly id: string
  /** Games and moves per second of processor time. */
  readonly gamesPerSecond: number
  readonly movesPerSecond: number
  readonly meanMoves: number
}

const NOVICE = { kind: 'novice' } as const
/** Games per piece, and how much processor time a preset gets before the next one. */
const GAMES = 200
const SECONDS = 0.25

/** Plays random games of every preset in turn, by processor time, so that other work on the machine matters little. */
export function measurePresets(): readonly PresetSpeed[] {
  return PRESETS.map(speedOf)
}

function speedOf(preset: Preset): PresetSpeed {
  const kernel = createKernel(preset.make())
  let [games, moves, from] = [0, 0, 0]
  let seconds = 0
  for (let warm = true; seconds < SECONDS; warm = false) {
    const start = process.cpuUsage()
    let counted = 0
    const range = { first: NOVICE, second: NOVICE, seed: 1, from, to: from + GAMES }
    for (const table of kernel.playGames(range)) {
      for (let row = 0; row < table.count; row++) counted += table.moves[row]!
    }
    from += GAMES
    // The first piece compiles what the others run.
    if (warm) continue
    const { user, system } = process.cpuUsage(start)
    seconds += (user + system) / 1e6
    games += GAMES
    moves += counted
  }
  return {
    id: preset.id,
    gamesPerSecond: games / seconds,
    movesPerSecond: moves / seconds,
    meanMoves: moves / games,
  }
}
