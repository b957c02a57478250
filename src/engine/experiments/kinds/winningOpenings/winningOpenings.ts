import { countBytes } from '../../../openings/count'
import { fewestLapsBytes } from '../../../openings/fewestLaps'
import { leastLimitBytes } from '../../../openings/leastLimit'
import { maxCaptureBytes } from '../../../openings/maxCapture'
import type { Opening } from '../../../openings/opening'
import { shortestBytes } from '../../../openings/shortest'
import { findPreset } from '../../../variant/catalogue'
import type { Experiment } from '../../contract/experiment'
import { exhaustiveOf } from './exhaustive'
import { lanesOf, planOpenings, type OpeningsTask } from './plan'
import { reportOpenings } from './report'
import { partShape } from './partShape'
import { movesForLines, runOpenings, type OpeningsPart } from './run'
import { openingOfSpec, parseOpenings, type Goal, type OpeningsSpec } from './spec'
import { templates } from './templates'

/** Moves a worker plays in a second: going through all continuations, and looking for lines. */
const VECTOR_RATE = 45e6
const PLAIN_RATE = 8e6
/** Moves of a full search over boards of 7 holes and more, as far as that can be foreseen. */
const MOVES_A_SHARE = 130e6

/** Winning openings: how many, how short, how simple. */
export const winningOpenings: Experiment<OpeningsSpec, OpeningsTask, OpeningsPart> = {
  kind: 'winningOpenings',
  title: 'Winning openings',
  question: 'Can the first player win before the other moves, and in how many ways?',
  unit: 'moves',
  defaults: {
    variant: findPreset('dakon')!.make({ holes: 6 }),
    position: '',
    goal: 'count',
    line: '',
    effort: 1000,
    proof: 'quick',
  },
  fields: [
    { path: 'variant', label: 'Variant', type: 'variant' },
    {
      path: 'goal',
      label: 'Goal',
      type: 'choice',
      options: [
        { value: 'count', label: 'Count all' },
        { value: 'shortest', label: 'Shortest' },
        { value: 'max-capture', label: 'Most captured' },
        { value: 'fewest-laps', label: 'Fewest laps in a move' },
        { value: 'fewest-cycles', label: 'Fewest cycles in a move' },
        { value: 'first', label: 'Is there any?' },
        { value: 'analyse', label: 'Measure a line' },
      ],
    },
    {
      path: 'line',
      label: 'Line',
      hint: 'Hole numbers, as played in one turn.',
      type: 'text',
      when: { path: 'goal', is: ['analyse'] },
    },
    {
      path: 'position',
      label: 'Position',
      hint: 'Leave empty for the start of the game.',
      type: 'text',
      rare: true,
    },
    {
      path: 'effort',
      label: 'Effort',
      hint: 'What a search that cannot be exhausted may play.',
      type: 'integer',
      min: 1,
      max: 1_000_000,
      unit: 'million moves',
      rare: true,
    },
    {
      path: 'proof',
      label: 'Proof',
      type: 'choice',
      options: [
        { value: 'none', label: 'Find lines only' },
        { value: 'quick', label: 'What takes minutes' },
        { value: 'full', label: 'Whatever it takes' },
      ],
      rare: true,
    },
  ],
  templates,
  parse: parseOpenings,
  partShape,
  plan: planOpenings,
  estimate(spec) {
    const opening = openingOfSpec(spec)
    const split = exhaustiveOf(spec)?.ifLarge ?? null
    const moves = movesForLines(spec, split !== null)
    const shares = split?.shares ?? 0
    return {
      seconds:
        (shares > 4 ? shares * MOVES_A_SHARE : 0) / VECTOR_RATE +
        (spec.goal === 'count' ? 1 : (moves * lanesOf(spec)) / PLAIN_RATE),
      memoryBytes: Math.max(
        split === null || opening === null ? 0 : countBytes(opening, split, split.sieve),
        opening === null ? 2 ** 20 : lineBytes(spec.goal, opening, moves),
      ),
      csvBytes: 20_000,
    }
  },
  run: runOpenings,
  report: reportOpenings,
}

/** Bytes that looking for a line takes. */
function lineBytes(goal: Goal, opening: Opening, moves: number): number {
  if (goal === 'shortest') return shortestBytes(opening, moves)
  if (goal === 'max-capture') return maxCaptureBytes(opening, moves)
  if (goal === 'fewest-laps') return Math.max(leastLimitBytes(opening), fewestLapsBytes(opening, moves))
  return goal === 'fewest-cycles' ? leastLimitBytes(opening) : 2 ** 20
}
