import { computed, proxyRefs, shallowRef, watch } from 'vue'
import { namesWays, type Choice } from '../../../engine/board/choice'
import { otherKind, slotOfChoice, STOP } from '../../../engine/board/otherChoices'
import { holeOf, ownerOf, rowOf, type Slot } from '../../../engine/board/position'
import { message, type Text } from '../../../locales/message'
import type { GameStore } from '../gameStore'
import type { GamePlay } from '../useGamePlay'
import type { PositionEditing } from '../usePositionEditing'
import type { MovePreviews } from './useMovePreview'

/** Why a hole cannot be played; a new `id` each time it is said. */
interface HoleProblem {
  readonly slot: Slot
  readonly text: Text
  readonly id: number
}

/** Choosing moves by hand: which holes can be played, and playing one or saying why it cannot be played. */
export function useMoveChoice(
  game: GameStore,
  play: Pick<GamePlay, 'choose' | 'thinking' | 'playback' | 'showingAgain'>,
  preview: Pick<MovePreviews, 'pinned'>,
  editing: Pick<PositionEditing, 'active'>,
) {
  const n = computed(() => game.variant.board.holes)
  const side = computed(() => game.position.toMove)

  const humanToMove = computed(
    () =>
      !play.playback.busy && !play.thinking && game.game.phase !== 'over' && game.playerToMove === 'human',
  )
  /** The only hole that a lesson accepts now. */
  const asked = shallowRef<number | null>(null)
  const playable = computed(() => {
    if (!humanToMove.value || editing.active) return []
    const holes = game.choices.map(({ hole }) => hole)
    const wanted = asked.value !== null && holes.includes(asked.value) ? [asked.value] : [...new Set(holes)]
    return wanted.filter((hole) => hole !== STOP).map((hole) => slotOfChoice(game.position, { hole }))
  })
  /** What a person chooses now instead of a hole to begin with. */
  const other = computed(() => (humanToMove.value ? otherKind(game.variant, game.position) : null))
  /** The hole highlighted because a lesson asks for it. */
  const suggested = computed(() => (asked.value === null ? null : (playable.value[0] ?? null)))

  /** Plays a choice if it is a person's turn. */
  function choose(choice: Choice): void {
    if (!humanToMove.value) return
    const refused = play.choose(choice)
    if (refused) say(slotOfChoice(game.position, choice), refused)
  }

  /** Why the hole that was chosen last cannot be played, to be said next to it until anything else is done. */
  const problem = shallowRef<HoleProblem | null>(null)
  let count = 0
  function say(slot: Slot, text: Text): void {
    problem.value = { slot, text, id: ++count }
  }
  function forgetProblem(): void {
    problem.value = null
  }
  watch([() => game.game, () => play.playback.busy, () => editing.active, asked], forgetProblem)

  /**
   * Plays a hole that can be sown in one direction, pins one that can be sown in both, and says why any other cannot
   * be played.
   */
  function chooseSlot(slot: Slot): void {
    forgetProblem()
    if (editing.active) return
    const ways = game.choices.filter((each) => slotOfChoice(game.position, each) === slot)
    if (playable.value.includes(slot) && ways.length === 1) return choose(ways[0]!)
    if (playable.value.includes(slot)) preview.pinned = preview.pinned === slot ? null : slot
    else say(slot, whyNot(slot))
  }

  function whyNot(slot: Slot): Text {
    if (play.showingAgain) return message('told.shownAgain')
    if (play.playback.busy) return message('game.waitForMove')
    if (game.game.phase === 'over') return message('game.overStartNew')
    if (play.thinking || game.playerToMove !== 'human') return message('game.agentsTurn')
    if (asked.value !== null) return message('playing.lessonAsks', { hole: asked.value })
    if (other.value !== null) return message('play.notAmongThese')
    const reachesBothRows = game.variant.lift.reach === 'bothRows'
    if (!reachesBothRows && ownerOf(game.position, slot) !== side.value)
      return message('told.chooseAnother', { problem: message('game.notYourHole') })
    const hole = holeOf(n.value, slot) + (rowOf(n.value, slot) === side.value ? 0 : n.value)
    // A hole that can be sown in neither direction cannot be sown in this one.
    const tried: Choice = namesWays(game.variant) ? { hole, way: 'anticlockwise' } : { hole }
    return message('told.chooseAnother', { problem: game.problemOf(tried) ?? message('game.notPlayable') })
  }

  /** Chooses the mover's hole of this number. */
  function chooseHole(hole: number): void {
    if (hole <= n.value && !editing.active) chooseSlot(slotOfChoice(game.position, { hole }))
  }

  return proxyRefs({
    humanToMove,
    other,
    asked,
    suggested,
    playable,
    problem,
    forgetProblem,
    choose,
    chooseSlot,
    chooseHole,
  })
}
