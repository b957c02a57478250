import type { MatrixCell } from '../../../experiments/kinds/scenarioMatrix/cell'
import { matrixCells } from '../../../experiments/kinds/scenarioMatrix/report'
import type { FinishedRun } from '../../../experiments/contract/finishedRun'
import type { WinShare } from '../../../experiments/report/winTable'
import { percent, percentWithin } from '../../../experiments/report/wording'
import { grouped } from '../../../digits'
import { distinctIn } from '../../../simulation/counts'
import type { Item, Run, Size } from '../../item'
import { beyond } from '../../claims'
import { game, runOf } from '../../run'

const NOVICE = 'novice'
const EXPERT = 'maximal'

/** Games per scenario: enough to tell the shares apart, few enough to wait for. */
const GAMES: Readonly<Record<Size, number>> = { quick: 40, full: 1_000 }

/** Moves that the expert may look at for each choice, and games per scenario for each such budget. */
const BUDGETS: Readonly<Record<Size, { readonly moves: readonly number[]; readonly games: number }>> = {
  quick: { moves: [200, 2_000], games: 10 },
  full: { moves: [200, 2_000, 20_000, 200_000], games: 50 },
}

/** The four scenarios of novices and experts, and the paper's open questions on them. */
export const congkakScenarios: Item<'scenarioMatrix'> = {
  id: 'congkak-scenarios',
  paper: 'congkak',
  title: 'Scenarios I–IV',
  where: 'Section 5, questions 1–5',
  about:
    'What happens when one player, or both, always play the turn that ends with most marbles in the store?',
  readings: [
    'The expert of the paper always plays a maximal turn. The paper does not say which, where several are maximal. Lots are drawn among them.',
    'The expert of the paper sees every turn there is, and turns can be very long. The expert here is budgeted: it looks at up to 20,000 moves for each choice and plays the best turn it has seen.',
  ],
  runs: (size) => [
    matrix(EXPERT, GAMES[size]),
    ...BUDGETS[size].moves.map((moves) => matrix(`${EXPERT}:${moves}`, BUDGETS[size].games)),
  ],
  judge({ found }) {
    const [run, ...budgets] = found
    if (!run) throw new Error('The scenarios were not run.')
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
          `${one.counts.games} games per scenario. In IV ${distinctIn(four.counts)?.games ?? 0} of them are distinct, so no interval is given there.`,
          'left open',
        ),
        beyond(
          'budgets',
          'Share of the expert at growing budgets',
          budgets.map(atBudget).join('; '),
          'The expert is budgeted: it looks at so many moves for each choice and plays the best turn it has seen. Even the largest budget here runs out in most games, so these are not shares of the paper’s expert, who sees every turn.',
          'left open',
        ),
        beyond(
          'question-1',
          'Question 1: counting or moving first?',
          `the budgeted expert, moving second, wins ${north(two)}`,
          lowest(two.shares.north) > two.shares.south.value
            ? 'Counting outweighs the first move.'
            : 'The first move is not outweighed by counting.',
          'left open',
        ),
        beyond(
          'question-2',
          'Question 2: does the first move matter between budgeted experts?',
          `first ${south(four)}, second ${north(four)}`,
          lowest(four.shares.south) > 0.5
            ? 'It does: whoever moves first wins nearly always, mostly in the first turn. Few of these games are distinct, so this is a statement about these players, not an estimate.'
            : 'No clear advantage.',
          'left open',
        ),
        beyond(
          'question-3',
          'Question 3: the least share of the expert in II',
          `at least ${percent(lowest(two.shares.north))} at the 95 % level`,
          `A bound from play, not a proof, for a budgeted expert: the budget ran out in ${two.counts.budgetRanOut} of ${two.counts.games} games.`,
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
          'Shares of all games, with 95 % intervals where the games differ.',
          'left open',
        ),
      ],
      charts: run.report.charts,
      tables: run.report.tables,
    }
  },
  expected: Object.fromEntries(
    ['scenarios', 'budgets', 'question-1', 'question-2', 'question-3', 'question-4', 'question-5'].map(
      (id) => [id, 'beyond' as const],
    ),
  ),
}

function matrix(expert: string, games: number): Run<'scenarioMatrix'> {
  const agents = [NOVICE, expert]
  return runOf('scenarioMatrix', { variant: game('congkak'), agents, games, seed: 2022 })
}

/** What the expert wins with one budget, as second and as first player. */
function atBudget({ spec, parts }: FinishedRun<'scenarioMatrix'>): string {
  const [, expert = ''] = spec.agents
  const cells = matrixCells(spec, parts)
  const [, two, three] = cells
  const ranOut = cells.reduce((sum, { counts }) => sum + counts.budgetRanOut, 0)
  const games = 3 * spec.games
  return `${grouped(Number(expert.split(':')[1]))} moves: II ${percent(two!.shares.north.value)}, III ${percent(three!.shares.south.value)}, budget ran out in ${ranOut} of ${games} games`
}

/** The lower end of a share's interval, or the share where none applies. */
function lowest({ value, low }: WinShare): number {
  return low ?? value
}
