import type { HeatChart } from '../../engine/experiments/report/report'
import { markOf } from '../marks'
import type { Token } from '../palette'
import { wordsOf, type Measure, type Setting } from '../setting'
import { box, moved, sign, signOf, type Layout, type Shape } from './shape'
import { lineHeight, widest, wrapped, write, writeLines, type Letters } from './text'

/** The scale of a table's shades: its ends, and the shade of a value. */
interface Shades {
  readonly low: number
  readonly high: number
  shadeOf(value: number): Token
}

/**
 * Steps 1…7 of the scale for every value: `d1`…`d7` or `q1`…`q7`. Shares are centred on a half, differences on zero,
 * so that a shade means the same on both sides.
 */
export function shadesOf(chart: HeatChart): Shades {
  const values = chart.cells.flatMap(({ value }) => (value === null ? [] : [value]))
  const isShares = chart.values === 'shares'
  if (chart.scale === 'diverging') {
    const middle = isShares ? 0.5 : 0
    const farthest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1)
    // Three steps of whole seeds on each side.
    const reach = isShares ? 0.5 : 3 * Math.ceil(farthest / 3)
    const shadeOf = (value: number): Token => {
      const part = (value - middle) / reach
      const size = Math.ceil(Math.min(1, Math.abs(part)) * 3 - 1e-9)
      return `d${4 + Math.sign(part) * size}` as Token
    }
    return { low: middle - reach, high: middle + reach, shadeOf }
  }
  const low = isShares ? 0 : values.reduce((least, value) => Math.min(least, value), Infinity)
  const high = isShares ? 1 : values.reduce((most, value) => Math.max(most, value), -Infinity)
  const shadeOf = (value: number): Token =>
    `q${1 + Math.min(6, Math.floor(((value - low) / (high - low || 1)) * 7))}` as Token
  return { low, high, shadeOf }
}

/** Whether text on a shade must be light (in the light theme; the dark theme inverts it). */
export function isDeep(shade: Token): boolean {
  return /^(d[1267]|q[5-7])$/.test(shade)
}

const HEAD = { size: 11, bold: true, ink: 'ink-2' } as const
const SMALL = { size: 11, ink: 'ink-3' } as const
const GAP = 3

/** How a matrix fits a width. */
interface Grid {
  /** The width of the rows' names. */
  readonly left: number
  readonly cell: number
  readonly letters: Letters
  /** The names of columns and rows, which may be numbers. */
  readonly columns: readonly (readonly string[])[]
  readonly rows: readonly (readonly string[])[]
  /** What the numbers stand for, if the rows do not say it. */
  readonly key: string
  /** Whether the cells have no room for percent signs and players: the legend and the shades tell them. */
  readonly isTight: boolean
}

/** Names if they fit, else numbers above the columns, else numbers also before the rows. */
function gridFor(chart: HeatChart, width: number, setting: Setting): Grid {
  const { say, t } = wordsOf(setting)
  const { measure } = setting
  const [columns, rows] = [chart.x.names.map(say), chart.y.names.map(say)]
  const numbered = (names: readonly string[]): readonly string[] =>
    names.map((name, at) => `${at + 1} ${name}`)
  const numbers = columns.map((_, at) => String(at + 1))
  const isSquare = columns.length === rows.length && columns.every((name, at) => name === rows[at])
  const listed = numbered(columns).join(', ')
  const named = t('charts.value', { name: chart.x.label, value: listed })
  const ways = [
    { columns, rows, key: '' },
    isSquare ? { columns: numbers, rows: numbered(rows), key: '' } : { columns: numbers, rows, key: named },
    ...(isSquare ? [{ columns: numbers, rows: numbers, key: listed }] : []),
  ].flatMap((way) => [false, true].map((isTight) => ({ ...way, isTight })))
  const texts = [...new Set(chart.cells.map(({ text }) => say(text)))]
  const tightTexts = [...new Set(texts.map((text) => cellText(text, true)))]
  const gridIn = (way: (typeof ways)[number], size: number): Grid & { readonly fits: boolean } => {
    const { key, isTight } = way
    const letters = { size, bold: true } as const
    const left = Math.min(widest(way.rows, HEAD, measure), Math.max(width * 0.3, 40)) + 8
    const cell = Math.min(120, (width - left) / Math.max(1, way.columns.length))
    const inside = cell - GAP - 3
    const beside = chart.scale === 'diverging' && !isTight ? size * 1.1 : 0
    const heads = way.columns.flatMap((name) => name.split(' '))
    return {
      left,
      cell,
      letters,
      columns: way.columns.map((name) => wrapped(name, inside, HEAD, measure)),
      rows: way.rows.map((name) => wrapped(name, left - 8, HEAD, measure)),
      key,
      isTight,
      fits:
        widest(isTight ? tightTexts : texts, letters, measure) + beside <= inside &&
        widest(heads, HEAD, measure) <= inside,
    }
  }
  // Large letters come first, then names.
  for (const sizes of [[12, 11, 10], [9, 8], [7], [6]])
    for (const way of ways)
      for (const size of sizes) {
        const grid = gridIn(way, size)
        if (grid.fits) return grid
      }
  return gridIn(ways.at(-1)!, 5)
}

