import { computed, ref, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import { slotOf, type Slot } from '../../../engine/board/position'
import type { Way } from '../../../engine/rules/game'
import { previewMove } from './previewMove'
import type { GameStore } from '../gameStore'
import { useMoveValues } from './useMoveValues'

/**
 * MovePreviews at moves before they are made: what each would do, what it is worth, and which one the pointer, the focus or
 * a pinned hole is on.
 */
export function useMovePreview(
  game: GameStore,
  when: {
    /** Moves can be foreseen: the board shows a position of the game. */
    readonly visible: MaybeRefOrGetter<boolean>
    /** A worker may value them: no agent waits for it. */
    readonly valuable: MaybeRefOrGetter<boolean>
  },
) {
  const previews = computed(() =>
    toValue(when.visible)
      ? game.choices.flatMap((choice) => previewMove(game.variant, game.game, choice) ?? [])
      : [],
  )
  const { values, note } = useMoveValues(
    () => game.variant,
    () => game.game,
    when.valuable,
  )

  const pointed = shallowRef<Slot | null>(null)
  /** A hole that was chosen but may be sown either way. */
  const pinned = shallowRef<Slot | null>(null)
  const way = ref<Way>()
  watch(
    () => game.game,
    () => {
      pinned.value = null
      way.value = undefined
    },
  )

  const hole = computed(() => pinned.value ?? pointed.value)
  const seen = computed(() =>
    previews.value.filter(
      ({ choice }) => slotOf(game.variant.board.holes, game.position.toMove, choice.hole) === hole.value,
    ),
  )
  const preview = computed(() => seen.value.find(({ choice }) => choice.way === way.value) ?? seen.value[0])
  const worth = computed(() => {
    const { choice } = preview.value ?? {}
    const found = values.value.find(
      (move) => move.choice.hole === choice?.hole && move.choice.way === choice?.way,
    )
    if (!found) return ''
    const figure = found.value > 0 ? `+${found.value}` : String(found.value).replace('-', '−')
    return note.value.startsWith('exact') ? `Worth ${figure} at best play.` : `Worth about ${figure}.`
  })
  const ways = computed(() => (pinned.value === null ? [] : seen.value.map(({ choice }) => choice)))

  return { previews, values, note, pointed, pinned, way, hole, preview, worth, ways }
}

/** MovePreviews at moves before they are made. */
export type MovePreviews = ReturnType<typeof useMovePreview>
