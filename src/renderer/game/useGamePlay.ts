import { computed, onScopeDispose, proxyRefs, ref, toValue, watch } from 'vue'
import { describePlayer } from '../../engine/players/player'
import type { Choice } from '../../engine/board/choice'
import { message, type Text } from '../../locales/message'
import type { Stride } from '../board/frame'
import { usePlayback, type Tempo } from '../board/usePlayback'
import { toldSteps } from './announce'
import { boardStateOf } from './boardState'
import { useGameEngine } from './gameEngine'
import type { GameStore } from './gameStore'
import { madeInRound, roundStartOf } from './record/record'
import { turnAround } from './told/moveFacts'
import { useTurnPace } from './useTurnPace'
import { inBackground } from '../platform/inBackground'

/** Events during play that the page announces. */
interface GamePlayEvents {
  /** An agent failed or chose an illegal move; it is not asked again until play is resumed. */
  readonly onAgentProblem: (reason: Text) => void
}

/** Plays the game on the board: shows moves in time, lets agents think in a worker, and steps through the record. */
export function useGamePlay(game: GameStore, tempo: Tempo, events: GamePlayEvents) {
  const { ask, random } = useGameEngine()
  const pace = useTurnPace()
  const playback = usePlayback(() => boardStateOf(game.game), {
    rate: () => toValue(tempo.rate) * pace.factor(playback.time),
    reducedMotion: tempo.reducedMotion,
  })
  const thinking = ref(false)
  const replaying = ref(false)
  let stopThinking: (() => void) | null = null
  /** Where the game stood when moves began to be shown again; null while none are. */
  const returnTo = ref<number | null>(null)
  const showingAgain = computed(() => returnTo.value !== null)

  const agentToMove = computed(
    () => game.atEnd && game.game.phase !== 'over' && game.playerToMove !== 'human' && !playback.busy,
  )

  /** Shows the move that led to the position shown. */
  async function showMove(start: 'running' | 'paused' = 'running'): Promise<void> {
    const move = game.moves[game.cursor - 1]
    if (!move) return
    pace.begin(move.side, !replaying.value && game.players[move.side] !== 'human')
    await playback.play(boardStateOf(move.before), toldSteps(game.variant, move.steps), start)
    pace.end(playback.time)
  }

  /** Plays a person's choice; returns why it cannot be played, or null. */
  function choose(choice: Choice): Text | null {
    halt()
    const played = game.choose(choice)
    if (!played.ok) return played.error
    game.running = true
    inBackground(showMove())
    return null
  }

  async function think(): Promise<void> {
    halt()
    thinking.value = true
    const player = game.playerToMove
    const submission = ask({
      type: 'choose',
      variant: game.variant,
      game: game.game,
      made: madeInRound(game.record, game.cursor),
      ...roundStartOf(game.record, game.cursor),
      agent: player,
      seed: Math.floor(random() * 2 ** 31),
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
      const played = game.choose(outcome.value)
      if (played.ok) return showMove()
      const { hole } = outcome.value
      giveUp(message('game.agentRefused', { player: describePlayer(player), hole, problem: played.error }))
    } else giveUp(outcome.status === 'failed' ? outcome.reason : null)
  }

  /** Stops asking the agent until play is resumed. */
  function giveUp(reason: Text | null): void {
    game.running = false
    if (reason !== null) events.onAgentProblem(reason)
  }

  /** Ends whatever is in progress: an animated move, an agent's thinking, a replay. */
  function halt(): void {
    replaying.value = false
    stopThinking?.()
    playback.end()
    endShowingAgain()
  }

  function endShowingAgain(): void {
    const at = returnTo.value
    returnTo.value = null
    if (at !== null) game.goTo(at)
  }

  /** Shows something again that led to the position shown, and then returns to it, unless that was left meanwhile. */
  async function showAgain(show: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
    halt()
    const mine = Symbol('shown again')
    replaying.value = true
    returnTo.value = game.cursor
    shown = mine
    const isCurrent = (): boolean => shown === mine && returnTo.value !== null
    await show(isCurrent)
    if (!isCurrent()) return
    replaying.value = false
    endShowingAgain()
  }
  let shown: symbol | null = null

  /** Shows the turn again that the move shown belongs to, up to that move. */
  function replayTurn(): void {
    const last = game.cursor - 1
    if (last < 0) return
    const { first } = turnAround(game.moves, returnTo.value === null ? last : returnTo.value - 1)
    inBackground(
      showAgain(async (isCurrent) => {
        const end = game.cursor
        for (let at = first; at < end && isCurrent(); at++) {
          game.goTo(at + 1)
          await showMove()
        }
      }),
    )
  }

  /** Shows one lap of a move again, and pauses at its end. */
  function replayLap(move: number, lap: number): void {
    inBackground(
      showAgain(async () => {
        game.goTo(move + 1)
        const ended = showMove('paused')
        playback.playLap(lap)
        await ended
      }),
    )
  }

  /** Shows the rest of the turn at once: the current move, and an agent's further moves until the other side plays. */
  function skip(): void {
    pace.skip(game.moves[game.cursor - 1]?.side ?? game.position.toMove)
    if (replaying.value || showingAgain.value) halt()
    else playback.end()
  }

  /** Stops the agent that is thinking; it thinks again when play is resumed. */
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
    if (playback.busy) {
      if (playback.paused) playback.resume()
      else playback.pause()
    } else if (!game.atEnd) inBackground(replay())
    else if (thinking.value) stop()
    else game.running = !game.running
  }

  function stepForward(stride: Stride): void {
    if (!showingAgain.value) replaying.value = false
    if (playback.busy) return playback.stepForward(stride)
    if (game.atEnd) return
    game.goTo(game.cursor + 1)
    if (stride === 'move') inBackground(showMove())
    else {
      inBackground(showMove('paused'))
      playback.stepForward(stride)
    }
  }

  function stepBack(stride: Stride): void {
    if (!showingAgain.value) {
      replaying.value = false
      stop()
    }
    if (playback.busy) {
      if (stride !== 'move' && playback.stepBack(stride)) return
      returnTo.value = null
      replaying.value = false
      playback.end()
      game.goTo(game.cursor - 1)
      return
    }
    const move = game.moves[game.cursor - 1]
    if (!move) return
    if (stride === 'move') return game.goTo(game.cursor - 1)
    inBackground(playback.play(boardStateOf(move.before), toldSteps(game.variant, move.steps), 'paused'))
    playback.rewindFromEnd(stride)
  }

  function goTo(count: number): void {
    halt()
    pace.forget()
    if (count < game.moves.length) game.running = false
    game.goTo(count)
  }

  // Anything in progress ends as soon as the record is replaced, before an agent is asked about the new one.
  watch(() => game.record, halt, { flush: 'sync' })
  watch(
    () => (agentToMove.value && game.running && !thinking.value && !replaying.value ? game.game : null),
    (waiting) => waiting && inBackground(think()),
    { immediate: true },
  )
  onScopeDispose(halt)

  return proxyRefs({
    playback,
    thinking,
    replaying,
    showingAgain,
    agentToMove,
    choose,
    halt,
    skip,
    stop,
    replayTurn,
    replayLap,
    playOrPause,
    stepForward,
    stepBack,
    goTo,
  })
}

/** The play of the game on the board. */
export type GamePlay = ReturnType<typeof useGamePlay>
