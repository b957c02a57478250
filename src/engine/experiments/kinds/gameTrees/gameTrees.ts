import type { Experiment, Task } from '../../contract/experiment'
import { report } from './report'
import { estimateGameTrees, type GameTreesPart, partShape, planGameTrees, runGameTrees } from './run'
import { type GameTreesSpec, parseGameTrees } from './spec'

/** The trees of small games, ready to be drawn. */
export const gameTrees: Experiment<GameTreesSpec, Task, GameTreesPart> = {
  kind: 'gameTrees',
  title: 'Game trees',
  question: 'What can happen in a small game?',
  unit: 'trees',
  defaults: { variants: [], strategy: '' },
  parse: parseGameTrees,
  partShape,
  plan: planGameTrees,
  estimate: estimateGameTrees,
  run: runGameTrees,
  report,
}
