import { computed, toValue, type MaybeRefOrGetter } from 'vue'
import { holeOf, sideOf, slotOf, type Slot } from '../../../engine/board/position'
import type { Choice } from '../../../engine/rules/game'
import type { GameStore } from '../gameStore'
import { useNotices } from '../../ui/notices'
import type { MovePreviews } from './useMovePreview'
import type { GamePlay } from '../useGamePlay'

/** Choosing by hand: which holes can be played, and what comes of choosing one, or why nothing does. */
export function useMoveChoice(
  game: GameStore,
  { thinking, playback, choose: play }: GamePlay,
  { pinned }: MovePreviews,
  editing: MaybeRefOrGetter<boolean>,
) {
  const notices = useNotices()
  const n = computed(() => game.variant.board.holes)
  const side = computed(() => game.position.toMove)

  const humanToMove = computed(
    () =>
      !playback.busy.value && !thinking.value && game.game.phase !== 'over' && game.playerToMove === 'human',
  )
  const playable = computed(() =>
    humanToMove.value && !toValue(editing)
      ? [...new Set(game.choices.map(({ hole }) => slotOf(n.value, side.value, hole)))]
      : [],
  )

  function choose(choice: Choice): void {
    const problem = play(choice)
    if (problem) notices.warn(problem)
  }

  /** Plays a hole that can be sown one way, pins one that can be sown either way, and says why another cannot. */
  function chooseSlot(slot: Slot): void {
    if (toValue(editing)) return
    const ways = game.choices.filter(({ hole }) => slotOf(n.value, side.value, hole) === slot)
    if (playable.value.includes(slot) && ways.length === 1) return choose(ways[0]!)
    if (playable.value.includes(slot)) pinned.value = pinned.value === slot ? null : slot
    else notices.say(whyNot(slot))
  }

  function whyNot(slot: Slot): string {
    if (playback.busy.value) return 'A move is under way: wait, or skip to its end.'
    if (game.game.phase === 'over') return 'The game is over: start a new one, or step back.'
    if (thinking.value || game.playerToMove !== 'human') return 'It is the agent’s turn.'
    if (slot <= 2 * n.value && sideOf(n.value, slot) !== side.value) return 'That hole is the other player’s.'
    const tried = game.variant.sow.direction === 'eitherWay' ? { hole: 0 } : { hole: holeOf(n.value, slot) }
    return game.problemOf(tried) ?? 'That hole cannot be played now.'
  }

  /** Chooses the mover's hole of this number. */
  function chooseHole(hole: number): void {
    if (hole <= n.value && !toValue(editing)) chooseSlot(slotOf(n.value, side.value, hole))
  }

  return { humanToMove, playable, choose, chooseSlot, chooseHole }
}
