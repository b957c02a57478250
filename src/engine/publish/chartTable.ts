import { message, type Text } from '../../locales/message'
import { numberColumn } from '../experiments/report/columns'
import type { Chart, Column, Row, Series, Table } from '../experiments/report/report'

/** The numbers behind a chart, one row per mark, so that anybody can redraw it. */
export function chartTable(chart: Chart): Table {
  const { id, title } = chart
  return { id: `chart-${id}`, title, ...cellsOf(chart) }
}

function cellsOf(chart: Chart): Pick<Table, 'columns' | 'rows'> {
  switch (chart.type) {
    case 'shares':
      return {
        columns: [word('row'), word('part'), word('role'), ...RANGE],
        rows: chart.rows.flatMap(({ label, parts }) =>
          parts.map(({ name: part, role, value, low, high }): Row => ({
            row: label,
            part,
            role,
            value,
            low,
            high,
          })),
        ),
      }
    case 'heat':
      return {
        columns: [word('column'), word('row'), numberColumn('value', chart.unit)],
        rows: chart.cells.map(({ x, y, value }) => ({
          column: chart.x.names[x] ?? null,
          row: chart.y.names[y] ?? null,
          value,
        })),
      }
    case 'differences':
      return {
        columns: [word('row'), word('label'), ...RANGE],
        rows: chart.rows.map(({ label, so, difference }) => ({
          row: label,
          label: so,
          value: difference?.value ?? null,
          low: difference?.low ?? null,
          high: difference?.high ?? null,
        })),
      }
    default:
      return {
        columns: [word('series'), word('role'), numberColumn('x', chart.x.label), word('label'), ...RANGE],
        rows: chart.series.flatMap(seriesRows),
      }
  }
}

function seriesRows({ name, role, points }: Series): readonly Row[] {
  return points.map(({ x, y, low = null, high = null, label = null }) => ({
    series: name,
    role,
    x,
    label,
    value: y,
    low,
    high,
  }))
}

function word(key: 'row' | 'part' | 'role' | 'column' | 'series' | 'label'): Column {
  const label: Text = message(`publish.${key}`)
  return { key, label, align: 'text' }
}

const RANGE: readonly Column[] = [
  numberColumn('value', message('publish.value')),
  numberColumn('low', message('columns.from95')),
  numberColumn('high', message('columns.to95')),
]
