import type { MatrixCell } from '../../../experiments/kinds/scenarioMatrix/cell'
import { matrixCells } from '../../../experiments/kinds/scenarioMatrix/report'
import { percent, percentWithin } from '../../../experiments/report/wording'
import type { Item, Size } from '../../item'
import { beyond } from '../../claims'
import { game, only, runOf } from '../../run'

const NOVICE = 'novice'
const EXPERT = 'maximal'

/** Games a scenario: enough to tell the shares apart, few enough to wait for. */
const GAMES: Readonly<Record<Size, number>> = { quick: 40, full: 1_000 }

/** The four scenarios of novices and experts, and the paper's open questions on them. */
export const congkakScenarios: Item<'scenarioMatrix'> = {
  id: 'congkak-scenarios',
  paper: 'congkak',
  title: 'Scenarios I–IV',
  where: 'Section 5, questions 1–5',
  about:
    'What happens when one player, or both, always play the turn that ends with most marbles in the store?',
  runs: (size) => [
    runOf('scenarioMatrix', {
      variant: game('congkak'),
      agents: [NOVICE, EXPERT],
      games: GAMES[size],
      seed: 2022,
    }),
  ],
  judge({ found }) {
    const run = only(found)
    const cells = matrixCells(run.spec, run.parts)
    const cell = (first: string, second: string): MatrixCell =>
      cells.find((each) => each.first === first && each.second === second)!
    const one = cell(NOVICE, NOVICE)
    const two = cell(NOVICE, EXPERT)
    const three = cell(EXPERT, NOVICE)
    const four = cell(EXPERT, EXPERT)
    const scenarios = { I: one, II: two, III: three, IV: four }
    const inEach = (says: (cell: MatrixCell) => string): string =>
      Object.entries(scenarios)
        .map(([name, each]) => `${name}: ${says(each)}`)
        .join('; ')
    const south = ({ shares }: MatrixCell): string => percentWithin(shares.south)
    const north = ({ shares }: MatrixCell): string => percentWithin(shares.north)
    return {
      claims: [
        beyond(
          'scenarios',
          'Share of the first player in II, III, IV',
          `II ${south(two)}; III ${south(three)}; IV ${south(four)}`,
          `${one.counts.games} games a scenario.`,
          'left open',
        ),
        beyond(
          'question-1',
          'Question 1: counting or moving first?',
          `the expert, moving second, wins ${north(two)}`,
          two.shares.north.low > two.shares.south.high
            ? 'Counting outweighs the first move.'
            : 'The first move is not outweighed by counting.',
          'left open',
        ),
        beyond(
          'question-2',
          'Question 2: does the first move matter between experts?',
          `first ${south(four)}, second ${north(four)}`,
          four.shares.south.low > 0.5
            ? 'It does: whoever moves first wins nearly always, mostly in the first turn.'
            : 'No clear advantage.',
          'left open',
        ),
        beyond(
          'question-3',
          'Question 3: the least share of the expert in II',
          `at least ${percent(two.shares.north.low)} at the 95 % level`,
          'A bound from play, not a proof: the expert plays the best turn of all, exactly unless the budget ran out.',
          'left open',
        ),
        beyond(
          'question-4',
          'Question 4: fewest moves to end a game',
          inEach(({ fewestMoves }) => String(fewestMoves)),
          'The shortest game seen in each scenario; no proof that none is shorter.',
          'left open',
        ),
        beyond(
          'question-5',
          'Question 5: where are ties most frequent?',
          inEach(({ shares }) => percentWithin(shares.tie)),
          'Shares of all games with their 95 % intervals.',
          'left open',
        ),
      ],
      charts: run.report.charts,
      tables: run.report.tables,
    }
  },
  expected: Object.fromEntries(
    ['scenarios', 'question-1', 'question-2', 'question-3', 'question-4', 'question-5'].map((id) => [
      id,
      'beyond' as const,
    ]),
  ),
}
