import type { GameEngine } from '../../../src/renderer/game/gameEngine'
import type { Job, Outcome } from '../../../src/workers/jobs'

/** Something the Board asked of its workers, to be answered by the test. */
export interface Asked {
  readonly job: Extract<Job, { type: 'choose' | 'evaluate' | 'solve' | 'review' }>
  readonly cancelled: boolean
  /** Answers the request and lets everything that waits for it continue. */
  answer(outcome: Outcome<unknown>): Promise<void>
}

/** An engine without workers: requests wait in `asked` until the test answers them, and the test controls chance. */
export interface FakeEngine extends GameEngine {
  readonly asked: Asked[]
}

/** An engine for tests. */
export function createFakeEngine(random: () => number = () => 0.25): FakeEngine {
  const asked: Asked[] = []
  const ask = (job: Asked['job']) => {
    let settle: (outcome: Outcome<unknown>) => void = () => {}
    const outcome = new Promise<Outcome<unknown>>((resolve) => (settle = resolve))
    const question = {
      job,
      cancelled: false,
      async answer(given: Outcome<unknown>) {
        settle(given)
        for (let turn = 0; turn < 10; turn++) await Promise.resolve()
      },
    }
    asked.push(question)
    return { outcome, cancel: () => void (question.cancelled = true) }
  }
  return { ask: ask as GameEngine['ask'], random, asked }
}
