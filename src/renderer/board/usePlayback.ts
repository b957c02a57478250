import { computed, onScopeDispose, proxyRefs, ref, shallowRef, toValue, type MaybeRefOrGetter } from 'vue'
import type { Step } from '../../engine/rules/step'
import { frameAt, stillFrame, stopsOf, type Frame, type Stride } from './frame'
import { layOutSteps, NORMAL_RATE, type BoardState, type Pace, type Timeline } from './timeline'

/** Above this many seeds per second, and for moves of more laps than a person would watch, laps appear whole. */
export const FASTEST_SEEDS = 40
const MOST_DROPS = 1500

/** How a playback moves; each value is read when needed, so that it can change during playback. */
export interface Tempo {
  /** Seeds per second; Infinity shows only the result. */
  readonly rate: MaybeRefOrGetter<number>
  readonly reducedMotion: MaybeRefOrGetter<boolean>
}

/** Plays steps on a board in time: start, pause, step, skip. The frame is what to draw now. */
export function usePlayback(rest: MaybeRefOrGetter<BoardState>, tempo: Tempo) {
  const timeline = shallowRef<Timeline | null>(null)
  const time = ref(0)
  const paused = ref(false)
  let until = 0
  let request = 0
  let before = 0
  let finish: (() => void) | null = null

  const frame = computed<Frame>(() =>
    timeline.value ? frameAt(timeline.value, time.value) : stillFrame(toValue(rest)),
  )
  const busy = computed(() => timeline.value !== null)
  /** How many seeds, or whole laps, of what is shown have landed. */
  const landed = computed(() => {
    if (!timeline.value) return 0
    const { landings, lapStarts } = timeline.value
    return (landings.length > 0 ? landings : lapStarts).filter((at) => at <= time.value).length
  })

  function paceOf(steps: readonly Step[]): Pace {
    const drops = steps.filter((step) => step.kind === 'drop').length
    return toValue(tempo.reducedMotion) || toValue(tempo.rate) > FASTEST_SEEDS || drops > MOST_DROPS
      ? 'laps'
      : 'seeds'
  }

  /** Shows the steps from a position; resolves when they have been shown, skipped or replaced. */
  function play(
    from: BoardState,
    steps: readonly Step[],
    start: 'running' | 'paused' = 'running',
  ): Promise<void> {
    end()
    if (toValue(tempo.rate) === Infinity && start === 'running') return Promise.resolve()
    const laid = layOutSteps(from, steps, paceOf(steps))
    if (laid.duration === 0) return Promise.resolve()
    timeline.value = laid
    time.value = 0
    until = laid.duration
    paused.value = start === 'paused'
    return new Promise((resolve) => {
      finish = resolve
      if (!paused.value) tick()
    })
  }

  function tick(): void {
    before = performance.now()
    cancelAnimationFrame(request)
    request = requestAnimationFrame(advance)
  }

  function advance(now: number): void {
    const laid = timeline.value
    if (!laid || paused.value) return
    const rate = toValue(tempo.rate)
    if (rate === Infinity) return end()
    time.value = Math.min(until, time.value + (Math.max(0, now - before) * rate) / NORMAL_RATE)
    before = now
    if (time.value >= laid.duration) end()
    else if (time.value >= until) paused.value = true
    else request = requestAnimationFrame(advance)
  }

  /** Skips to the end; the board shows the result. */
  function end(): void {
    cancelAnimationFrame(request)
    timeline.value = null
    paused.value = false
    finish?.()
    finish = null
  }

  function pause(): void {
    if (!timeline.value) return
    cancelAnimationFrame(request)
    paused.value = true
  }

  function resume(): void {
    if (!timeline.value) return
    until = timeline.value.duration
    paused.value = false
    tick()
  }

  /** Plays to the next stop and pauses there; called again before that, it plays to the one after. */
  function stepForward(stride: Stride): void {
    if (!timeline.value) return
    const { duration } = timeline.value
    const from = !paused.value && until < duration ? until : time.value
    const next = stopsOf(timeline.value, stride).find((stop) => stop > from + 1)
    if (next === undefined || next >= duration) return end()
    until = next
    paused.value = false
    tick()
  }

  /** Shows one lap, by its number from 0, and pauses at its end; after the last lap, the board shows the result. */
  function playLap(lap: number): void {
    if (!timeline.value) return
    const { lapStarts, duration } = timeline.value
    time.value = lapStarts[lap] ?? 0
    const next = lapStarts.find((start) => start > time.value)
    until = next === undefined ? duration : next - 0.5
    paused.value = false
    tick()
  }

  /** Jumps to the previous stop and pauses there; false if there is none. */
  function stepBack(stride: Stride): boolean {
    if (!timeline.value) return false
    cancelAnimationFrame(request)
    paused.value = true
    const stops = stopsOf(timeline.value, stride).filter((stop) => stop < time.value - 1)
    if (stops.length === 0 && time.value <= 0) return false
    time.value = stops.at(-1) ?? 0
    return true
  }

  /** Pauses at the last stop, for stepping backwards into a move. */
  function rewindFromEnd(stride: Stride): void {
    if (!timeline.value) return
    cancelAnimationFrame(request)
    paused.value = true
    time.value = stopsOf(timeline.value, stride).at(-2) ?? 0
  }

  onScopeDispose(end)
  return proxyRefs({
    frame,
    busy,
    landed,
    paused,
    time,
    play,
    end,
    pause,
    resume,
    stepForward,
    playLap,
    stepBack,
    rewindFromEnd,
  })
}
