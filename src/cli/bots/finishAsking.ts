import { takeLetters } from '../../engine/players/outside'
import { botDeskOf } from './botFiles'

/** Runs work to its end and asks programs from outside whenever it needs them; `worker` keeps askers apart. */
export async function finishAsking<S, T>(
  work: Generator<S, T>,
  worker = 'command',
  onStep: (step: S) => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  const desk = botDeskOf(worker)
  for (;;) {
    const step = work.next()
    for (const letter of takeLetters()) {
      if ('question' in letter) letter.answer = await desk.ask(letter.question)
    }
    if (step.done) return step.value
    await onStep(step.value)
  }
}
