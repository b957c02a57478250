import { fixed, list, message, type Message, share } from '../../../../locales/message'
import { type Share, wilson } from '../../../statistics/proportion'
import { describePlayer } from '../../../players/player'
import { numberColumn } from '../../report/columns'
import type { LinesChart, Line, Report, Row, Table } from '../../report/report'
import { shareCells, shareColumns } from '../../report/winTable'
import { type CurvePoint, curveOf } from './curve'
import { byTraining, planOf } from './plan'
import { DRAWN_MOVES, type TrainingPart } from './run'
import type { Training, TrainingSpec } from './spec'
import { sweepReport } from './sweepReport'

type Match = CurvePoint['matches'][number]

/** The results of a training, or of several: errors, strength, and games to view. */
export function report(spec: TrainingSpec, parts: ReadonlyMap<number, TrainingPart>): Report {
  const [only] = byTraining(spec, parts)
  return spec.vary === 'nothing' && only ? reportOfOne(only.training, only.parts) : sweepReport(spec, parts)
}

function reportOfOne(spec: Training, parts: ReadonlyMap<number, TrainingPart>): Report {
  const curve = curveOf(spec, parts)
  return {
    finding: findingOf(spec, curve),
    tables: [curveTable(spec, curve)],
    charts: curve.length > 0 ? chartsOf(spec, curve) : [],
    lines: gamesOf(spec, parts),
    caveats: [...unfinished(spec, curve), message('training.matchCaveat', { moves: DRAWN_MOVES })],
  }
}

/** Says so where generations are missing. */
export function unfinished({ generations }: Training, curve: readonly CurvePoint[]): readonly Message[] {
  const done = curve.filter(({ generation }) => generation > 0).length
  return done < generations ? [message('training.unfinished', { done, all: generations })] : []
}

function findingOf(spec: Training, curve: readonly CurvePoint[]): Message {
  const last = curve.findLast(({ generation, matches }) => generation > 0 && matches.length > 0)
  if (!last || last.loss === null) return message('training.nothingYet')
  const shares = last.matches.map(({ opponent, share: points }) =>
    message('training.against', {
      opponent: describePlayer(opponent),
      share: share(points.value, 1),
      low: fixed(100 * points.low, 1),
      high: fixed(100 * points.high, 1),
    }),
  )
  return message('training.found', {
    generation: last.generation,
    game: spec.variant.name,
    shares: list(shares, 'comma'),
    loss: fixed(last.loss, 4),
  })
}

export function curveTable({ opponents }: Training, curve: readonly CurvePoint[]): Table {
  const seats = (name: string) => [
    numberColumn(`${name}AsSouth`, message('training.asSouth', { opponent: describePlayer(name) }), '%'),
    numberColumn(`${name}AsNorth`, message('training.asNorth', { opponent: describePlayer(name) }), '%'),
  ]
  return {
    id: 'curve',
    title: message('training.curve'),
    columns: [
      numberColumn('generation', message('training.generation')),
      numberColumn('positions', message('columns.positions')),
      numberColumn('loss', message('training.loss')),
      ...opponents.flatMap((name) => [...shareColumns(name, describePlayer(name)), ...seats(name)]),
    ],
    rows: curve.map(({ generation, positions, loss, matches }): Row => {
      const played = opponents.map((name) => {
        const match = matches.find(({ opponent }) => opponent === name)
        return {
          ...shareCells(name, match?.share ?? null),
          [`${name}AsSouth`]: match?.asSouth ?? null,
          [`${name}AsNorth`]: match?.asNorth ?? null,
        }
      })
      return Object.assign({ generation, positions, loss }, ...played)
    }),
  }
}

function chartsOf(spec: Training, curve: readonly CurvePoint[]): readonly LinesChart[] {
  return [
    strengthChart(spec, curve, 'strength', message('training.strength'), ({ share: both }) => both),
    strengthChart(spec, curve, 'asSouth', message('training.strengthAsSouth'), (match) =>
      bySeat(match, match.asSouth),
    ),
    strengthChart(spec, curve, 'asNorth', message('training.strengthAsNorth'), (match) =>
      bySeat(match, match.asNorth),
    ),
    lossChart(spec, curve),
  ]
}

/** The share on one seat, with its interval: half of the games are played on each. */
function bySeat({ games }: Match, points: number): Share {
  return wilson((points * games) / 2, games / 2)
}

function strengthChart(
  { opponents, generations }: Training,
  curve: readonly CurvePoint[],
  id: string,
  title: Message,
  shareOf: (match: Match) => Share,
): LinesChart {
  return {
    id,
    title,
    note: message('training.strengthNote'),
    table: 'curve',
    type: 'lines',
    x: { label: message('training.generation'), format: 'integer', extent: [0, generations] },
    y: { label: message('training.pointsShare'), format: 'percent' },
    series: opponents.map((name) => ({
      name: describePlayer(name),
      role: 'category',
      points: curve.flatMap(({ generation, matches }) => {
        const match = matches.find(({ opponent }) => opponent === name)
        if (!match) return []
        const { value, low, high } = shareOf(match)
        return [{ x: generation, y: value, low, high }]
      }),
    })),
    reference: { label: message('training.even'), value: 0.5 },
  }
}

function lossChart({ generations }: Training, curve: readonly CurvePoint[]): LinesChart {
  return {
    id: 'loss',
    title: message('training.loss'),
    note: message('training.lossNote'),
    table: 'curve',
    type: 'lines',
    x: { label: message('training.generation'), format: 'integer', extent: [1, generations] },
    y: { label: message('training.loss'), format: 'decimal' },
    series: [
      {
        name: message('training.loss'),
        role: 'ours',
        points: curve.flatMap(({ generation, loss }) => (loss === null ? [] : [{ x: generation, y: loss }])),
      },
    ],
  }
}

/** A game of the network with itself after the first, a middle and the newest generation that showed one. */
export function gamesOf(spec: Training, parts: ReadonlyMap<number, TrainingPart>): readonly Line[] {
  const inOrder = planOf(spec).toSorted((a, b) => a.generation - b.generation)
  const shown = inOrder.flatMap((task) => {
    const part = parts.get(task.index)
    return task.place === 0 && part?.role === 'match' ? [{ ...task, moves: part.game }] : []
  })
  const places = new Set([shown.length - 1, Math.floor((shown.length - 1) / 2), 0])
  return [...places].flatMap((place) => {
    const game = shown[place]
    if (!game) return []
    const title = message('training.ownGame', { generation: game.generation + 1 })
    return [{ title, variant: spec.variant, moves: game.moves }]
  })
}
