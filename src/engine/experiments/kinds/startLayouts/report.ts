import { message, type Text } from '../../../../locales/message'
import { sentences } from '../../report/amounts'
import { tableOf } from '../../report/columns'
import type { Report, Table } from '../../report/report'
import { RESULT_WORDS } from '../../report/words'
import { layoutColumns, layoutsWith, type FoundLayout, writtenLayout } from './foundLayouts'
import { playedReport } from './playedReport'
import type { LayoutsPart } from './run'
import { layoutsFor, startedFrom, type StartLayoutsSpec } from './spec'

/** A layout with what was proven. */
interface SolvedLayout extends FoundLayout {
  readonly result: string
  readonly value: number | null
}

const RESULT_NAMES = {
  W: message('columns.southWins'),
  D: message('columns.fair'),
  L: message('columns.northWins'),
} as const

/** A report opens this many layouts on the board. */
const MOST_LINES = 24

/** The layouts solved so far, in the order they were listed. */
export function solvedLayouts(
  spec: StartLayoutsSpec,
  parts: ReadonlyMap<number, LayoutsPart>,
): readonly SolvedLayout[] {
  return layoutsWith(spec, parts, ({ results, values }, at) =>
    at < results.length ? { result: results[at]!, value: values[at] ?? null } : undefined,
  ).map(({ found, ...layout }) => ({ ...layout, ...found }))
}

/** The layouts whose value is known, best for South first. */
export function bestFirst(found: readonly SolvedLayout[]): readonly (SolvedLayout & { value: number })[] {
  return found
    .flatMap(({ value, ...layout }) => (value === null ? [] : [{ ...layout, value }]))
    .toSorted((a, b) => b.value - a.value)
}

/** The layouts solved so far: fair ones, best ones, and counts by seeds moved; or what players made of them. */
export function report(spec: StartLayoutsSpec, parts: ReadonlyMap<number, LayoutsPart>): Report {
  return spec.find === 'shares' ? playedReport(spec, parts) : solvedReport(spec, parts)
}

function solvedReport(spec: StartLayoutsSpec, parts: ReadonlyMap<number, LayoutsPart>): Report {
  const found = solvedLayouts(spec, parts)
  const fair = found.filter(({ result }) => result === 'D')
  const best = bestFirst(found)
  const planned = layoutsFor(spec).length
  const missing = planned - found.length
  const top = best[0]
  const fairFinding = message('findings.fairLayouts', {
    fair: fair.length,
    layouts: found.length,
    moved: message('amounts.movedSeeds', { count: spec.moved }),
  })
  const bestFinding = top
    ? [
        message('findings.bestLayout', {
          layout: writtenLayout(top.layout),
          value: message('amounts.seeds', { count: top.value }),
        }),
      ]
    : []
  return {
    finding: sentences(fairFinding, ...bestFinding),
    tables: [
      layoutTable('layouts', message('tables.layouts'), spec.find === 'values' ? best : fair),
      ...(spec.find === 'values' ? [layoutTable('fair', message('tables.fairLayouts'), fair)] : []),
      countTable(spec, found),
    ],
    charts: [
      {
        id: 'results',
        type: 'bars',
        title: message('tables.layoutResults'),
        note: message('chartTexts.layoutsNote'),
        table: 'counts',
        x: { label: message('columns.moved'), format: 'integer' },
        y: { label: message('columns.layouts'), format: 'integer' },
        series: (['W', 'D', 'L'] as const).map((result) => ({
          name: RESULT_NAMES[result],
          role: ({ W: 'south', D: 'tie', L: 'north' } as const)[result],
          points: movedNumbers(spec).map((moved) => ({ x: moved, y: countOf(found, moved, result) })),
        })),
      },
    ],
    lines: [...(top ? [top] : []), ...fair].slice(0, MOST_LINES).map((item) => ({
      title: message(item.result === 'D' ? 'findings.fairLine' : 'findings.bestLine', {
        layout: writtenLayout(item.layout),
      }),
      variant: startedFrom(spec, item.layout),
      moves: '',
    })),
    caveats: missing > 0 ? [message('caveats.layoutsUnsolved', { missing, all: planned })] : [],
  }
}

function layoutTable(id: string, title: Text, found: readonly SolvedLayout[]): Table {
  return tableOf<SolvedLayout>(id, title, found, [
    ...layoutColumns<SolvedLayout>(),
    {
      key: 'result',
      label: message('columns.resultForSouth'),
      align: 'text',
      words: RESULT_WORDS,
    },
    {
      key: 'value',
      label: message('columns.southMinusNorth'),
      unit: message('columns.seedsUnit'),
    },
  ])
}

function countTable(spec: StartLayoutsSpec, found: readonly SolvedLayout[]): Table {
  return {
    id: 'counts',
    title: message('tables.layoutResults'),
    columns: [
      { key: 'moved', label: message('columns.moved') },
      { key: 'layouts', label: message('columns.layouts') },
      { key: 'wins', label: message('columns.southWins') },
      { key: 'fair', label: message('columns.fair') },
      { key: 'losses', label: message('columns.northWins') },
    ],
    rows: movedNumbers(spec).map((moved) => ({
      moved,
      layouts: found.filter((item) => item.moved === moved).length,
      wins: countOf(found, moved, 'W'),
      fair: countOf(found, moved, 'D'),
      losses: countOf(found, moved, 'L'),
    })),
  }
}

function movedNumbers({ moved }: StartLayoutsSpec): readonly number[] {
  return Array.from({ length: moved + 1 }, (_, i) => i)
}

function countOf(found: readonly SolvedLayout[], moved: number, result: string): number {
  return found.filter((item) => item.moved === moved && item.result === result).length
}
