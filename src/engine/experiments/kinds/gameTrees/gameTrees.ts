import { message } from '../../../../locales/message'
import type { Experiment, Task } from '../../contract/experiment'
import { variantSteps } from '../variantSteps'
import { growTree, partShape, type GameTreesPart } from './run'
import { type GameTreesSpec, parseGameTrees } from './spec'

/** The trees of small games, ready to be drawn. */
export const gameTrees: Experiment<GameTreesSpec, Task, GameTreesPart> = {
  kind: 'gameTrees',
  title: message('kinds.gameTrees'),
  question: message('questions.gameTrees'),
  unit: message('kinds.unitTrees'),
  defaults: { variants: [], strategy: '' },
  parse: parseGameTrees,
  partShape,
  ...variantSteps({
    weightOf: ({ board }) => 4 ** board.holes,
    memoryBytes: 50e6,
    csvBytesPerVariant: 30_000,
    look: growTree,
  }),
}
