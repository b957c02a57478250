import { message, type Text } from '../../../../locales/message'
import { formatChoice, formatRecord } from '../../../board/notation'
import { extremesOf, leftToOpponent, type AnalysedLine } from '../../../openings/goals/analyse'
import { total } from '../../../openings/counts'
import { variantWords } from '../../../variant/variantTitle'
import { tableOf } from '../../report/columns'
import type { Report, Table } from '../../report/report'
import { MOVE_END_WORDS } from '../../report/words'
import { answerOf, type Answer, provenClaims } from './answer'
import { lengthChart, lineCharts } from './charts'
import { findingOf } from './finding'
import { GOAL_WORDS, lapsLimitOf, positionOfSpec, type OpeningsSpec } from './spec'
import type { OpeningsPart } from './run'

/** Finding, tables, charts and the line of a search, so far. */
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

/** The line as a record that the board can open, from the start of the turn. */
function recordOf(spec: OpeningsSpec, { moves }: AnalysedLine): string {
  const from = spec.position === '' ? {} : { from: positionOfSpec(spec) }
  return formatRecord({ ...from, choices: moves.map(({ hole, way }) => (way ? { hole, way } : { hole })) })
}

const LINE_TITLES = {
  analyse: 'openings.lineAnalysed',
  first: 'openings.lineWinning',
  count: 'openings.lineWinning',
  shortest: 'openings.lineShortest',
  'max-capture': 'openings.lineMaxCapture',
  'fewest-laps': 'openings.lineFewestLaps',
  'fewest-cycles': 'openings.lineFewestCycles',
} as const

function titleOf(spec: OpeningsSpec): Text {
  const { name, board } = spec.variant
  const holes = message('amounts.holes', { count: board.holes })
  const game = message('amounts.variantHoles', { name, holes })
  const most = lapsLimitOf(spec)
  if (most === null) return message(LINE_TITLES[spec.goal], { game })
  return message('openings.lineWithinLaps', { game, limit: message('amounts.laps', { count: most }) })
}

function resultTable(spec: OpeningsSpec, answer: Answer): Table {
  const { line, counts } = answer
  const extremes = line === null ? null : extremesOf(line)
  return {
    id: 'result',
    title: message('tables.result'),
    columns: [
      {
        key: 'variant',
        label: message('columns.variant'),
        align: 'text',
        words: variantWords([spec.variant.name]),
      },
      { key: 'holes', label: message('columns.holesPerSide') },
      { key: 'goal', label: message('columns.goal'), align: 'text', words: GOAL_WORDS },
      { key: 'proven', label: message('columns.proven'), align: 'text' },
      { key: 'length', label: message('columns.moves') },
      { key: 'left', label: message('columns.left'), unit: message('columns.seedsUnit') },
      { key: 'leftToOpponent', label: message('columns.leftToOpponent'), unit: message('columns.seedsUnit') },
      { key: 'laps', label: message('columns.laps') },
      { key: 'mostLaps', label: message('columns.mostLaps') },
      { key: 'mostSown', label: message('columns.mostSown'), unit: message('columns.seedsUnit') },
      { key: 'longMoves', label: message('columns.longMoves') },
      { key: 'solutions', label: message('columns.solutions') },
      { key: 'lower', label: message('columns.lower') },
      { key: 'lowerLong', label: message('columns.lowerLong') },
      { key: 'sequences', label: message('columns.sequences') },
      { key: 'winning', label: message('columns.winningOpenings') },
      { key: 'moves', label: message('columns.line'), align: 'text' },
    ],
    rows: [
      {
        variant: spec.variant.name,
        holes: spec.variant.board.holes,
        goal: spec.goal,
        proven: answer.proven,
        length: line?.moves.length ?? null,
        left: line?.left ?? null,
        leftToOpponent: line === null ? null : leftToOpponent(line),
        laps: extremes?.laps ?? null,
        mostLaps: extremes?.mostLaps ?? null,
        mostSown: extremes?.mostSown ?? null,
        longMoves: extremes?.longMoves ?? null,
        solutions: answer.solutions,
        lower: answer.lower,
        lowerLong: answer.lowerLong,
        sequences: spec.goal === 'count' && counts !== null ? total(counts.sequences) : null,
        winning: spec.goal === 'count' && counts !== null ? total(counts.winning) : null,
        moves: line === null ? null : movesOf(line),
      },
    ],
  }
}

function moveTable(line: AnalysedLine): Table {
  const moves = line.moves.map((move, at) => ({ ...move, move: at + 1 }))
  return tableOf('moves', message('tables.lineMoves'), moves, [
    { key: 'move', label: message('columns.move') },
    { key: 'hole', label: message('columns.hole') },
    { key: 'laps', label: message('columns.laps') },
    { key: 'sown', label: message('columns.sown'), unit: message('columns.seedsUnit') },
    { key: 'cycles', label: message('columns.cycles') },
    { key: 'store', label: message('columns.store'), unit: message('columns.seedsUnit') },
    { key: 'end', label: message('columns.ends'), align: 'text', words: MOVE_END_WORDS },
    { key: 'alternatives', label: message('columns.alternatives') },
    { key: 'cheapest', label: message('columns.cheapest') },
    { key: 'departs', label: message('columns.departs'), align: 'text' },
  ])
}

function lengthTable({ counts }: Answer): Table {
  const { sequences, winning } = counts!
  const lengths = Array.from({ length: Math.max(sequences.length, winning.length) }, (_, i) => i).slice(1)
  return {
    id: 'lengths',
    title: message('tables.lengths'),
    columns: [
      { key: 'length', label: message('columns.moves') },
      { key: 'sequences', label: message('columns.sequences') },
      { key: 'winning', label: message('columns.winningOpenings') },
    ],
    rows: lengths.map((length) => ({
      length,
      sequences: sequences[length] ?? '0',
      winning: winning[length] ?? '0',
    })),
  }
}

function endTable({ counts }: Answer): Table {
  return {
    id: 'ends',
    title: message('tables.ends'),
    columns: [
      { key: 'left', label: message('columns.left'), unit: message('columns.seedsUnit') },
      { key: 'turns', label: message('columns.turns') },
    ],
    rows: counts!.ends.flatMap((turns, left) => (turns === '0' ? [] : [{ left, turns }])),
  }
}

function caveatsOf(spec: OpeningsSpec, answer: Answer): readonly Text[] {
  const caveats: Text[] = []
  if (!answer.finished) caveats.push(message('caveats.unfinished'))
  const broken = answer.line?.brokenAt ?? null
  if (broken !== null) caveats.push(message('caveats.cannotBePlayed', { number: broken }))
  if (!answer.proven && spec.goal !== 'count') {
    const { lapsProven, longMovesProven } = provenClaims(spec, answer)
    const isShorter = lapsProven || longMovesProven || lapsLimitOf(spec) !== null
    caveats.push(message(isShorter ? 'caveats.shorterMayExist' : 'caveats.betterMayExist'))
  }
  return caveats
}
