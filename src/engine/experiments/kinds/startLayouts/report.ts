import type { Layout } from '../../../variant/variant'
import type { Cell, Report, Table } from '../../report/report'
import { counted } from '../../report/wording'
import { type LayoutsPart, STRETCH } from './run'
import { layoutsFor, startedFrom, type StartLayoutsSpec } from './spec'

/** A layout with what was found. */
interface SolvedLayout {
  readonly layout: Layout
  readonly moved: number
  readonly result: string
  readonly value: number | null
}

/** A report opens this many layouts on the board. */
const MOST_LINES = 24

/** The layouts solved so far, in the order they were listed. */
export function solvedLayouts(
  spec: StartLayoutsSpec,
  parts: ReadonlyMap<number, LayoutsPart>,
): readonly SolvedLayout[] {
  return layoutsFor(spec).flatMap(({ layout, moved }, index) => {
    const part = parts.get(Math.floor(index / STRETCH))
    const result = part?.results[index % STRETCH]
    if (!part || !result) return []
    return [{ layout, moved, result, value: part.values[index % STRETCH] ?? null }]
  })
}

/** The layouts whose value is known, best for South first. */
export function bestFirst(found: readonly SolvedLayout[]): readonly (SolvedLayout & { value: number })[] {
  return found
    .flatMap(({ value, ...layout }) => (value === null ? [] : [{ ...layout, value }]))
    .toSorted((a, b) => b.value - a.value)
}

/** The layouts solved so far: fair ones, best ones, and counts by seeds moved. */
export function report(spec: StartLayoutsSpec, parts: ReadonlyMap<number, LayoutsPart>): Report {
  const found = solvedLayouts(spec, parts)
  const fair = found.filter(({ result }) => result === 'D')
  const best = bestFirst(found)
  const planned = layoutsFor(spec).length
  const missing = planned - found.length
  const top = best[0]
  const bestText = top ? ` Best for South: ${written(top.layout)}, by ${top.value}.` : ''
  return {
    finding: `${fair.length} of ${found.length} layouts within ${counted(spec.moved, 'moved seed')} are fair.${bestText}`,
    tables: [
      layoutTable('layouts', 'Layouts', spec.find === 'values' ? best : fair),
      ...(spec.find === 'values' ? [layoutTable('fair', 'Fair layouts', fair)] : []),
      countTable(spec, found),
    ],
    charts: [
      {
        id: 'results',
        type: 'bars',
        title: 'Results by seeds moved',
        note: 'layouts',
        table: 'counts',
        x: { label: 'Seeds moved', format: 'integer' },
        y: { label: 'Layouts', format: 'integer' },
        series: (['W', 'D', 'L'] as const).map((result) => ({
          name: { W: 'South wins', D: 'Fair', L: 'North wins' }[result],
          role: ({ W: 'south', D: 'tie', L: 'north' } as const)[result],
          points: movedNumbers(spec).map((moved) => ({ x: moved, y: countOf(found, moved, result) })),
        })),
      },
    ],
    lines: [...(top ? [top] : []), ...fair].slice(0, MOST_LINES).map((item) => ({
      title: `${item.result === 'D' ? 'Fair' : 'Best for South'}: ${written(item.layout)}`,
      variant: startedFrom(spec, item.layout),
      moves: '',
    })),
    caveats: missing > 0 ? [`${missing} of ${planned} layouts are not solved yet.`] : [],
  }
}

function layoutTable(id: string, title: string, found: readonly SolvedLayout[]): Table {
  return {
    id,
    title,
    columns: [
      { key: 'south', label: 'South’s holes', align: 'text' },
      { key: 'southStore', label: 'South’s store', unit: 'seeds' },
      { key: 'north', label: 'North’s holes', align: 'text' },
      { key: 'northStore', label: 'North’s store', unit: 'seeds' },
      { key: 'moved', label: 'Seeds moved' },
      { key: 'result', label: 'Result for South', align: 'text' },
      { key: 'value', label: 'South less North', unit: 'seeds' },
    ],
    rows: found.map(({ layout, moved, result, value }): readonly Cell[] => [
      layout.south.join(' '),
      layout.southStore,
      layout.north.join(' '),
      layout.northStore,
      moved,
      result,
      value,
    ]),
  }
}

function countTable(spec: StartLayoutsSpec, found: readonly SolvedLayout[]): Table {
  return {
    id: 'counts',
    title: 'Results by seeds moved',
    columns: [
      { key: 'moved', label: 'Seeds moved' },
      { key: 'layouts', label: 'Layouts' },
      { key: 'wins', label: 'South wins' },
      { key: 'fair', label: 'Fair' },
      { key: 'losses', label: 'North wins' },
    ],
    rows: movedNumbers(spec).map((moved) => [
      moved,
      found.filter((item) => item.moved === moved).length,
      countOf(found, moved, 'W'),
      countOf(found, moved, 'D'),
      countOf(found, moved, 'L'),
    ]),
  }
}

function movedNumbers({ moved }: StartLayoutsSpec): readonly number[] {
  return Array.from({ length: moved + 1 }, (_, i) => i)
}

function countOf(found: readonly SolvedLayout[], moved: number, result: string): number {
  return found.filter((item) => item.moved === moved && item.result === result).length
}

function written({ south, southStore, north, northStore }: Layout): string {
  return `${south.join(',')}+${southStore} ${north.join(',')}+${northStore}`
}
