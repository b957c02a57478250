import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { judge, type ValuedMove } from '../../../engine/review/judge'
import { message, type Text } from '../../../locales/message'
import { useNotices } from '../../ui/notices'
import { useGameEngine } from '../gameEngine'
import { useGame } from '../gameStore'
import { sameChoice } from '../moves/previewMove'
import { recordText, type PlayedGame } from '../record/record'

/** What a review found of the first moves of a record. */
interface Found {
  readonly record: PlayedGame
  readonly valued: readonly ValuedMove[]
}

/**
 * The review of the game on the board. It holds for the moves that are still those it was made of, so moves played since
 * keep what came before them, and a variation or a game that is shown again has its review again.
 */
export const useReview = defineStore('review', () => {
  const { ask } = useGameEngine()
  const game = useGame()
  const notices = useNotices()
  const found = shallowRef<Found | null>(null)
  /** How far a review under way is, 0…1; null while there is none. */
  const progress = ref<number | null>(null)
  /** Why the last review failed; null unless it did. */
  const failure = shallowRef<Text | null>(null)
  let stop: () => void = () => {}
  let underWay: { readonly record: PlayedGame; readonly ended: Promise<void> } | null = null

  const valued = computed(() => (found.value ? stillValid(found.value, game.record) : []))
  const review = computed(() =>
    valued.value.length > 0 ? judge(game.variant, game.moves, valued.value) : null,
  )
  /** The review as it was made, of the whole game: its accuracy stays while another line of that game is shown. */
  const whole = computed(() =>
    found.value && valued.value.length > 0
      ? judge(found.value.record.variant, found.value.record.moves, found.value.valued)
      : null,
  )
  /** Whether moves were played since. */
  const isPartial = computed(() => valued.value.length < game.moves.length)

  /** Reviews the game on the board in a worker, unless that is under way; it can be played on meanwhile. */
  function start(): Promise<void> {
    const { record } = game
    if (progress.value === null || underWay?.record !== record) {
      cancel()
      underWay = { record, ended: value(record) }
    }
    return underWay.ended
  }

  async function value(record: PlayedGame): Promise<void> {
    progress.value = 0
    failure.value = null
    const submission = ask(
      { type: 'review', variant: record.variant, record: recordText(record) },
      ({ done }) => {
        if (current) progress.value = done
      },
    )
    let current = true
    stop = () => {
      current = false
      submission.cancel()
    }
    const outcome = await submission.outcome
    if (!current) return
    progress.value = null
    if (outcome.status === 'done') found.value = { record, valued: outcome.value }
    else if (outcome.status === 'failed') {
      failure.value = outcome.reason
      notices.warn(message('reviews.failed', { reason: outcome.reason }))
    }
  }

  /** Stops a review under way; an earlier one stays. */
  function cancel(): void {
    stop()
    stop = () => {}
    progress.value = null
  }

  /** Takes over the review of a game that was opened; says so if its file had one that does not fit. */
  function take(read: {
    readonly record: PlayedGame
    readonly valued: readonly ValuedMove[]
    readonly reviewLeftOut: boolean
  }): void {
    cancel()
    if (read.valued.length > 0) found.value = { record: read.record, valued: read.valued }
    if (read.reviewLeftOut) notices.warn(message('reviews.leftOut'))
  }

  return { found, progress, failure, valued, review, whole, isPartial, start, cancel, take }
})

function stillValid({ record, valued }: Found, now: PlayedGame): readonly ValuedMove[] {
  if (record.variant !== now.variant || record.setUp !== now.setUp || record.lot !== now.lot) return []
  const changed = valued.findIndex((_, at) => {
    const move = now.moves[at]
    return !move || !sameChoice(record.moves[at]!.choice, move.choice)
  })
  return changed < 0 ? valued : valued.slice(0, changed)
}
