import { message } from '../../../../locales/message'
import { tableOf } from '../../report/columns'
import type { Report, Table } from '../../report/report'
import { MOVE_END_WORDS, SIDE_WORDS } from '../../report/words'
import { measuresOf, type ReplayedLine } from './replayLine'
import type { ReplayPart } from './run'
import type { ReplaySpec } from './spec'

/** The lines, their moves and the positions after each lap. */
export function report(spec: ReplaySpec, parts: ReadonlyMap<number, ReplayPart>): Report {
  const replayed = parts.get(0) ?? []
  const broken = replayed.filter((line) => line.problem !== null).length
  return {
    finding: message('findings.playable', {
      playable: replayed.length - broken,
      lines: message('amounts.lines', { count: replayed.length }),
    }),
    tables: [lineTable(spec, replayed), moveTable(spec, replayed), lapTable(spec, replayed)],
    charts: [],
    lines: spec.lines.map(({ label, variant, moves }) => ({ title: label, variant, moves })),
    caveats: replayed.flatMap((line, at) =>
      line.problem === null ? [] : [message('caveats.of', { name: labelOf(spec, at), caveat: line.problem })],
    ),
  }
}

function lineTable(spec: ReplaySpec, replayed: readonly ReplayedLine[]): Table {
  const lines = replayed.map((line, at) => ({ ...line, label: labelOf(spec, at), ...measuresOf(line) }))
  return tableOf('lines', message('tables.lines'), lines, [
    { key: 'line', label: message('columns.line'), align: 'text', cell: ({ label }) => label },
    { key: 'moves', label: message('columns.moves'), cell: ({ moves }) => moves.length },
    { key: 'laps', label: message('columns.laps'), cell: ({ laps }) => laps },
    { key: 'mostLaps', label: message('columns.mostLaps'), cell: ({ mostLaps }) => mostLaps },
    { key: 'mostLapsMove', label: message('columns.atMove'), cell: ({ mostLapsMove }) => mostLapsMove },
    {
      key: 'mostSown',
      label: message('columns.mostSown'),
      unit: message('columns.seedsUnit'),
      cell: ({ mostSown }) => mostSown,
    },
    { key: 'overOneCycle', label: message('columns.longMoves'), cell: ({ overOneCycle }) => overOneCycle },
    {
      key: 'south',
      label: message('columns.southStore'),
      unit: message('columns.seedsUnit'),
      cell: ({ stores }) => stores[0],
    },
    {
      key: 'north',
      label: message('columns.northStore'),
      unit: message('columns.seedsUnit'),
      cell: ({ stores }) => stores[1],
    },
    {
      key: 'left',
      label: message('columns.leftNorth'),
      unit: message('columns.seedsUnit'),
      cell: ({ left }) => left,
    },
    { key: 'oneTurn', label: message('columns.oneTurn'), align: 'text', cell: ({ oneTurn }) => oneTurn },
    { key: 'over', label: message('columns.roundOver'), align: 'text', cell: ({ over }) => over },
    { key: 'problem', label: message('columns.problem'), align: 'text', cell: ({ problem }) => problem },
  ])
}

function moveTable(spec: ReplaySpec, replayed: readonly ReplayedLine[]): Table {
  const moves = replayed.flatMap((line, at) =>
    line.moves.map((move, place) => ({ ...move, label: labelOf(spec, at), number: place + 1 })),
  )
  return tableOf('moves', message('tables.moves'), moves, [
    { key: 'line', label: message('columns.line'), align: 'text', cell: ({ label }) => label },
    { key: 'move', label: message('columns.move'), cell: ({ number }) => number },
    {
      key: 'side',
      label: message('columns.side'),
      align: 'text',
      words: SIDE_WORDS,
      cell: ({ side }) => side,
    },
    { key: 'hole', label: message('columns.hole'), align: 'text', cell: ({ choice }) => choice },
    { key: 'laps', label: message('columns.laps'), cell: ({ laps }) => laps },
    { key: 'sown', label: message('columns.sown'), cell: ({ sown }) => sown },
    { key: 'cycles', label: message('columns.cycles'), cell: ({ cycles }) => cycles },
    {
      key: 'end',
      label: message('columns.ends'),
      align: 'text',
      words: MOVE_END_WORDS,
      cell: ({ end }) => end,
    },
  ])
}

function lapTable(spec: ReplaySpec, replayed: readonly ReplayedLine[]): Table {
  const laps = replayed.flatMap((line, at) =>
    line.trace.map((position, lap) => ({ label: labelOf(spec, at), lap, position })),
  )
  return tableOf('laps', message('tables.lapPositions'), laps, [
    { key: 'line', label: message('columns.line'), align: 'text', cell: ({ label }) => label },
    { key: 'lap', label: message('columns.lap'), cell: ({ lap }) => lap },
    { key: 'position', label: message('columns.position'), align: 'text', cell: ({ position }) => position },
  ])
}

function labelOf(spec: ReplaySpec, at: number): string {
  return spec.lines[at]?.label ?? ''
}
