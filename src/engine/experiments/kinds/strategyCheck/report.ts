import { message, type Text } from '../../../../locales/message'
import { formatLine } from '../../../board/notation'
import type { Report } from '../../report/report'
import { gameText } from '../../spec/sizes'
import type { CheckedBoard } from './run'
import { boardOf, boardsOf, strategyOf, type StrategyCheckSpec } from './spec'

/** The boards checked so far, from the smallest. */
export function checkedBoards(
  spec: StrategyCheckSpec,
  parts: ReadonlyMap<number, CheckedBoard>,
): readonly { readonly holes: number; readonly checked: CheckedBoard }[] {
  return [...parts]
    .sort(([a], [b]) => a - b)
    .map(([index, checked]) => ({ holes: spec.holes.from + index, checked }))
}

/** Whether the strategy holds on each board, and a game that shows it. */
export function report(spec: StrategyCheckSpec, parts: ReadonlyMap<number, CheckedBoard>): Report {
  const found = checkedBoards(spec, parts).map((board) => ({
    ...board,
    variant: boardOf(spec, board.holes - spec.holes.from),
  }))
  const failing = found.find(({ checked }) => checked.someChoice < 0)
  const doubtful = found.find(({ checked }) => checked.everyChoice < 0)
  const { name: strategy } = strategyOf(spec)
  const missing = boardsOf(spec).length - found.length
  const sizes = found.map(({ holes }) => holes).join(', ')
  const gameOf = (board: (typeof found)[number]): Text => gameText({ ...board, seeds: spec.seeds })
  const finding = failing
    ? message('findings.strategyFails', { strategy, game: gameOf(failing) })
    : doubtful
      ? message('findings.strategyDoubtful', { strategy, sizes, game: gameOf(doubtful) })
      : message('findings.strategyHolds', { strategy, sizes })
  return {
    finding,
    tables: [
      {
        id: 'checks',
        title: message('tables.strategyWorst'),
        columns: [
          { key: 'holes', label: message('columns.holesPerSide') },
          { key: 'someHolds', label: message('columns.someHolds') },
          { key: 'everyHolds', label: message('columns.everyHolds') },
          { key: 'someWorst', label: message('columns.someWorst'), unit: message('columns.seedsUnit') },
          { key: 'everyWorst', label: message('columns.everyWorst'), unit: message('columns.seedsUnit') },
          { key: 'line', label: message('columns.northLine'), align: 'text' },
          { key: 'nodes', label: message('columns.positions') },
        ],
        rows: found.map(({ holes, checked }) => ({
          holes,
          someHolds: checked.someChoice >= 0,
          everyHolds: checked.everyChoice >= 0,
          someWorst: checked.someChoice,
          everyWorst: checked.everyChoice,
          line: tellingLine(checked),
          nodes: checked.nodes,
        })),
      },
    ],
    charts: [
      {
        id: 'worst',
        type: 'lines',
        title: message('chartTexts.worstOf', { strategy }),
        note: message('chartTexts.minusNote'),
        table: 'checks',
        x: {
          label: message('columns.holesPerSide'),
          format: 'integer',
          extent: [spec.holes.from, spec.holes.to],
        },
        y: {
          label: message('columns.southMinusNorth'),
          unit: message('columns.seedsUnit'),
          format: 'integer',
        },
        reference: { label: message('chartTexts.even'), value: 0 },
        series: [
          {
            name: message('chartTexts.choosingWell'),
            role: 'south',
            points: found.map(({ holes, checked }) => ({ x: holes, y: checked.someChoice })),
          },
          {
            name: message('chartTexts.choosingBadly'),
            role: 'north',
            points: found.map(({ holes, checked }) => ({ x: holes, y: checked.everyChoice })),
          },
        ],
      },
    ],
    lines: found.map((board) => ({
      title: message(
        board.checked.everyChoice < 0 ? 'findings.strategyRefuted' : 'findings.strategyBestReply',
        { strategy, game: gameOf(board) },
      ),
      variant: board.variant,
      moves: tellingLine(board.checked),
    })),
    caveats:
      missing > 0
        ? [message('caveats.boardsUnchecked', { boards: message('amounts.boards', { count: missing }) })]
        : [],
  }
}

/** The game to show: if possible, one that beats the strategy whatever it chooses among equal moves. */
function tellingLine({ someChoice, someLine, everyLine }: CheckedBoard): string {
  return formatLine(someChoice < 0 ? someLine : everyLine)
}
