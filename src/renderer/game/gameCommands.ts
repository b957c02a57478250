import { nextTick } from 'vue'
import { inBackground } from '../platform/inBackground'
import type { MovePreviews } from './moves/useMovePreview'
import type { BoardOptions } from './useBoardOptions'
import type { GameStore } from './gameStore'
import type { GamePlay } from './useGamePlay'
import type { PositionEditing } from './usePositionEditing'

/** What buttons, menus and keys of the Board do, each under one name. */
export function createGameCommands(parts: {
  readonly preview: MovePreviews
  readonly game: GameStore
  readonly play: GamePlay
  readonly editing: PositionEditing
  readonly options: BoardOptions
}) {
  const { game, play, editing, options, preview } = parts
  return {
    begin: () => game.begin(),
    rematch: () => game.begin(),
    swapSides: () => game.swapSides(),
    skip: () => play.skip(),
    replayTurn: () => play.replayTurn(),
    /** Proves what every move is worth, shown beside the board. */
    solve(): void {
      play.halt()
      options.hintsShown = true
      inBackground(nextTick(() => preview.solve()))
    },
    /** Leaves the editor, or shows the rest of a move at once; false if there is nothing to leave. */
    leave(): boolean {
      if (editing.active) {
        editing.cancel()
        return true
      }
      const busy = play.playback.busy || play.showingAgain
      if (busy) play.skip()
      return busy
    },
    undo(): void {
      play.halt()
      game.undo()
    },
    redo(): void {
      play.halt()
      game.redo()
    },
    playOrPause: () => play.playOrPause(),
    stepBack: () => play.stepBack(options.stride),
    stepForward: () => play.stepForward(options.stride),
    goToStart: () => play.goTo(0),
    goToEnd: () => play.goTo(game.moves.length),
    toggleRoutes: () => void (options.routesShown = !options.routesShown),
    toggleLog: () => void (options.logOpen = !options.logOpen),
    toggleHints: () => void (options.hintsShown = !options.hintsShown),
    toggleSounds: () => void (options.sounds = !options.sounds),
    toggleInstant: () => void (options.instant = !options.instant),
    toggleEditing(): void {
      if (editing.active) return editing.cancel()
      play.halt()
      editing.begin(game.position)
    },
  }
}

/** The commands of the Board. */
export type GameCommands = ReturnType<typeof createGameCommands>
