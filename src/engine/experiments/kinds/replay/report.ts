import { tableOf } from '../../report/columns'
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
  const lines = replayed.map((line, at) => ({ ...line, label: labelOf(spec, at), ...measuresOf(line) }))
  return tableOf('lines', 'Lines', lines, [
    { key: 'line', label: 'Line', align: 'text', cell: ({ label }) => label },
    { key: 'moves', label: 'Moves', cell: ({ moves }) => moves.length },
    { key: 'laps', label: 'Laps', cell: ({ laps }) => laps },
    { key: 'mostLaps', label: 'Most laps in a move', cell: ({ mostLaps }) => mostLaps },
    { key: 'mostLapsMove', label: 'At move', cell: ({ mostLapsMove }) => mostLapsMove },
    {
      key: 'mostSown',
      label: 'Most seeds sown in a move',
      unit: 'seeds',
      cell: ({ mostSown }) => mostSown,
    },
    { key: 'overOneCycle', label: 'Moves over one cycle', cell: ({ overOneCycle }) => overOneCycle },
    { key: 'south', label: 'South’s store', unit: 'seeds', cell: ({ stores }) => stores[0] },
    { key: 'north', label: 'North’s store', unit: 'seeds', cell: ({ stores }) => stores[1] },
    { key: 'left', label: 'Left in North’s holes', unit: 'seeds', cell: ({ left }) => left },
    { key: 'oneTurn', label: 'In one turn', align: 'text', cell: ({ oneTurn }) => oneTurn },
    { key: 'over', label: 'Round over', align: 'text', cell: ({ over }) => over },
    { key: 'problem', label: 'Problem', align: 'text', cell: ({ problem }) => problem },
  ])
}

function moveTable(spec: ReplaySpec, replayed: readonly ReplayedLine[]): Table {
  const moves = replayed.flatMap((line, at) =>
    line.moves.map((move, place) => ({ ...move, label: labelOf(spec, at), number: place + 1 })),
  )
  return tableOf('moves', 'Moves', moves, [
    { key: 'line', label: 'Line', align: 'text', cell: ({ label }) => label },
    { key: 'move', label: 'Move', cell: ({ number }) => number },
    { key: 'side', label: 'Side', align: 'text', cell: ({ side }) => side },
    { key: 'hole', label: 'Hole', align: 'text', cell: ({ choice }) => choice },
    { key: 'laps', label: 'Laps', cell: ({ laps }) => laps },
    { key: 'sown', label: 'Seeds sown', cell: ({ sown }) => sown },
    { key: 'cycles', label: 'Cycles', cell: ({ cycles }) => cycles },
    { key: 'end', label: 'Ends', align: 'text', cell: ({ end }) => end },
  ])
}

function lapTable(spec: ReplaySpec, replayed: readonly ReplayedLine[]): Table {
  const laps = replayed.flatMap((line, at) =>
    line.trace.map((position, lap) => ({ label: labelOf(spec, at), lap, position })),
  )
  return tableOf('laps', 'Positions after each lap', laps, [
    { key: 'line', label: 'Line', align: 'text', cell: ({ label }) => label },
    { key: 'lap', label: 'Lap', cell: ({ lap }) => lap },
    { key: 'position', label: 'Position', align: 'text', cell: ({ position }) => position },
  ])
}

function labelOf(spec: ReplaySpec, at: number): string {
  return spec.lines[at]?.label ?? ''
}
