import { percent } from '../../../experiments/report/wording'
import type { Item, Size } from '../../item'
import { beyond } from '../../claims'
import { withInterval } from '../../figures'
import { rowsOf, type Row } from '../../rows'
import { game, runOf } from '../../run'

const NOVICE = 'novice'
const EXPERT = 'maximal'

/** Games a scenario: enough to tell the shares apart, few enough to wait for. */
const GAMES: Readonly<Record<Size, number>> = { quick: 40, full: 1_000 }

/** The four scenarios of novices and experts, and the paper's open questions on them. */
export const congkakScenarios: Item = {
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
  judge({ reports: [report] }) {
    const cells = rowsOf(report, 'cells')
    const cell = (first: string, second: string): Row | undefined =>
      cells.find((row) => row['first'] === first && row['second'] === second)
    const one = cell(NOVICE, NOVICE)
    const two = cell(NOVICE, EXPERT)
    const three = cell(EXPERT, NOVICE)
    const four = cell(EXPERT, EXPERT)
    const scenarios = [one, two, three, four]
    const fewest = scenarios.map(
      (row, at) => `${['I', 'II', 'III', 'IV'][at]}: ${String(row?.['fewestMoves'])}`,
    )
    const ties = scenarios.map((row, at) => `${['I', 'II', 'III', 'IV'][at]}: ${withInterval(row, 'tie')}`)
    return {
      claims: [
        beyond(
          'scenarios',
          'Share of the first player in II, III, IV',
          `II ${withInterval(two, 'first')}; III ${withInterval(three, 'first')}; IV ${withInterval(four, 'first')}`,
          `${String(one?.['games'])} games a scenario.`,
          'left open',
        ),
        beyond(
          'question-1',
          'Question 1: counting or moving first?',
          `the expert, moving second, wins ${withInterval(two, 'second')}`,
          Number(two?.['secondLow']) > Number(two?.['firstHigh'])
            ? 'Counting outweighs the first move.'
            : 'The first move is not outweighed by counting.',
          'left open',
        ),
        beyond(
          'question-2',
          'Question 2: does the first move matter between experts?',
          `first ${withInterval(four, 'first')}, second ${withInterval(four, 'second')}`,
          Number(four?.['firstLow']) > 0.5
            ? 'It does: whoever moves first wins nearly always, mostly in the first turn.'
            : 'No clear advantage.',
          'left open',
        ),
        beyond(
          'question-3',
          'Question 3: the least share of the expert in II',
          `at least ${percent(Number(two?.['secondLow']))} at the 95 % level`,
          'A bound from play, not a proof: the expert plays the best turn of all, exactly unless the budget ran out.',
          'left open',
        ),
        beyond(
          'question-4',
          'Question 4: fewest moves to end a game',
          fewest.join('; '),
          'The shortest game seen in each scenario; no proof that none is shorter.',
          'left open',
        ),
        beyond(
          'question-5',
          'Question 5: where are ties most frequent?',
          ties.join('; '),
          'Shares of all games with their 95 % intervals.',
          'left open',
        ),
      ],
      ...(report ? { charts: report.charts, tables: report.tables } : {}),
    }
  },
  expected: Object.fromEntries(
    ['scenarios', 'question-1', 'question-2', 'question-3', 'question-4', 'question-5'].map((id) => [
      id,
      'beyond' as const,
    ]),
  ),
}
