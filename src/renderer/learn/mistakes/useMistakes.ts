import { usePreferredReducedMotion } from '@vueuse/core'
import { computed, onScopeDispose, proxyRefs, ref, shallowRef } from 'vue'
import type { Choice } from '../../../engine/board/choice'
import { slotOfChoice } from '../../../engine/board/otherChoices'
import type { Side, Slot } from '../../../engine/board/position'
import type { Evaluation } from '../../../engine/kernel/kernel'
import { atStakeIn } from '../../../engine/review/grade'
import {
  advantageOf,
  isGoodEnough,
  pickMistakes,
  type Advantage,
  type Mistake,
} from '../../../engine/review/mistakes'
import { legal } from '../../../engine/rules/legal'
import type { Text } from '../../../locales/message'
import { usePlayback } from '../../board/usePlayback'
import { boardStateOf } from '../../game/boardState'
import { useGameEngine } from '../../game/gameEngine'
import { useGame } from '../../game/gameStore'
import { sameChoice } from '../../game/moves/previewMove'
import { extendRecord, gameAt, type PlayedGame } from '../../game/record/record'
import { useReview } from '../../game/review/reviewStore'
import { inBackground } from '../../platform/inBackground'
import { useSettings } from '../../storage/settings'

/** `tried`: a hole that is not good enough is on the board. `shown`: the user asked for the answer. */
export type TryStatus = 'asking' | 'moving' | 'tried' | 'found' | 'shown'

/** A way to sow a position, with what it is worth to the mover. */
export interface ValuedWay {
  readonly choice: Choice
  readonly value: number
  /** By how much the best one is worth more. */
  readonly loss: number
  readonly isPlayed: boolean
  readonly isBest: boolean
}

const MOST_HINTS = 2
/** Moves of a line of best play that are shown after the first. */
const LINE = 5

