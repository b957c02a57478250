import { computed, onScopeDispose, ref, watch } from 'vue'
import type { Choice, Game } from '../../engine/rules/game'
import type { Stride } from '../board/frame'
import type { Before } from '../board/timeline'
import { ask } from '../platform/engine'
import { toldSteps } from './announce'
import { madeInRound, type Played } from './record/record'
import type { GameStore } from './gameStore'
import { usePlayback, type Tempo } from '../board/usePlayback'

/** What of a game lies on the board or is held over it. */
export function boardStateOf(game: Game): Before {
  const { seeds, burnt } = game.position
  const held = (['south', 'north'] as const).flatMap((side) => {
    const hand = game.hands?.[side]
    return hand?.status === 'sowing' ? [{ side, slot: hand.from, seeds: hand.left }] : []
  })
  return { seeds, burnt, hands: held }
}

/**
 * Brings the game to the table: plays moves in time, lets agents think in a worker when it is their turn, and walks
 * through the record. `onPlayed` hears of each move as it starts, `onProblem` of an agent that could not choose.
 */
export function useGamePlay(
  game: GameStore,
  tempo: Tempo,
  listen: { readonly onPlayed: (move: Played) => void; readonly onProblem: (reason: string) => void },
) {
  const playback = usePlayback(() => boardStateOf(game.game), tempo)
  const thinking = ref(false)
  const replaying = ref(false)
  let stopThinking: (() => void) | null = null

  const agentToMove = computed(
    () => game.atEnd && game.game.phase !== 'over' && game.playerToMove !== 'human' && !playback.busy.value,
  )

  /** Shows the move before the cursor. */
  async function showMove(start: 'running' | 'paused' = 'running'): Promise<void> {
    const move = game.moves[game.cursor - 1]
    if (!move) return
    listen.onPlayed(move)
    await playback.play(boardStateOf(move.before), toldSteps(game.variant, move.steps), start)
  }

  function choose(choice: Choice): string | null {
    halt()
    const played = game.choose(choice)
    if (!played.ok) return played.error
    game.running = true
    void showMove()
    return null
  }

  async function think(): Promise<void> {
    halt()
    thinking.value = true
    const submission = ask({
      type: 'choose',
      variant: game.variant,
      game: game.game,
      made: madeInRound(game.record, game.cursor),
      agent: game.playerToMove,
      seed: Math.floor(Math.random() * 2 ** 31),
    })
    let current = true
    stopThinking = () => {
      current = false
      thinking.value = false
      stopThinking = null
      submission.cancel()
    }
    const outcome = await submission.outcome
    if (!current) return
    thinking.value = false
    stopThinking = null
    if (outcome.status === 'done') {
      if (game.choose(outcome.value).ok) await showMove()
    } else {
      game.running = false
      if (outcome.status === 'failed') listen.onProblem(outcome.reason)
    }
  }

  /** Ends whatever is under way: a move in the air, a thought, a replay. */
  function halt(): void {
    replaying.value = false
    stopThinking?.()
    playback.end()
  }

  /** Stops the agent that thinks; it thinks again when play goes on. */
  function stop(): void {
    stopThinking?.()
    game.running = false
  }

  async function replay(): Promise<void> {
    replaying.value = true
    while (replaying.value && !game.atEnd) {
      game.goTo(game.cursor + 1)
      await showMove()
    }
    replaying.value = false
  }

  function playOrPause(): void {
    if (playback.busy.value) {
      if (playback.paused.value) playback.resume()
      else playback.pause()
    } else if (!game.atEnd) void replay()
    else if (thinking.value) stop()
    else game.running = !game.running
  }

  function stepForward(stride: Stride): void {
    if (playback.busy.value) return playback.stepForward(stride)
    if (game.atEnd) return
    replaying.value = false
    game.goTo(game.cursor + 1)
    if (stride === 'move') void showMove()
    else {
      void showMove('paused')
      playback.stepForward(stride)
    }
  }

  function stepBack(stride: Stride): void {
    replaying.value = false
    stop()
    if (playback.busy.value) {
      if (stride !== 'move' && playback.stepBack(stride)) return
      playback.end()
      game.goTo(game.cursor - 1)
      return
    }
    const move = game.moves[game.cursor - 1]
    if (!move) return
    if (stride === 'move') return game.goTo(game.cursor - 1)
    void playback.play(boardStateOf(move.before), toldSteps(game.variant, move.steps), 'paused')
    playback.rewindFromEnd(stride)
  }

  function goTo(count: number): void {
    halt()
    if (count < game.moves.length) game.running = false
    game.goTo(count)
  }

  watch(
    () => agentToMove.value && game.running && !thinking.value && !replaying.value,
    (due) => due && void think(),
    { immediate: true },
  )
  watch(() => game.record.beginning, halt)
  onScopeDispose(halt)

  return {
    playback,
    thinking,
    replaying,
    agentToMove,
    choose,
    halt,
    stop,
    playOrPause,
    stepForward,
    stepBack,
    goTo,
  }
}

/** The table at which the game is played. */
export type GamePlay = ReturnType<typeof useGamePlay>
