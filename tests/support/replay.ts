import type { Choice } from '../../src/engine/board/choice'
import type { Position, Side } from '../../src/engine/board/position'
import type { Game } from '../../src/engine/rules/game'
import type { Variant } from '../../src/engine/variant/variant'
import {
  choicesIn,
  decodeChoice,
  encodeChoice,
  readGame,
  writeGame,
  type KernelGame,
} from '../../src/engine/kernel/gameMemory'
import { GamesProgram } from '../../src/engine/kernel/gamesProgram'

/** The kernel played one choice at a time, for comparison with the reference in differential tests. */
interface Replay {
  start(lot: Side): KernelGame
  takeUp(game: Game): void
  legal(): readonly Choice[]
  play(choice: Choice): KernelGame
}

/** Plays a variant choice by choice in the kernel. */
export function createReplay(variant: Variant): Replay {
  const { exports } = new GamesProgram(variant)
  const game = exports.GAME.value
  const positionNow = (): Position => {
    const { seeds, burnt, toMove, past } = readGame(exports, variant)
    return past === null ? { seeds, burnt, toMove } : { seeds, burnt, toMove, past }
  }
  return {
    start(lot) {
      exports.startGame(game, lot === 'south' ? 0 : 1)
      return readGame(exports, variant)
    },
    takeUp: (from) => writeGame(exports, from),
    legal: () => choicesIn(exports.legal(game)).map((code) => decodeChoice(variant, positionNow(), code)),
    play(choice) {
      exports.play(game, encodeChoice(variant, positionNow(), choice))
      return readGame(exports, variant)
    },
  }
}