function cellText(text: string, isTight: boolean): string {
  return isTight ? text.replace(/\s*%/, '') : text
}

/** A matrix of values: each cell shows its value as text and as a shade, and a legend tells what the shades mean. */
export function heatLayout(chart: HeatChart, width: number, setting: Setting): Layout {
  const { say, t } = wordsOf(setting)
  const { measure } = setting
  const { left, cell, letters, columns, rows, key, isTight } = gridFor(chart, width, setting)
  const shapes: Shape[] = []
  const down = wrapped(t('charts.down', { label: chart.y.label }), width / 2 - 8, SMALL, measure)
  const begin = Math.max(left, widest(down, SMALL, measure) + 16)
  const across = wrapped(t('charts.across', { label: chart.x.label }), width - begin, SMALL, measure)
  const axes = Math.max(down.length, across.length) * lineHeight(SMALL.size)
  const heads = Math.max(1, ...columns.map((lines) => lines.length)) * lineHeight(HEAD.size)
  let y = axes + heads + 8
  const last = (lines: readonly string[]): number => y - 7 - (lines.length - 1) * lineHeight(HEAD.size)
  shapes.push(...writeLines(across, begin, 11, SMALL), {
    type: 'group',
    role: 'row',
    shapes: [
      { type: 'group', role: 'columnheader', shapes: writeLines(down, 0, 11, SMALL) },
      ...columns.map((lines, at): Shape => ({
        type: 'group',
        role: 'columnheader',
        title: say(chart.x.names[at]!),
        shapes: writeLines(lines, left + at * cell + (cell - GAP) / 2, last(lines), HEAD, 'middle'),
      })),
    ],
  })
  const { shadeOf } = shadesOf(chart)
  rows.forEach((lines, row) => {
    const height = Math.max(letters.size * 2 + 9, lines.length * lineHeight(HEAD.size) + 8)
    const first = y + (height - GAP) / 2 - ((lines.length - 1) * lineHeight(HEAD.size)) / 2 + 4
    const name = say(chart.y.names[row]!)
    const cells = columns.map((_, column): Shape => {
      const found = chart.cells.find((one) => one.x === column && one.y === row)
      const text = found ? say(found.text) : '…'
      const told = { row: name, column: chart.x.names[column]!, value: text === '' ? '–' : text }
      const shade = found && found.value !== null ? shadeOf(found.value) : null
      const at = { x: left + column * cell, y, width: cell - GAP, height: height - GAP }
      return {
        type: 'group',
        role: 'cell',
        title: found ? t('charts.cell', told) : t('charts.notYet'),
        shapes: cellShapes(
          cellText(text, isTight),
          shade,
          chart.scale === 'diverging' && !isTight,
          at,
          letters,
          measure,
        ),
      }
    })
    const head: Shape = {
      type: 'group',
      role: 'rowheader',
      title: name,
      shapes: writeLines(lines, 0, first, HEAD),
    }
    shapes.push({ type: 'group', role: 'row', shapes: [head, ...cells] })
    y += height
  })
  y += 6
  if (key) {
    const lines = wrapped(key, width, SMALL, measure)
    shapes.push(...writeLines(lines, 0, y + 11, SMALL))
    y += lines.length * lineHeight(SMALL.size) + 8
  }
  const legend = scaleLegend(chart, width, setting)
  return {
    width,
    height: y + legend.height,
    shapes: [...shapes, ...moved(legend.shapes, 0, y)],
    role: 'table',
  }
}

