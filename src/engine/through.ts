/** Runs work to its end and passes on what each of its steps yields, mapped. */
export function* through<A, B, T>(work: Generator<A, T>, say: (step: A) => B): Generator<B, T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    yield say(step.value)
  }
}

/** Runs work to its end at once. */
export function finish<T>(work: Generator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}
