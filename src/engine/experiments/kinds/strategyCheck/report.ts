import { formatLine } from '../../../board/notation'
import type { Report } from '../../report/report'
import { counted } from '../../report/wording'
import { nameOf } from '../../spec/sizes'
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

/** Whether the strategy held on each board, and the game that shows it. */
export function report(spec: StrategyCheckSpec, parts: ReadonlyMap<number, CheckedBoard>): Report {
  const found = checkedBoards(spec, parts).map((board) => ({
    ...board,
    variant: boardOf(spec, board.holes - spec.holes.from),
  }))
  const failing = found.find(({ checked }) => checked.someChoice < 0)
  const doubtful = found.find(({ checked }) => checked.everyChoice < 0)
  const { id } = strategyOf(spec)
  const missing = boardsOf(spec).length - found.length
  const sizes = found.map(({ holes }) => holes).join(', ')
  const finding = failing
    ? `${id} loses ${nameOf({ ...failing, seeds: spec.seeds })} whatever it chooses among equals.`
    : doubtful
      ? `${id} never loses with the right choices among equals for m = ${sizes}, but can lose ${nameOf({ ...doubtful, seeds: spec.seeds })} with wrong ones.`
      : `${id} never loses against any reply for m = ${sizes}.`
  return {
    finding,
    tables: [
      {
        id: 'checks',
        title: 'Worst results of the strategy',
        columns: [
          { key: 'holes', label: 'Holes a side' },
          { key: 'someHolds', label: 'Some choice holds' },
          { key: 'everyHolds', label: 'Every choice holds' },
          { key: 'someWorst', label: 'Worst, equals chosen well', unit: 'seeds' },
          { key: 'everyWorst', label: 'Worst, equals chosen badly', unit: 'seeds' },
          { key: 'line', label: 'North’s best game', align: 'text' },
          { key: 'nodes', label: 'Positions' },
        ],
        rows: found.map(({ holes, checked }) => [
          holes,
          checked.someChoice >= 0,
          checked.everyChoice >= 0,
          checked.someChoice,
          checked.everyChoice,
          tellingLine(checked),
          checked.nodes,
        ]),
      },
    ],
    charts: [
      {
        id: 'worst',
        type: 'lines',
        title: `Worst results of ${id}`,
        note: 'South’s seeds less North’s',
        table: 'checks',
        x: { label: 'Holes a side', format: 'integer', extent: [spec.holes.from, spec.holes.to] },
        y: { label: 'South less North', unit: 'seeds', format: 'integer' },
        reference: { label: 'level', value: 0 },
        series: [
          {
            name: 'Equals chosen well',
            role: 'south',
            points: found.map(({ holes, checked }) => ({ x: holes, y: checked.someChoice })),
          },
          {
            name: 'Equals chosen badly',
            role: 'north',
            points: found.map(({ holes, checked }) => ({ x: holes, y: checked.everyChoice })),
          },
        ],
      },
    ],
    lines: found.flatMap(({ holes, checked, variant }) => {
      const name = nameOf({ variant, holes, seeds: spec.seeds })
      const fails = checked.everyChoice < 0
      return [
        {
          title: `${fails ? `${id} refuted in` : `North’s best against ${id} in`} ${name}`,
          variant,
          moves: tellingLine(checked),
        },
      ]
    }),
    caveats: missing > 0 ? [`Not checked yet: ${counted(missing, 'board')}.`] : [],
  }
}

/** The game to show: it beats the strategy whatever it chooses among equals, if one does. */
function tellingLine({ someChoice, someLine, everyLine }: CheckedBoard): string {
  return formatLine(someChoice < 0 ? someLine : everyLine)
}
