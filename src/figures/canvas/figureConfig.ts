import type { Mark } from '../marks'
import type { ChartConfiguration, ChartDataset, ChartType } from 'chart.js'

/** A point as Chart.js gets it, with what our plugins draw around it. */
export interface FigurePoint {
  readonly x: number
  readonly y: number
  readonly low?: number
  readonly high?: number
  readonly label?: string
}

/** What our plugins need beyond Chart.js's own data; it travels with the data, so that updates carry it along. */
export interface FigureNotes {
  /** A named line across the picture. */
  readonly reference?: { readonly label: string; readonly value: number }
  /** A range of x still without numbers. */
  readonly pending?: { readonly from: number; readonly to: number; readonly label: string }
  /** Names at the ends of lines; a figure without them has a legend. */
  readonly names?: readonly {
    readonly dataset: number
    readonly text: string
    readonly mark: Mark
    readonly colour: string
  }[]
  /** Colours of the plugins' own ink. */
  readonly ink: {
    readonly text: string
    readonly faint: string
    readonly strong: string
    readonly shade: string
    readonly ground: string
  }
  readonly font: string
}

/** Extra properties of a dataset. */
interface DatasetNotes {
  /** Draw the interval of each point as a band or as whiskers. */
  readonly interval?: 'band' | 'whiskers'
  /** The points are the extremes of columns: the area between them is shaded. */
  readonly columns?: boolean
  readonly intervalColour?: string
}

/** A series as Chart.js gets it. */
export type FigureDataset = ChartDataset<ChartType, FigurePoint[]> & DatasetNotes
/** All series of a figure, and what our plugins draw around them. */
type FigureData = { datasets: FigureDataset[]; labels?: string[]; notes: FigureNotes }

/** A chart ready to be drawn on any canvas. */
export interface FigureConfig {
  readonly type: 'line' | 'bar' | 'scatter'
  readonly data: FigureData
  readonly options: NonNullable<ChartConfiguration['options']>
}

/** The notes that came with a chart's data. */
export function notesOf(chart: { data: unknown }): FigureNotes {
  return (chart.data as FigureData).notes
}
