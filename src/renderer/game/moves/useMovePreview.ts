import { computed, proxyRefs, ref, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import { slotOfChoice } from '../../../engine/board/otherChoices'
import type { Slot } from '../../../engine/board/position'
import type { Way } from '../../../engine/board/choice'
import { hasMargin as countsSeeds } from '../../../engine/variant/support'
import type { Text } from '../../../locales/message'
import { t } from '../../locales/i18n'
import type { GameStore } from '../gameStore'
import { previewMove } from './previewMove'
import { useMoveValues } from './useMoveValues'

/** Previews of the legal moves: what each would do, what it is worth, and which one is pointed at, focused or pinned. */
export function useMovePreview(
  game: GameStore,
  when: {
    /** The board shows the current position: no seed is moving and nothing is being edited. */
    readonly settled: MaybeRefOrGetter<boolean>
    /** How sentences name the player to move. */
    readonly mover: MaybeRefOrGetter<Text>
    /** A worker may value the moves: no agent is waiting for it. */
    readonly valuable: MaybeRefOrGetter<boolean>
  },
) {
  const previews = computed(() =>
    toValue(when.settled)
      ? game.choices.flatMap((choice) => previewMove(game.variant, game.game, choice) ?? [])
      : [],
  )
  const values = useMoveValues(
    () => game.variant,
    () => game.game,
    when.valuable,
  )
  const note = computed(() => (toValue(when.settled) ? values.note : ''))

  const pointed = shallowRef<Slot | null>(null)
  /** A hole that was chosen but can be sown in either direction. */
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
  const ofHole = computed(() =>
    previews.value.filter(({ choice }) => slotOfChoice(game.position, choice) === hole.value),
  )
  const preview = computed(
    () => ofHole.value.find(({ choice }) => choice.way === way.value) ?? ofHole.value[0],
  )
  /** Whether values count seeds; if not, a move wins, draws or loses. */
  const hasMargin = computed(() => countsSeeds(game.variant))
  const worth = computed(() => {
    const value = preview.value ? values.valueOf(preview.value.choice) : null
    if (value === null) return ''
    const how = values.exact ? 'Exactly' : 'About'
    const side = toValue(when.mover)
    if (!hasMargin.value && value !== 0)
      return t(value > 0 ? 'playing.winsExactly' : 'playing.losesExactly', { side })
    if (value === 0) return t(`playing.even${how}`)
    const args = { side, count: Math.round(Math.abs(value)) }
    return value > 0 ? t(`playing.ahead${how}`, args) : t(`playing.behind${how}`, args)
  })
  const ways = computed(() => (pinned.value === null ? [] : ofHole.value.map(({ choice }) => choice)))

  return proxyRefs({
    previews,
    note,
    valueOf: values.valueOf,
    /** Whether the values are proven. */
    isExact: computed(() => values.exact),
    isSolving: computed(() => values.proving),
    solve: values.solve,
    stopSolving: values.stopSolving,
    hasMargin,
    pointed,
    pinned,
    way,
    hole,
    preview,
    worth,
    ways,
  })
}

/** The previews of the legal moves. */
export type MovePreviews = ReturnType<typeof useMovePreview>
