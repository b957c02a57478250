import { fixed, list, message, type Message, plain, share, type Text } from '../../../../locales/message'
import { describePlayer } from '../../../players/player'
import { numberColumn } from '../../report/columns'
import type { Line, LinesChart, Report, Table } from '../../report/report'
import { type CurvePoint, curveOf } from './curve'
import { byTraining } from './plan'
import { curveTable, gamesOf, unfinished } from './report'
import { DRAWN_MOVES, type TrainingPart } from './run'
import { SETTING_NAMES } from './settingNames'
import type { Training, TrainingSpec } from './spec'

/** A training of a sweep: the value of the setting that is varied, and what it reached. */
interface Tried {
  readonly value: number
  readonly training: Training
  readonly parts: ReadonlyMap<number, TrainingPart>
  readonly curve: readonly CurvePoint[]
}

/** Several trainings that differ in one setting: their curves in one chart for each opponent. */
export function sweepReport(spec: TrainingSpec, parts: ReadonlyMap<number, TrainingPart>): Report {
  const all = byTraining(spec, parts).map((one, at): Tried => ({
    ...one,
    value: spec.values[at]!,
    curve: curveOf(one.training, one.parts),
  }))
  const setting: Text = spec.vary === 'nothing' ? '' : SETTING_NAMES[spec.vary]
  const missing = all.flatMap(({ training, curve }) => unfinished(training, curve))
  return {
    finding: findingOf(spec, setting, all),
    tables: [sweepTable(setting, all)],
    charts: all.some(({ curve }) => curve.length > 0) ? chartsOf(spec, setting, all) : [],
    lines: all.flatMap((tried) => lastGame(setting, tried)),
    caveats: [
      ...missing.slice(0, 1),
      message('training.sweepCaveat'),
      message('training.matchCaveat', { moves: DRAWN_MOVES }),
    ],
  }
}

function named(setting: Text, { value }: Tried): Message {
  return message('training.settingAt', { setting, value: plain(value) })
}

function findingOf(spec: TrainingSpec, setting: Text, all: readonly Tried[]): Message {
  const opponent = spec.opponents.at(-1)
  const reached = all.flatMap((tried): readonly Text[] => {
    const match = tried.curve
      .findLast(({ generation, matches }) => generation > 0 && matches.length > 0)
      ?.matches.find((each) => each.opponent === opponent)
    if (!match) return []
    const { value, low, high } = match.share
    const points = { share: share(value, 1), low: fixed(100 * low, 1), high: fixed(100 * high, 1) }
    return [message('training.reached', { which: named(setting, tried), ...points })]
  })
  if (opponent === undefined || reached.length === 0) return message('training.nothingYet')
  return message('training.sweepFound', {
    game: spec.variant.name,
    opponent: describePlayer(opponent),
    all: list(reached, 'comma'),
  })
}

function sweepTable(setting: Text, all: readonly Tried[]): Table {
  const tables = all.map(({ training, curve }) => curveTable(training, curve))
  return {
    ...tables[0]!,
    columns: [numberColumn('value', setting), ...tables[0]!.columns],
    rows: tables.flatMap(({ rows }, at) => rows.map((row) => ({ value: all[at]!.value, ...row }))),
  }
}

function chartsOf(spec: TrainingSpec, setting: Text, all: readonly Tried[]): readonly LinesChart[] {
  const curves = (pointsOf: (curve: readonly CurvePoint[]) => LinesChart['series'][number]['points']) =>
    all.map((tried) => ({
      name: named(setting, tried),
      role: 'category' as const,
      points: pointsOf(tried.curve),
    }))
  const generations = { label: message('training.generation'), format: 'integer' } as const
  const strength = spec.opponents.map((opponent, place): LinesChart => ({
    id: `strength-${place}`,
    title: message('training.strengthAgainst', { opponent: describePlayer(opponent) }),
    note: message('training.strengthNote'),
    table: 'curve',
    type: 'lines',
    x: { ...generations, extent: [0, spec.generations] },
    y: { label: message('training.pointsShare'), format: 'percent' },
    series: curves((curve) =>
      curve.flatMap(({ generation, matches }) => {
        const match = matches.find((each) => each.opponent === opponent)
        return match
          ? [{ x: generation, y: match.share.value, low: match.share.low, high: match.share.high }]
          : []
      }),
    ),
    reference: { label: message('training.even'), value: 0.5 },
  }))
  const loss: LinesChart = {
    id: 'loss',
    title: message('training.loss'),
    note: message('training.lossNote'),
    table: 'curve',
    type: 'lines',
    x: { ...generations, extent: [1, spec.generations] },
    y: { label: message('training.loss'), format: 'decimal' },
    series: curves((curve) =>
      curve.flatMap(({ generation, loss }) => (loss === null ? [] : [{ x: generation, y: loss }])),
    ),
  }
  return [...strength, loss]
}

/** A game of the network with itself, after the last generation that showed one. */
function lastGame(setting: Text, tried: Tried): readonly Line[] {
  const [last] = gamesOf(tried.training, tried.parts)
  return last
    ? [{ ...last, title: message('training.seriesGame', { which: named(setting, tried), game: last.title }) }]
    : []
}
