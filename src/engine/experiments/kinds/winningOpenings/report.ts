import { formatChoice, formatRecord } from '../../../board/notation'
import { extremesOf, leftToOpponent, type AnalysedLine } from '../../../openings/goals/analyse'
import { total } from '../../../openings/counts'
import type { Report, Table } from '../../report/report'
import { answerOf, type Answer } from './answer'
import { lengthChart, lineCharts } from './charts'
import { findingOf } from './finding'
import { provenClaims } from './provenClaims'
import type { OpeningsPart } from './run'
import { positionOfSpec, type OpeningsSpec } from './spec'

/** Finding, tables, charts and the line of a search, as far as it got. */
export function report(spec: OpeningsSpec, parts: ReadonlyMap<number, OpeningsPart>): Report {
  const answer = answerOf(spec, parts)
  const { line, counts } = answer
  const byLength = counts !== null && spec.goal === 'count'
  return {
    finding: findingOf(spec, answer),
    tables: [
      ...(spec.goal === 'analyse' ? [] : [resultTable(spec, answer)]),
      ...(line === null ? [] : [moveTable(line)]),
      ...(byLength ? [lengthTable(answer)] : []),
      ...(counts !== null && counts.ends.length > 0 ? [endTable(answer)] : []),
    ],
    charts: [...(line === null ? [] : lineCharts(line)), ...(byLength ? [lengthChart(counts)] : [])],
    lines:
      line === null ? [] : [{ title: titleOf(spec), variant: spec.variant, moves: recordOf(spec, line) }],
    caveats: caveatsOf(spec, answer),
  }
}

function movesOf(line: AnalysedLine): string {
  return line.moves.map(formatChoice).join(' ')
}

/** The line as a record that the board can open, from wherever the turn began. */
function recordOf(spec: OpeningsSpec, { moves }: AnalysedLine): string {
  const from = spec.position === '' ? {} : { from: positionOfSpec(spec) }
  return formatRecord({ ...from, choices: moves.map(({ hole, way }) => (way ? { hole, way } : { hole })) })
}

function titleOf({ variant, goal }: OpeningsSpec): string {
  const name = { analyse: 'line', first: 'winning opening', count: 'winning opening' } as const
  const what = goal in name ? name[goal as keyof typeof name] : `${goal.replace('-', ' ')} opening`
  return `${variant.name}, ${variant.board.holes} holes: ${what}`
}

function resultTable(spec: OpeningsSpec, answer: Answer): Table {
  const { line, counts } = answer
  const extremes = line === null ? null : extremesOf(line)
  return {
    id: 'result',
    title: 'Result',
    columns: [
      { key: 'variant', label: 'Variant', align: 'text' },
      { key: 'holes', label: 'Holes a side' },
      { key: 'goal', label: 'Goal', align: 'text' },
      { key: 'proven', label: 'Proven', align: 'text' },
      { key: 'length', label: 'Moves' },
      { key: 'left', label: 'Left on the board', unit: 'seeds' },
      { key: 'leftToOpponent', label: 'Left with the opponent', unit: 'seeds' },
      { key: 'laps', label: 'Laps' },
      { key: 'mostLaps', label: 'Most laps in a move' },
      { key: 'mostSown', label: 'Most seeds sown in a move', unit: 'seeds' },
      { key: 'longMoves', label: 'Moves over one cycle' },
      { key: 'solutions', label: 'Openings as good' },
      { key: 'lower', label: 'Least value not excluded' },
      { key: 'lowerLong', label: 'Least long moves not excluded' },
      { key: 'sequences', label: 'Sequences' },
      { key: 'winning', label: 'Winning openings' },
      { key: 'moves', label: 'Line', align: 'text' },
    ],
    rows: [
      [
        spec.variant.name,
        spec.variant.board.holes,
        spec.goal,
        answer.proven,
        line?.moves.length ?? null,
        line?.left ?? null,
        line === null ? null : leftToOpponent(line),
        extremes?.laps ?? null,
        extremes?.mostLaps ?? null,
        extremes?.mostSown ?? null,
        extremes?.longMoves ?? null,
        answer.solutions,
        answer.lower,
        answer.lowerLong,
        spec.goal === 'count' && counts !== null ? total(counts.sequences) : null,
        spec.goal === 'count' && counts !== null ? total(counts.winning) : null,
        line === null ? null : movesOf(line),
      ],
    ],
  }
}

function moveTable(line: AnalysedLine): Table {
  return {
    id: 'moves',
    title: 'The line, move by move',
    columns: [
      { key: 'move', label: 'Move' },
      { key: 'hole', label: 'Hole' },
      { key: 'laps', label: 'Laps' },
      { key: 'sown', label: 'Seeds sown', unit: 'seeds' },
      { key: 'cycles', label: 'Cycles' },
      { key: 'store', label: 'In the store', unit: 'seeds' },
      { key: 'end', label: 'Ends', align: 'text' },
      { key: 'alternatives', label: 'Other moves that go on' },
      { key: 'cheapest', label: 'Fewest cycles of those' },
      { key: 'departs', label: 'Another had fewer cycles', align: 'text' },
    ],
    rows: line.moves.map((move, at) => [
      at + 1,
      move.hole,
      move.laps,
      move.sown,
      move.cycles,
      move.store,
      move.end,
      move.alternatives,
      move.cheapest,
      move.departs,
    ]),
  }
}

function lengthTable({ counts }: Answer): Table {
  const { sequences, winning } = counts!
  const lengths = Array.from({ length: Math.max(sequences.length, winning.length) }, (_, i) => i).slice(1)
  return {
    id: 'lengths',
    title: 'Sequences and winning openings by length',
    columns: [
      { key: 'length', label: 'Moves' },
      { key: 'sequences', label: 'Sequences' },
      { key: 'winning', label: 'Winning openings' },
    ],
    rows: lengths.map((length) => [length, sequences[length] ?? '0', winning[length] ?? '0']),
  }
}

function endTable({ counts }: Answer): Table {
  return {
    id: 'ends',
    title: 'Won turns played to their end, by seeds left',
    columns: [
      { key: 'left', label: 'Left on the board', unit: 'seeds' },
      { key: 'turns', label: 'Turns' },
    ],
    rows: counts!.ends.flatMap((turns, left) => (turns === '0' ? [] : [[left, turns]])),
  }
}

function caveatsOf(spec: OpeningsSpec, answer: Answer): readonly string[] {
  const caveats: string[] = []
  if (!answer.finished) caveats.push('Not finished: this is what is known so far.')
  const broken = answer.line?.brokenAt ?? null
  if (broken !== null) caveats.push(`Move ${broken} cannot be played.`)
  if (!answer.proven && spec.goal !== 'count') {
    const { lapsProven, longMovesProven } = provenClaims(spec.goal, answer)
    const better = lapsProven || longMovesProven ? 'shorter' : 'better'
    caveats.push(`Best so far: the search was not exhaustive, so a ${better} opening may exist.`)
  }
  return caveats
}
