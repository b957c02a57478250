import { experimentOf } from '../../src/engine/experiments/contract/catalogue'
import { GOALS, type Goal } from '../../src/engine/experiments/kinds/winningOpenings/spec'
import { finish } from '../../src/engine/through'
import { findPreset } from '../../src/engine/variant/catalogue'
import type { Fold } from './fold'

/**
 * First turns that are searched: with the board in a vector, and by the reference rules where no fast search serves.
 */
const TURNS: readonly (readonly [preset: string, holes: number, goals: readonly Goal[]])[] = [
  ['dakon', 4, GOALS],
  ['congkak', 4, ['count', 'shortest', 'first']],
  ['congklak', 3, ['fewest-laps', 'first']],
]

/** What every goal of the opening search finds in small turns, and the moves it took. */
export function foldOpenings(fold: Fold): void {
  const openings = experimentOf('winningOpenings')
  for (const [preset, holes, goals] of TURNS) {
    for (const goal of goals) {
      const variant = findPreset(preset)!.make({ holes })
      const line = goal === 'analyse' ? '1 2 3' : ''
      const spec = openings.parse({ ...openings.defaults, variant, goal, line, effort: 1 })
      if (!spec.ok) throw new Error(JSON.stringify(spec.error))
      for (const task of openings.plan(spec.value)) {
        fold.addAll(finish(openings.run(spec.value, task)))
      }
    }
  }
}
