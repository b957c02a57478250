import { playSeries } from '../../../players/playSeries'
import { through } from '../../../through'
import type { Json, Progress } from '../../contract/experiment'
import type { LayoutsPart, LayoutsTask } from './run'
import { layoutsFor, startedFrom, type StartLayoutsSpec } from './spec'

/** Plays games from each layout; a layout's games have random numbers of their own. */
export function* playLayouts(
  spec: StartLayoutsSpec,
  task: LayoutsTask,
  checkpoint?: Json,
): Generator<Progress, LayoutsPart> {
  const layouts = layoutsFor(spec).slice(task.from, task.to)
  const known = checkpoint as unknown as LayoutsPart | undefined
  let results = known?.results ?? ''
  const scores = [...(known?.scores ?? [])]
  const { player, games, seed } = spec
  for (const { layout } of layouts.slice(results.length)) {
    const variant = startedFrom(spec, layout)
    const first = (task.from + scores.length) * games
    const range = { from: first, to: first + games }
    const playing = playSeries({ variant, first: player, second: player, seed }, range, [first])
    const { wins } = yield* through(playing, (played): Progress => ({
      done: (scores.length + played.games / games) / layouts.length,
      units: scores.length,
    }))
    scores.push([wins.south, wins.ties, wins.north, wins.undecided])
    results += wins.south > wins.north ? 'W' : wins.south < wins.north ? 'L' : 'D'
    yield {
      done: scores.length / layouts.length,
      units: scores.length,
      checkpoint: { results, values: [], scores: [...scores] },
    }
  }
  return { results, values: [], scores }
}
