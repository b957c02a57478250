/** The pace of work, computed from samples of its progress. */
interface Pace {
  /** Records the progress: a share 0…1 and units (games, nodes) since the start of this session. */
  note(seconds: number, done: number, units: number): void
  /** Units per second over the last few seconds. */
  rate(): number
  /**
   * Seconds to the end at the recent pace, or null while unknown; `seconds` is how long this session has run, since
   * the last sample may be old.
   */
  left(seconds?: number): number | null
}

interface Sample {
  readonly seconds: number
  readonly done: number
  readonly units: number
}

/**
 * Rates use the last few seconds and the time left uses the last minute: one shows the present, the other must not
 * jump.
 */
const RATE_WINDOW = 4
const LEFT_WINDOW = 60

/** A pace at the start of a session; `done` is what earlier sessions have finished. */
export function createPace(done: number): Pace {
  const samples: Sample[] = [{ seconds: 0, done, units: 0 }]
  const since = (window: number): readonly [Sample, Sample] => {
    const last = samples.at(-1)!
    return [samples.find(({ seconds }) => seconds >= last.seconds - window)!, last]
  }
  return {
    note(seconds, share, units) {
      const last = samples.at(-1)!
      // At most ten samples per second, of the last minute; older ones are not needed.
      if (samples.length > 1 && seconds - samples.at(-2)!.seconds < 0.1) samples.pop()
      samples.push({ seconds, done: Math.max(last.done, share), units: Math.max(last.units, units) })
      while (samples[1] && samples[1].seconds < seconds - LEFT_WINDOW) samples.shift()
    },
    rate() {
      const [from, to] = since(RATE_WINDOW)
      return to.seconds > from.seconds ? (to.units - from.units) / (to.seconds - from.seconds) : 0
    },
    left(seconds = samples.at(-1)!.seconds) {
      const [first] = since(LEFT_WINDOW)
      const steps = samples.filter((sample, at) => at > 0 && sample.done > samples[at - 1]!.done)
      const [earliest, to] = [steps[0], steps.at(-1)]
      if (!earliest || !to || seconds < 1) return null
      // Workers take a moment to start: once there are samples to measure between, that moment no longer counts.
      const from = to.seconds - earliest.seconds >= 1 ? earliest : first
      const gained = to.done - from.done
      if (gained <= 0) return null
      const took = to.seconds - from.seconds
      const gap = took / Math.max(1, steps.length - (from === earliest ? 1 : 0))
      const waited = Math.max(0, seconds - to.seconds)
      // A step that is overdue means that the pace is slower than it was.
      const pace = (took + Math.max(0, waited - gap)) / gained
      return Math.max(0, (1 - to.done) * pace - Math.min(waited, gap))
    },
  }
}
