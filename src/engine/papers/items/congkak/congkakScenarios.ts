import type { MatrixCell } from '../../../experiments/kinds/scenarioMatrix/cell'
import { matrixCells } from '../../../experiments/kinds/scenarioMatrix/report'
import type { FinishedRun } from '../../../experiments/contract/finishedRun'
import type { WinShare } from '../../../experiments/report/winTable'
import { shareWithin, shareWithinToo } from '../../../experiments/report/amounts'
import { inOrder } from '../../texts'
import { distinctIn } from '../../../simulation/counts'
import type { Item, Run, Size } from '../../item'
import { beyond } from '../../claims'
import { game, runOf } from '../../run'
import { message, share, type Message, type Value } from '../../../../locales/message'

const NOVICE = 'novice'
const EXPERT = 'maximal'

/** Games per scenario: enough to distinguish the shares, few enough to wait for. */
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
  title: message('paperItems.congkakScenarios'),
  where: message('paperItems.sectionQuestions', { section: '5', questions: '1–5' }),
  about: message('paperItems.congkakScenariosAbout'),
  readings: [message('paperReadings.expertTies'), message('paperReadings.expertBudget', { moves: 20_000 })],
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
    const inEach = (says: (cell: MatrixCell) => Value): Message =>
      message('congkakClaims.fourScenarios', {
        one: says(one),
        two: says(two),
        three: says(three),
        four: says(four),
      })
    const south = ({ shares }: MatrixCell): Message => shareWithin(shares.south)
    const north = ({ shares }: MatrixCell): Message => shareWithin(shares.north)
    const games = message('amounts.games', { count: one.counts.games })
    return {
      claims: [
        beyond(
          'scenarios',
          message('congkakClaims.scenarios'),
          message('congkakClaims.threeScenarios', {
            two: south(two),
            three: shareWithinToo(three.shares.south),
            four: south(four),
          }),
          message('congkakClaims.scenariosReason', { games, distinct: distinctIn(four.counts)?.games ?? 0 }),
          message('verdicts.leftOpen'),
        ),
        beyond(
          'budgets',
          message('congkakClaims.budgets'),
          inOrder(budgets.map(atBudget)),
          message('congkakClaims.budgetsReason'),
          message('verdicts.leftOpen'),
        ),
        beyond(
          'question-1',
          message('congkakClaims.question1'),
          message('congkakClaims.expertSecond', { share: north(two) }),
          lowest(two.shares.north) > two.shares.south.value
            ? message('congkakClaims.skillWins')
            : message('congkakClaims.firstMoveWins'),
          message('verdicts.leftOpen'),
        ),
        beyond(
          'question-2',
          message('congkakClaims.question2'),
          message('congkakClaims.firstAndSecond', {
            first: south(four),
            second: shareWithinToo(four.shares.north),
          }),
          lowest(four.shares.south) > 0.5
            ? message('congkakClaims.firstMoveMatters')
            : message('congkakClaims.noAdvantage'),
          message('verdicts.leftOpen'),
        ),
        beyond(
          'question-3',
          message('congkakClaims.question3'),
          message('congkakClaims.atLeastShare', { share: share(lowest(two.shares.north)) }),
          message('congkakClaims.question3Reason', {
            ranOut: two.counts.budgetRanOut,
            games: two.counts.games,
          }),
          message('verdicts.leftOpen'),
        ),
        beyond(
          'question-4',
          message('congkakClaims.question4'),
          inEach(({ fewestMoves }) => fewestMoves ?? '–'),
          message('congkakClaims.question4Reason'),
          message('verdicts.leftOpen'),
        ),
        beyond(
          'question-5',
          message('congkakClaims.question5'),
          inEach(({ shares }) => shareWithinToo(shares.tie)),
          message('congkakClaims.question5Reason'),
          message('verdicts.leftOpen'),
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
function atBudget({ spec, parts }: FinishedRun<'scenarioMatrix'>): Message {
  const [, expert = ''] = spec.agents
  const cells = matrixCells(spec, parts)
  const [, two, three] = cells
  const ranOut = cells.reduce((sum, { counts }) => sum + counts.budgetRanOut, 0)
  const games = 3 * spec.games
  return message('congkakClaims.atBudget', {
    moves: message('amounts.moves', { count: Number(expert.split(':')[1]) }),
    two: share(two!.shares.north.value),
    three: share(three!.shares.south.value),
    ranOut,
    games,
  })
}

/** The lower end of a share's interval, or the share if none applies. */
function lowest({ value, low }: WinShare): number {
  return low ?? value
}
