import type { Report, Table } from '../../report/report'
import { counted } from '../../report/wording'
import { measuresOf, type ReplayedLine } from './replayLine'
import type { ReplayPart } from './run'
import type { ReplaySpec } from './spec'

/** The lines, their moves and the positions after each lap. */
export function report(spec: ReplaySpec, parts: ReadonlyMap<number, ReplayPart>): Report {
  const replayed = parts.get(0) ?? []
  const broken = replayed.filter((line) => line.problem !== null).length
  return {
    finding: `${replayed.length - broken} of ${counted(replayed.length, 'line')} can be played to the end.`,
    tables: [lineTable(spec, replayed), moveTable(spec, replayed), lapTable(spec, replayed)],
    charts: [],
    lines: spec.lines.map(({ label, variant, moves }) => ({ title: label, variant, moves })),
    caveats: replayed.flatMap((line, at) =>
      line.problem === null ? [] : [`${spec.lines[at]?.label}: ${line.problem}`],
    ),
  }
}

function lineTable(spec: ReplaySpec, replayed: readonly ReplayedLine[]): Table {
  return {
    id: 'lines',
    title: 'Lines',
    columns: [
      { key: 'line', label: 'Line', align: 'text' },
      { key: 'moves', label: 'Moves' },
      { key: 'laps', label: 'Laps' },
      { key: 'mostLaps', label: 'Most laps in a move' },
      { key: 'mostLapsMove', label: 'At move' },
      { key: 'mostSown', label: 'Most seeds sown in a move', unit: 'seeds' },
      { key: 'overOneCycle', label: 'Moves over one cycle' },
      { key: 'south', label: 'South’s store', unit: 'seeds' },
      { key: 'north', label: 'North’s store', unit: 'seeds' },
      { key: 'left', label: 'Left in North’s holes', unit: 'seeds' },
      { key: 'oneTurn', label: 'In one turn', align: 'text' },
      { key: 'over', label: 'Round over', align: 'text' },
      { key: 'problem', label: 'Problem', align: 'text' },
    ],
    rows: replayed.map((line, at) => {
      const { laps, mostLaps, mostLapsMove, mostSown, overOneCycle } = measuresOf(line)
      return [
        spec.lines[at]?.label ?? '',
        line.moves.length,
        laps,
        mostLaps,
        mostLapsMove,
        mostSown,
        overOneCycle,
        line.stores[0],
        line.stores[1],
        line.left,
        line.oneTurn,
        line.over,
        line.problem,
      ]
    }),
  }
}

function moveTable(spec: ReplaySpec, replayed: readonly ReplayedLine[]): Table {
  return {
    id: 'moves',
    title: 'Moves',
    columns: [
      { key: 'line', label: 'Line', align: 'text' },
      { key: 'move', label: 'Move' },
      { key: 'side', label: 'Side', align: 'text' },
      { key: 'hole', label: 'Hole', align: 'text' },
      { key: 'laps', label: 'Laps' },
      { key: 'sown', label: 'Seeds sown' },
      { key: 'cycles', label: 'Cycles' },
      { key: 'end', label: 'Ends', align: 'text' },
    ],
    rows: replayed.flatMap((line, at) =>
      line.moves.map((move, place) => [
        spec.lines[at]?.label ?? '',
        place + 1,
        move.side,
        move.choice,
        move.laps,
        move.sown,
        move.cycles,
        move.end,
      ]),
    ),
  }
}

function lapTable(spec: ReplaySpec, replayed: readonly ReplayedLine[]): Table {
  return {
    id: 'laps',
    title: 'Positions after each lap',
    columns: [
      { key: 'line', label: 'Line', align: 'text' },
      { key: 'lap', label: 'Lap' },
      { key: 'position', label: 'Position', align: 'text' },
    ],
    rows: replayed.flatMap((line, at) =>
      line.trace.map((text, lap) => [spec.lines[at]?.label ?? '', lap, text]),
    ),
  }
}
