import { usePreferredReducedMotion } from '@vueuse/core'
import { computed, onScopeDispose, proxyRefs, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import { isSameMove, type Choice } from '../../engine/board/choice'
import { slotOfChoice } from '../../engine/board/otherChoices'
import type { Slot } from '../../engine/board/position'
import { solutionOf, type ProvenMove } from '../../engine/puzzles/proof'
import { setUp, type Puzzle } from '../../engine/puzzles/puzzle'
import type { Game } from '../../engine/rules/game'
import { legal } from '../../engine/rules/legal'
import { play } from '../../engine/rules/play'
import { oneRoundOf } from '../../engine/solver/oneRound'
import type { Text } from '../../locales/message'
import { usePlayback } from '../board/usePlayback'
import { boardStateOf } from '../game/boardState'
import { useGameEngine } from '../game/gameEngine'
import { inBackground } from '../platform/inBackground'
import { useSettings } from '../storage/settings'

/** `tried`: a wrong hole is on the board, with its answer. `shown`: the user has asked for the solution. */
export type PuzzleStatus = 'proving' | 'asking' | 'moving' | 'tried' | 'solved' | 'shown' | 'failed'

/** One puzzle on the board: proves it, plays what is tried and the answer to it, and knows when it is solved. */
export function usePuzzle(puzzle: MaybeRefOrGetter<Puzzle | null>, onSolved: (puzzle: Puzzle) => void) {
  const engine = useGameEngine()
  const settings = useSettings()
  const motion = usePreferredReducedMotion()
  const set = computed(() => {
    const now = toValue(puzzle)
    const found = now && setUp(now)
    return found && { ...found, variant: oneRoundOf(found.variant) }
  })
  const game = shallowRef<Game | null>(null)
  const moves = shallowRef<readonly ProvenMove[]>([])
  const status = shallowRef<PuzzleStatus>('proving')
  const problem = shallowRef<Text | null>(null)
  const hints = shallowRef(0)
  const tried = shallowRef<ProvenMove | null>(null)
  const answer = shallowRef<Choice | null>(null)
  const solution = computed(() => {
    const now = toValue(puzzle)
    return now && solutionOf(moves.value, now.goal)
  })
  const playback = usePlayback(
    () => (game.value ? boardStateOf(game.value) : { seeds: [0, 0, 0, 0], burnt: [] }),
    {
      rate: () => (settings.instant ? Infinity : settings.seedsPerSecond),
      reducedMotion: () => motion.value === 'reduce',
    },
  )
  let cancel = (): void => undefined
  /** Rises whenever what is under way no longer counts. */
  let turn = 0

  function restart(): void {
    turn++
    playback.end()
    game.value = set.value?.game ?? null
    tried.value = null
    answer.value = null
    if (status.value !== 'proving' && status.value !== 'failed') status.value = 'asking'
  }

  async function prove(now: Puzzle): Promise<void> {
    status.value = 'proving'
    const submission = engine.ask({ type: 'puzzle', puzzle: now })
    cancel = () => submission.cancel()
    const outcome = await submission.outcome
    if (toValue(puzzle) !== now || outcome.status === 'cancelled') return
    if (outcome.status === 'done' && outcome.value) {
      moves.value = outcome.value
      status.value = 'asking'
    } else {
      status.value = 'failed'
      problem.value = outcome.status === 'failed' ? outcome.reason : ''
    }
  }

  watch(
    () => toValue(puzzle),
    (now) => {
      cancel()
      hints.value = 0
      moves.value = []
      problem.value = null
      status.value = 'proving'
      restart()
      if (now) inBackground(prove(now))
    },
    { immediate: true },
  )
  onScopeDispose(() => cancel())

  const playable = computed((): readonly Slot[] => {
    if (!set.value || status.value !== 'asking') return []
    const { variant, game: start } = set.value
    return legal(variant, start).map((choice) => slotOfChoice(start.position, choice))
  })

  function choose(slot: Slot): void {
    if (!set.value || status.value !== 'asking') return
    const { variant, game: start } = set.value
    const choice = legal(variant, start).find((choice) => slotOfChoice(start.position, choice) === slot)
    if (choice) inBackground(attempt(choice))
  }

  async function attempt(choice: Choice): Promise<void> {
    const now = toValue(puzzle)!
    const { variant, game: start } = set.value!
    const mine = ++turn
    status.value = 'moving'
    tried.value = moves.value.find((move) => isSameMove(variant, start.position, move.choice, choice)) ?? null
    await show(choice)
    if (mine !== turn) return
    if (solution.value && isSameMove(variant, start.position, choice, solution.value)) {
      status.value = 'solved'
      onSolved(now)
      return
    }
    if (now.goal !== 'turn') await reply(mine)
    if (mine === turn) status.value = 'tried'
  }

  async function show(choice: Choice): Promise<void> {
    const before = game.value!
    const played = play(set.value!.variant, before, choice)
    if (!played.ok) return
    game.value = played.value.game
    await playback.play(boardStateOf(before), played.value.steps)
  }

  /** North's best answer to a wrong hole, so that one sees why it is wrong. */
  async function reply(mine: number): Promise<void> {
    const now = game.value!
    if (now.phase !== 'play' || now.position.toMove === 'south') return
    const submission = engine.ask({ type: 'evaluate', variant: set.value!.variant, game: now })
    cancel = () => submission.cancel()
    const outcome = await submission.outcome
    if (mine !== turn || outcome.status !== 'done') return
    const best = [...outcome.value.moves].sort((a, b) => b.value - a.value)[0]
    if (!best) return
    answer.value = best.choice
    await show(best.choice)
  }

  function giveUp(): void {
    if (!solution.value) return
    restart()
    status.value = 'shown'
    inBackground(show(solution.value))
  }

  return proxyRefs({
    set,
    game,
    moves,
    status,
    problem,
    hints,
    tried,
    answer,
    solution,
    playback,
    playable,
    choose,
    restart,
    giveUp,
    hint: () => void (hints.value = Math.min(2, hints.value + 1)),
  })
}
