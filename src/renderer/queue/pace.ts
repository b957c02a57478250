/** How fast something goes, from samples of how far it was. */
export interface Pace {
  /** Notes how far it is: a share 0…1 and units (games, nodes) since the start of this sitting. */
  note(seconds: number, done: number, units: number): void
  /** Units a second over the last moments. */
  rate(): number
  /** Seconds to the end at the recent pace, or null while nobody could know. */
  left(): number | null
}

interface Sample {
  readonly seconds: number
  readonly done: number
  readonly units: number
}

/** Rates look at the last few seconds, time left at the last minute: one shows what happens now, the other must not jump. */
const RATE_WINDOW = 4
const LEFT_WINDOW = 60

/** A pace at the start of a sitting; `done` is what earlier sittings have finished. */
export function createPace(done: number): Pace {
  const samples: Sample[] = [{ seconds: 0, done, units: 0 }]
  const since = (window: number): readonly [Sample, Sample] => {
    const last = samples.at(-1)!
    return [samples.find(({ seconds }) => seconds >= last.seconds - window)!, last]
  }
  return {
    note(seconds, share, units) {
      const last = samples.at(-1)!
      // Ten samples a second at most, a minute long: what is older says nothing new.
      if (samples.length > 1 && seconds - samples.at(-2)!.seconds < 0.1) samples.pop()
      samples.push({ seconds, done: Math.max(last.done, share), units: Math.max(last.units, units) })
      while (samples[1] && samples[1].seconds < seconds - LEFT_WINDOW) samples.shift()
    },
    rate() {
      const [from, to] = since(RATE_WINDOW)
      return to.seconds > from.seconds ? (to.units - from.units) / (to.seconds - from.seconds) : 0
    },
    left() {
      const [from, to] = since(LEFT_WINDOW)
      const gained = to.done - from.done
      if (to.seconds < 1 || gained <= 0) return null
      return ((1 - to.done) * (to.seconds - from.seconds)) / gained
    },
  }
}