function cellShapes(
  text: string,
  shade: Token | null,
  isSigned: boolean,
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  letters: Letters,
  measure: Measure,
): readonly Shape[] {
  const ground = box(x, y, width, height, shade ? { fill: shade } : { stroke: 'chart-grid', width: 1 }, 3)
  if (text === '') return [ground]
  const ink: Token = shade === null ? 'ink-3' : isDeep(shade) ? 'raised' : 'ink'
  const [centre, middle] = [x + width / 2, y + height / 2]
  const baseline = middle + letters.size * 0.36
  const favoured = isSigned && shade !== null && shade !== 'd4' ? (shade > 'd4' ? 'south' : 'north') : null
  if (!favoured) return [ground, write(text, centre, baseline, { ...letters, ink }, 'middle')]
  const { point, hollow } = markOf(favoured, 0)
  const half = measure(text, letters.size, true) / 2
  const shift = letters.size * 0.5
  return [
    ground,
    sign(point, centre - half - shift * 0.6, middle, letters.size * 0.32, ink, hollow ? null : ink),
    write(text, centre + shift * 0.6, baseline, { ...letters, ink }, 'middle'),
  ]
}

const STEP = { width: 34, height: 10 }

/** The shades in order with the numbers at their limits, and the players at the ends if they stand for them. */
function scaleLegend(chart: HeatChart, width: number, setting: Setting): Layout {
  const { say, t, formats } = wordsOf(setting)
  const { low, high } = shadesOf(chart)
  const isDiverging = chart.scale === 'diverging'
  const steps = (isDiverging ? [1, 2, 3, 5, 6, 7] : [1, 2, 3, 4, 5, 6, 7]).map(
    (step) => `${isDiverging ? 'd' : 'q'}${step}` as Token,
  )
  const [north, south] = [t('players.north'), t('players.south')]
  const left = isDiverging ? setting.measure(north, SMALL.size, false) + 22 : 12
  const numberOf = (value: number): string => {
    if (chart.values === 'shares') return formats.share(value, 0)
    return isDiverging ? formats.signed(value) : formats.number(value)
  }
  // Sequential scales are told at their ends and in the middle, where shares are even.
  const told = isDiverging ? [0, 1, 2, 3, 4, 5, 6] : chart.values === 'shares' ? [0, 3.5, 7] : [0, 7]
  const shapes: Shape[] = [
    ...steps.map((shade, at) =>
      box(left + at * STEP.width, 4, STEP.width - 1, STEP.height, {
        fill: shade,
        stroke: 'chart-grid',
        width: 1,
      }),
    ),
    ...told.map((limit) => {
      const value = low + ((high - low) * limit) / steps.length
      return write(numberOf(value), left + limit * STEP.width, 26, SMALL, 'middle')
    }),
  ]
  const right = left + steps.length * STEP.width
  if (isDiverging)
    shapes.push(
      signOf(markOf('north', 0), 5, 9, 4),
      write(north, 13, 13, SMALL),
      signOf(markOf('south', 0), right + 10, 9, 4),
      write(south, right + 18, 13, SMALL),
    )
  // A percent sign is already at every number.
  if (chart.values !== 'shares') shapes.push(write(say(chart.unit), right + 18, 26, SMALL))
  return { width, height: 32, shapes }
}
