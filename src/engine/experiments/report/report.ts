import type { Message, Text } from '../../../locales/message'
import type { Variant } from '../../variant/variant'

/** What an experiment found, ready to be drawn, listed and exported; the only source of charts and CSVs. */
export interface Report {
  /** What was found, in a sentence or two. */
  readonly finding: Text
  readonly tables: readonly Table[]
  readonly charts: readonly Chart[]
  readonly lines: readonly Line[]
  /** What a reader must know before trusting the numbers: budgets that ran out, bounds instead of proofs. */
  readonly caveats: readonly Text[]
}

/** A tidy table: one row per observation. The first table of a report is its main CSV. */
export interface Table {
  readonly id: string
  readonly title: Text
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

/** A row: what stands in each column, by the column’s key. */
export type Row = Readonly<Record<string, Cell>>

/** A column: how its cells are read and written. */
export interface Column<Key extends string = string> {
  readonly key: Key
  readonly label: Text
  readonly unit?: Text
  readonly align?: 'text' | 'number'
  /** Whether it holds the lower ends of Wilson’s intervals. */
  readonly interval?: 'wilson'
  /** Whether it holds differences of shares, which people read in percentage points. */
  readonly points?: boolean
  /** Whether its numbers only name something, as random seeds do: they are written digit by digit. */
  readonly names?: boolean
  /** Translations of the words in its cells; CSVs keep the words. */
  readonly words?: Readonly<Record<string, Text>>
}

/** Big counts are decimal strings; null is an empty cell; a message is a sentence. */
export type Cell = string | number | boolean | null | Message

/** A chart as data: the engine defines its meaning, the renderer its colours. */
export type Chart = SharesChart | LinesChart | BarsChart | HeatChart | PointsChart | DifferencesChart

interface ChartBase {
  readonly id: string
  readonly title: Text
  /** What was counted, in a few words next to the title. */
  readonly note?: Text
  /** The table with the same numbers. */
  readonly table: string
  /** Which rows the chart shows, if not all: those with this word in this column. */
  readonly rowsOf?: { readonly column: string; readonly word: string }
}

/** Parts of a whole with intervals: one bar per row, e.g. South, tie, North. */
export interface SharesChart extends ChartBase {
  readonly type: 'shares'
  readonly rows: readonly {
    readonly label: Text
    /** The total, or a row printed in a paper; other rows are parts, or of equal rank. */
    readonly of?: 'all' | 'published'
    readonly parts: readonly {
      readonly name: Text
      readonly role: Role
      readonly value: number
      /** The interval, if one applies. */
      readonly low: number | null
      readonly high: number | null
    }[]
  }[]
}

/** Curves with bands over a numeric axis. */
export interface LinesChart extends ChartBase {
  readonly type: 'lines'
  readonly x: Axis
  readonly y: Axis
  readonly series: readonly Series[]
  /** A named reference line, e.g. `even` at 0.5. */
  readonly reference?: { readonly label: Text; readonly value: number }
}

/** Bars over a numeric or a named axis: histograms and win shares by hole. */
export interface BarsChart extends ChartBase {
  readonly type: 'bars'
  readonly x: Axis
  readonly y: Axis
  readonly series: readonly Series[]
  readonly reference?: { readonly label: Text; readonly value: number }
}

/** A coloured table: scenario matrices and game values. */
export interface HeatChart extends ChartBase {
  readonly type: 'heat'
  readonly x: { readonly label: Text; readonly names: readonly Text[] }
  readonly y: { readonly label: Text; readonly names: readonly Text[] }
  /** `diverging` runs from North through even to South; `sequential` from low to high. */
  readonly scale: 'diverging' | 'sequential'
  readonly unit: Text
  /** Whether values are shares 0…1, even at a half, or plain numbers, even at zero. */
  readonly values: 'shares' | 'numbers'
  readonly cells: readonly {
    readonly x: number
    readonly y: number
    readonly value: number | null
    readonly text: Text
  }[]
}

/** Very many points, decimated only when drawn: sweeps. */
export interface PointsChart extends ChartBase {
  readonly type: 'points'
  readonly x: Axis
  readonly y: Axis
  readonly series: readonly Series[]
}

/** Differences from one baseline with their intervals, a row each: a forest plot and its table in one. */
export interface DifferencesChart extends ChartBase {
  readonly type: 'differences'
  /** Of the differences. */
  readonly axis: Axis
  /** What the values before the differences are. */
  readonly measured: Text
  /** What the rows are. */
  readonly compared: Text
  readonly rows: readonly {
    readonly label: Text
    /** How much it rests on, in a few words. */
    readonly detail: Text
    /** What was measured and its interval, as people read them. */
    readonly value: Text
    readonly interval: Text | null
    readonly isBaseline: boolean
    /** In units of the axis; null for the baseline, and where no interval applies. */
    readonly difference: { readonly value: number; readonly low: number; readonly high: number } | null
    /** Whether the interval leaves out zero. */
    readonly isClear: boolean
    /** What follows, in two or three words. */
    readonly so: Text
  }[]
}

/** What a series stands for: it decides colour, marker and dash. */
export type Role = 'south' | 'north' | 'tie' | 'undecided' | 'ours' | 'published' | 'category'

/** Points that belong together, under one name. */
export interface Series {
  readonly name: Text
  readonly role: Role
  readonly points: readonly Point[]
}

/** A point, with its interval where it has one. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly low?: number
  readonly high?: number
  readonly label?: Text
  /** The tick label in place of its number: `7` if the label says “hole 7”. */
  readonly tick?: Text
}

/** An axis: what it measures and how its ticks are written. */
export interface Axis {
  readonly label: Text
  /** What the tick labels name, if any: `hole`. */
  readonly ticksName?: Text
  readonly unit?: Text
  readonly format: 'integer' | 'decimal' | 'percent'
  readonly scale?: 'linear' | 'logarithmic'
  /** Zero means nothing, as in ratings: bars from it would mislead. */
  readonly zero?: 'arbitrary'
  /** The range of the axis once all tasks are done; the part without points is shaded and labelled. */
  readonly extent?: readonly [number, number]
}

/** A line of play that opens on the board. */
export interface Line {
  readonly title: Text
  readonly variant: Variant
  /** Choices in notation, separated by spaces. */
  readonly moves: string
}
