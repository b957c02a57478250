import * as v from 'valibot'
import { formatChoice } from '../../../board/notation'
import { through } from '../../../solver/through'
import { checkStrategy, MOST_POSITIONS } from '../../../strategies/check'
import { STRATEGIES } from '../../../strategies/catalogue'
import { findPreset } from '../../../variant/catalogue'
import type { Experiment, Json, Progress, Task } from '../../contract/experiment'
import type { Report } from '../../report/report'
import { nameOf } from '../../spec/sizes'
import { countShape } from '../countsShape'
import { counted } from '../../report/wording'
import { boardOf, parseStrategyCheck, strategyOf, type StrategyCheckSpec } from './spec'

/** What a strategy came to on one board: its worst result with equals chosen well, and chosen badly. */
export interface CheckedBoard {
  readonly someChoice: number
  readonly everyChoice: number
  readonly someLine: string
  readonly everyLine: string
  readonly nodes: number
}

const partShape: v.GenericSchema<unknown, CheckedBoard> = v.object({
  someChoice: v.number(),
  everyChoice: v.number(),
  someLine: v.string(),
  everyLine: v.string(),
  nodes: countShape,
})

/** A strategy against every reply. */
export const strategyCheck: Experiment<StrategyCheckSpec, Task, CheckedBoard> = {
  kind: 'strategyCheck',
  title: 'Strategy check',
  question: 'Does a strategy hold against every reply?',
  unit: 'positions',
  defaults: {
    variant: findPreset('kalah-alt')!.make({ holes: 5, seeds: 1 }),
    strategy: 'pok-alt',
    holes: { from: 1, to: 6 },
    seeds: 1,
  },
  fields: [
    { path: 'variant', label: 'Variant', type: 'variant' },
    {
      path: 'strategy',
      label: 'South’s strategy',
      type: 'choice',
      options: STRATEGIES.map(({ id, name }) => ({ value: id, label: `${id}: ${name}` })),
    },
    { path: 'holes', label: 'Holes a side', type: 'range', min: 1, max: 20 },
    { path: 'seeds', label: 'Seeds a hole', type: 'integer', min: 1, max: 60 },
  ],
  templates: [
    template('Pok’s theorem for KalahAlt(m, 1)', 'kalah-alt', 'pok-alt', 6, 'Pok 2001, Theorem 1'),
    ...[1, 2, 3, 4].map((attempt) =>
      template(
        `Pok’s attempt ${attempt} for Kalah(m, 1)`,
        'kalah',
        `pok-attempt-${attempt}`,
        6,
        'Pok 2001, appendix C',
      ),
    ),
  ],
  parse: parseStrategyCheck,
  partShape,
  plan: (spec) =>
    Array.from({ length: spec.holes.to - spec.holes.from + 1 }, (_, index) => ({
      index,
      weight: positionsForeseen(spec, spec.holes.from + index),
    })),
  estimate: (spec) => ({
    seconds: positionsForeseen(spec, spec.holes.to) / POSITIONS_A_SECOND,
    memoryBytes: 50e6 + BYTES_A_POSITION * Math.min(MOST_POSITIONS, positionsForeseen(spec, spec.holes.to)),
    csvBytes: 500 * (spec.holes.to - spec.holes.from + 1),
  }),
  *run(spec, task): Generator<Progress, CheckedBoard> {
    const expected = positionsForeseen(spec, spec.holes.from + task.index)
    const work = checkStrategy(boardOf(spec, task.index), strategyOf(spec))
    const checked = yield* through(work, (nodes) => ({ done: nodes / (nodes + expected), units: nodes }))
    return {
      ...checked,
      someLine: checked.someLine.map(formatChoice).join(' '),
      everyLine: checked.everyLine.map(formatChoice).join(' '),
    }
  },
  report,
}

const POSITIONS_A_SECOND = 27_000
const BYTES_A_POSITION = 150

/** Positions to look at, roughly: they grow faster where a strategy leaves much open. */
function positionsForeseen(spec: StrategyCheckSpec, holes: number): number {
  const leavesOpen = strategyOf(spec).rules.some(({ play }) => play === 'any')
  const [atSix, growth] = leavesOpen ? [20_000, 35] : [1_500, 12]
  return Math.max(1, atSix * growth ** (holes * spec.seeds - 6))
}

/** The game to show: it beats the strategy whatever it chooses among equals, if one does. */
function tellingLine({ someChoice, someLine, everyLine }: CheckedBoard): string {
  return someChoice < 0 ? someLine : everyLine
}

function template(title: string, id: string, strategy: string, to: number, source: string) {
  const variant = findPreset(id)!.make({ holes: to, seeds: 1 })
  return { title, source, spec: { variant, strategy, holes: { from: 1, to }, seeds: 1 } as unknown as Json }
}

function report(spec: StrategyCheckSpec, parts: ReadonlyMap<number, CheckedBoard>): Report {
  const found = [...parts]
    .sort(([a], [b]) => a - b)
    .map(([index, checked]) => ({ holes: spec.holes.from + index, checked, variant: boardOf(spec, index) }))
  const failing = found.find(({ checked }) => checked.someChoice < 0)
  const doubtful = found.find(({ checked }) => checked.everyChoice < 0)
  const { id } = strategyOf(spec)
  const missing = spec.holes.to - spec.holes.from + 1 - found.length
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
