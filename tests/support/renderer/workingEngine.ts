import type { GameEngine } from '../../../src/renderer/game/gameEngine'
import { finish } from '../../../src/engine/through'
import type { Job } from '../../../src/workers/jobs'
import { provePuzzle } from '../../../src/workers/puzzles'
import { reviewMoves } from '../../../src/workers/reviewMoves'
import { valueMoves } from '../../../src/workers/withProof'

/** An engine that does what the workers do, at once and without them. */
export function workingEngine(): GameEngine {
  const ask = (job: Job) => ({
    outcome: Promise.resolve({ status: 'done' as const, value: answerTo(job) }),
    cancel: () => {},
  })
  return { ask: ask as GameEngine['ask'], random: () => 0.25 }
}

function answerTo(job: Job): unknown {
  switch (job.type) {
    case 'evaluate':
      return finish(valueMoves(job.variant, job.game))
    case 'review':
      return finish(reviewMoves(job.variant, job.record))
    case 'puzzle':
      return finish(provePuzzle(job.puzzle))
    default:
      throw new Error(`Nothing here answers ${job.type}`)
  }
}