/** The choices that cost most in the game on the board, one after the other, to be tried again. */
export function useMistakes() {
  const engine = useGameEngine()
  const game = useGame()
  const reviews = useReview()
  const settings = useSettings()
  const motion = usePreferredReducedMotion()

  /** The positions of the reviewed game, and that game as it was; null until the review is there. */
  const lesson = shallowRef<{ readonly record: PlayedGame; readonly mistakes: readonly Mistake[] } | null>(
    null,
  )
  const place = ref(0)
  /** The places whose answer was found, or looked at. */
  const done = shallowRef<Readonly<Record<number, 'found' | 'shown'>>>({})
  const status = ref<TryStatus>('asking')
  const hints = ref(0)
  const evaluation = shallowRef<Evaluation | null>(null)
  const problem = shallowRef<Text | null>(null)
  /** What is on the board: the moves before the mistake, then what was tried. */
  const record = shallowRef<PlayedGame>(game.record)
  const tried = shallowRef<Choice | null>(null)
  /** Best play after the better hole, as far as it is known. */
  const line = shallowRef<PlayedGame | null>(null)
  let cancels: (() => void)[] = []
  /** Rises whenever what is under way no longer counts. */
  let turn = 0

  const mistake = computed(() => lesson.value?.mistakes[place.value] ?? null)
  const standing = computed(() =>
    lesson.value && mistake.value ? gameAt(lesson.value.record, mistake.value.at) : null,
  )
  const variant = computed(() => record.value.variant)
  const shownGame = computed(() => gameAt(record.value, record.value.moves.length))
  const playback = usePlayback(() => boardStateOf(shownGame.value), {
    rate: () => (settings.instant ? Infinity : settings.seedsPerSecond),
    reducedMotion: () => motion.value === 'reduce',
  })

  /** Every way to sow the position, best first. */
  const ways = computed((): readonly ValuedWay[] => {
    const [now, found, { value: asked }] = [standing.value, evaluation.value, mistake]
    if (!now || !found || !asked) return []
    const best = Math.max(...found.moves.map(({ value }) => value))
    return found.moves
      .map(({ choice, value }) => ({
        choice,
        value,
        loss: best - value,
        isPlayed: sameChoice(choice, asked.move.choice),
        isBest: value === best,
      }))
      .sort((a, b) => b.value - a.value || a.choice.hole - b.choice.hole)
  })
  const isProven = computed(() => evaluation.value?.quality === 'exact')
  const best = computed(() => ways.value[0] ?? null)
  const triedWay = computed(() => ways.value.find(({ choice }) => same(choice, tried.value)) ?? null)
  /** Why the best hole beats the one that was played. */
  const advantage = computed((): Advantage | null => {
    const now = standing.value
    if (!now || !best.value || !mistake.value) return null
    return advantageOf(variant.value, now, best.value.choice, mistake.value.move.choice)
  })

  function same(one: Choice, other: Choice | null): boolean {
    return other !== null && sameChoice(one, other)
  }

  /** Reviews the game if that has not been done, and begins with the first position. */
  async function begin(): Promise<void> {
    if (!reviews.review || reviews.isPartial) {
      await reviews.start()
      if (!reviews.review || reviews.isPartial) return
    }
    const people = (['south', 'north'] as const).filter((side) => game.isHuman(side))
    const sides: readonly Side[] = people.length > 0 ? people : ['south', 'north']
    lesson.value = { record: game.record, mistakes: pickMistakes(game.moves, reviews.review, sides) }
    done.value = {}
    open(0)
  }

  function stop(): void {
    turn++
    for (const cancel of cancels) cancel()
    cancels = []
  }
  onScopeDispose(stop)

  function open(at: number): void {
    stop()
    place.value = at
    hints.value = 0
    evaluation.value = null
    problem.value = null
    restart()
    if (mistake.value) inBackground(value())
  }

  /** Puts the position back as it was before the choice. */
  function restart(): void {
    playback.end()
    tried.value = null
    line.value = null
    status.value = 'asking'
    if (!lesson.value || !mistake.value) return
    const { moves } = lesson.value.record
    record.value = { ...lesson.value.record, moves: moves.slice(0, mistake.value.at) }
  }

  function ask(now: PlayedGame): Promise<Evaluation | null> {
    const submission = engine.ask({
      type: 'evaluate',
      variant: now.variant,
      game: gameAt(now, now.moves.length),
    })
    cancels.push(() => submission.cancel())
    return submission.outcome.then((outcome) => {
      if (outcome.status === 'failed') problem.value = outcome.reason
      return outcome.status === 'done' ? outcome.value : null
    })
  }

  async function value(): Promise<void> {
    const mine = turn
    const found = await ask(record.value)
    if (mine === turn) evaluation.value = found
  }

  const playable = computed((): readonly Slot[] => {
    const now = standing.value
    if (!now || status.value !== 'asking' || !evaluation.value) return []
    return legal(variant.value, now).map((choice) => slotOfChoice(now.position, choice))
  })

  /** Tries a hole; where it can be sown both ways, the better one. */
  function chooseSlot(slot: Slot): void {
    if (!playable.value.includes(slot) || !standing.value) return
    const { position } = standing.value
    const way = ways.value.find(({ choice }) => slotOfChoice(position, choice) === slot)
    if (way) inBackground(attempt(way))
  }

  async function attempt(way: ValuedWay): Promise<void> {
    const mine = turn
    status.value = 'moving'
    tried.value = way.choice
    await show(way.choice)
    if (mine !== turn || !standing.value) return
    const value = way.value
    const changesResult = isProven.value && Math.sign(value) !== Math.sign(best.value?.value ?? value)
    if (!isGoodEnough(way.loss, atStakeIn(variant.value, standing.value.position), changesResult)) {
      status.value = 'tried'
      return
    }
    status.value = 'found'
    done.value = { ...done.value, [place.value]: 'found' }
    await follow(mine)
  }

  async function giveUp(): Promise<void> {
    if (!best.value) return
    restart()
    const mine = turn
    status.value = 'moving'
    await show(best.value.choice)
    if (mine !== turn) return
    status.value = 'shown'
    if (done.value[place.value] === undefined) done.value = { ...done.value, [place.value]: 'shown' }
    await follow(mine)
  }

  async function show(choice: Choice): Promise<void> {
    const before = shownGame.value
    const next = extendRecord(record.value, record.value.moves.length, choice)
    if (!next.ok) return
    record.value = next.value
    await playback.play(boardStateOf(before), next.value.moves.at(-1)!.steps)
  }

  /** Looks for the best play that follows, one move after the other. */
  async function follow(mine: number): Promise<void> {
    line.value = record.value
    for (let more = 0; more < LINE && line.value; more++) {
      const now: PlayedGame = line.value
      const { phase, round } = gameAt(now, now.moves.length)
      if (phase !== 'play' || round !== standing.value?.round) return
      const found = await ask(now)
      if (mine !== turn || !found) return
      const [next] = [...found.moves].sort((a, b) => b.value - a.value)
      const extended = next && extendRecord(now, now.moves.length, next.choice)
      if (!extended?.ok) return
      line.value = extended.value
    }
  }

  return proxyRefs({
    lesson,
    place,
    done,
    status,
    hints,
    problem,
    record,
    mistake,
    standing,
    variant,
    ways,
    isProven,
    best,
    triedWay,
    advantage,
    line,
    playback,
    playable,
    evaluation,
    begin,
    open,
    restart,
    chooseSlot,
    giveUp,
    hint: () => void (hints.value = Math.min(MOST_HINTS, hints.value + 1)),
  })
}
