import type { Axis, SharesChart } from '../../engine/experiments/report/report'
import { hasInterval } from '../../engine/experiments/report/winTable'
import { markOf } from '../marks'
import { wordsOf, type Setting } from '../setting'
import { hasBigFigures, partLike, partsOf, rowsInOrder, type SharePart, type ShareRow } from '../sharesRows'
import { dotAt, titleOf, type Dot } from './dots'
import { legendLayout, partBox, whisker, type Entry } from './legend'
import { columnOfNames } from './names'
import { gridOf, scaleFor, type Scale } from './scale'
import { moved, signOf, type Layout, type Shape } from './shape'
import { lineHeight, widest, write } from './text'

/** Parts of a whole: big figures for one run, rows of bars for several. */
export function sharesLayout(chart: SharesChart, width: number, setting: Setting): Layout {
  if (chart.rows.length === 0) {
    const none = wordsOf(setting).t('charts.noGames')
    return { width, height: 20, shapes: [write(none, 0, 14, { size: 12, ink: 'ink-3' })] }
  }
  return hasBigFigures(chart) ? bigFigures(chart, width, setting) : rowsOfBars(chart, width, setting)
}

const SHARE: Axis = { label: '', format: 'percent' }
const SMALL = { size: 11, ink: 'ink-3' } as const

/** The least width of a part beside others; narrower figures have them below each other. */
const PART = 148
const GAP = 28
const ROW = 18

function bigFigures(chart: SharesChart, width: number, setting: Setting): Layout {
  const rows = rowsInOrder(chart)
  const parts = partsOf(chart)
  const names = columnOfNames(rows.map((row) => shortLabel(row, rows, setting)), 150, setting) // prettier-ignore
  const room = names.width + 14
  const most = Math.max(1, Math.min(parts.length, Math.floor((width - room + GAP) / (PART + GAP))))
  // Four parts are two above two, not three above one.
  const beside = Math.ceil(parts.length / Math.ceil(parts.length / most))
  const wide = (width - room - (beside - 1) * GAP) / beside
  const heights = rows.map((_, at) => Math.max(ROW, names.heightOf(at) + 6))
  const plot = heights.reduce((sum, height) => sum + height, 0)
  const tall = HEAD + plot + 18
  const reaches = parts.map((part) => reachOf(rows, part))
  // All parts have the same width in points, so that intervals can be compared across them.
  const half = Math.max(0.002, ...reaches.map(([low, high]) => (high - low) / 2)) * 1.08
  const shapes = parts.flatMap((part, at): readonly Shape[] => {
    const [column, line] = [at % beside, Math.floor(at / beside)]
    const [low, high] = reaches[at]!
    const middle = Math.min(Math.max((low + high) / 2, half), 1 - half)
    const left = room + column * (wide + GAP)
    const top = line * (tall + 14)
    const inside = partPlot(
      part,
      at,
      rows,
      { wide, heights, extent: [middle - half, middle + half] },
      setting,
    )
    const labels = column > 0 ? [] : rows.flatMap((_, row) => names.write(row, 0, middleOf(heights, row)))
    return [...moved(inside, left, top), ...moved(labels, 0, top + HEAD)]
  })
  return { width, height: Math.ceil(parts.length / beside) * (tall + 14) - 14, shapes }
}

const HEAD = 54

/** A part in figures, and its dots in all rows, with the number of each. */
function partPlot(
  part: SharePart,
  order: number,
  rows: readonly ShareRow[],
  at: {
    readonly wide: number
    readonly heights: readonly number[]
    readonly extent: readonly [number, number]
  },
  setting: Setting,
): readonly Shape[] {
  const { say, t, formats } = wordsOf(setting)
  const { wide, heights, extent } = at
  const mark = markOf(part.role, order)
  const main = partLike(rows[0]!, part)
  const value = main ? formats.share(main.value) : '–'
  const large = { size: 23, bold: true } as const
  const within =
    main && hasInterval(main) ? [main.low, main.high].map((end) => formats.fixed(end * 100, 2)) : []
  const [low = '', high = ''] = within
  const shapes: Shape[] = [
    signOf(mark, 6, 8, 5),
    write(say(part.name), 18, 12, { size: 13 }),
    write(value, 0, 36, large),
    ...(within.length ? [write(t('charts.fromTo', { low, high }), 0, 49, SMALL)] : []),
  ]
  const numbers = rows.map((row) => {
    const found = partLike(row, part)
    return found ? formats.share(found.value, 1) : ''
  })
  const right = wide - widest(numbers, SMALL, setting.measure) - 10
  const bottom = HEAD + heights.reduce((sum, height) => sum + height, 0)
  const scale = scaleFor(SHARE, extent, [8, right - 8], 2.4)
  shapes.push(...gridOf(scale, SHARE, [HEAD, bottom], setting, [-8, wide]))
  rows.forEach((row, index) => {
    const found = partLike(row, part)
    if (!found) return
    const y = HEAD + middleOf(heights, index)
    const dot: Dot = {
      ...found,
      name: say(row.label),
      mark: row.of === 'published' ? markOf('published', 0) : mark,
    }
    const inside = [...dotAt(dot, scale, y), write(numbers[index]!, wide, y + 4, SMALL, 'end')]
    shapes.push({ type: 'group', title: titleOf(dot, SHARE, setting), shapes: inside })
  })
  return shapes
}

function middleOf(heights: readonly number[], row: number): number {
  return heights.slice(0, row).reduce((sum, height) => sum + height, 0) + heights[row]! / 2
}

function reachOf(rows: readonly ShareRow[], part: SharePart): readonly [number, number] {
  const found = rows.flatMap((row) => partLike(row, part) ?? [])
  const ends = found.flatMap(({ value, low, high }) => [low ?? value, high ?? value])
  return [Math.min(...ends), Math.max(...ends)]
}

function shortLabel(row: ShareRow, rows: readonly ShareRow[], setting: Setting): string {
  const { say, t } = wordsOf(setting)
  if (row.of === 'published') return t('charts.published')
  return row.of === 'all' && rows.some(({ of }) => of === 'published') ? t('charts.ours') : say(row.label)
}

const BAR = 16
/** The least width of a bar that has its numbers beside it. */
const LEAST_BAR = 170
const VALUE = { size: 12, bold: true } as const

/** One bar per row on an axis from nothing to all, with the numbers of each part beside it, or below it if narrow. */
function rowsOfBars(chart: SharesChart, width: number, setting: Setting): Layout {
  const { say, t } = wordsOf(setting)
  const parts = partsOf(chart)
  const [first] = parts
  const whiskered = chart.rows.some((row) => hasInterval(row.parts[0] ?? NOTHING))
  const entries = parts.map((part, at): Entry => ({
    name: say(part.name),
    sample: 'box',
    mark: markOf(part.role, at),
  }))
  const interval: Entry[] =
    whiskered && first
      ? [
          {
            name: t('charts.intervalOfPart', { name: first.name }),
            sample: 'interval',
            mark: markOf(first.role, 0),
          },
        ]
      : []
  const legend = legendLayout([...entries, ...interval], width, setting.measure)
  const figures = chart.rows.map((row) => parts.map((part) => figuresOf(partLike(row, part), setting)))
  const columns = parts.map(
    (_, at) =>
      16 +
      Math.max(
        widest(figures.map((row) => row[at]!.value), VALUE, setting.measure), // prettier-ignore
        widest(figures.map((row) => row[at]!.range), SMALL, setting.measure), // prettier-ignore
        14,
      ),
  )
  const numbers = columns.reduce((sum, column) => sum + column, 0)
  const labels = chart.rows.map((row) => say(row.label))
  const names = columnOfNames(
    labels,
    Math.max(90, Math.min(width * 0.36, width - numbers - LEAST_BAR - 14)),
    setting,
  )
  const isNarrow = width - numbers - names.width - 14 < LEAST_BAR
  const above = isNarrow ? columnOfNames(labels, width, setting) : names
  const shapes: Shape[] = [...legend.shapes]
  let y = legend.height + 8
  const same = above.same(width)
  shapes.push(...moved(same.shapes, 0, y))
  y += same.height
  const [left, right] = isNarrow ? [0, width] : [names.width + 14, width - numbers]
  const scale: Scale = { ticks: [0, 0.25, 0.5, 0.75, 1], at: (share) => left + share * (right - left) }
  const top = y
  const rowShapes: Shape[] = []
  // Signs above the columns of numbers say whose they are.
  if (!isNarrow) {
    let end = right
    parts.forEach((part, at) => {
      end += columns[at]!
      rowShapes.push(signOf(markOf(part.role, at), end - 6, y + 6, 5))
    })
    y += 16
  }
  chart.rows.forEach((row, at) => {
    const title = [say(row.label), ...row.parts.map((part) => partTitle(part, setting))].join('\n')
    const inside: Shape[] = []
    if (isNarrow) {
      inside.push(...above.write(at, 0, y + above.heightOf(at) / 2))
      const bar = y + above.heightOf(at) + 4
      inside.push(...barOf(row, parts, scale, bar))
      const below = numbersBelow(parts, figures[at]!, width, setting)
      inside.push(...moved(below.shapes, 0, bar + BAR + 3))
      y = bar + BAR + 3 + below.height + 8
    } else {
      const height = Math.max(38, names.heightOf(at) + 8)
      const middle = y + height / 2
      inside.push(...names.write(at, 0, middle), ...barOf(row, parts, scale, middle - BAR / 2))
      let end = right
      figures[at]!.forEach(({ value, range }, place) => {
        end += columns[place]!
        inside.push(write(value, end, range ? middle - 2 : middle + 4, VALUE, 'end'))
        if (range) inside.push(write(range, end, middle + 12, SMALL, 'end'))
      })
      y += height
    }
    rowShapes.push({ type: 'group', title, shapes: inside })
  })
  shapes.push(...gridOf(scale, SHARE, [top, y], setting, [0, width]), ...rowShapes)
  return { width, height: y + 20, shapes }
}

const NOTHING = { value: 0, low: null, high: null }

/** The parts of a row one after the other, and the interval of the first over all of them. */
function barOf(row: ShareRow, parts: readonly SharePart[], scale: Scale, top: number): readonly Shape[] {
  let from = 0
  const shapes = parts.flatMap((part, order) => {
    const { value } = partLike(row, part) ?? NOTHING
    const [left, right] = [scale.at(from), scale.at(from + value)]
    from += value
    return partBox(markOf(part.role, order), left, top, Math.max(0, right - left - 2), BAR)
  })
  const [first] = row.parts
  return first && hasInterval(first)
    ? [...shapes, ...whisker(scale.at(first.low), scale.at(first.high), top + BAR / 2)]
    : shapes
}

interface Figures {
  readonly value: string
  readonly range: string
}

function figuresOf(part: SharePart | undefined, setting: Setting): Figures {
  const { formats } = wordsOf(setting)
  if (!part) return { value: '–', range: '' }
  return {
    value: formats.share(part.value, 1),
    range: hasInterval(part) ? formats.shareRange(part.low, part.high) : '',
  }
}

/** The numbers of a row below its bar, each beside the sign of its part. */
function numbersBelow(
  parts: readonly SharePart[],
  figures: readonly Figures[],
  width: number,
  { measure }: Setting,
): Layout {
  const shapes: Shape[] = []
  let [x, y] = [0, 0]
  figures.forEach(({ value, range }, at) => {
    const wide = 14 + measure(value, SMALL.size, true) + (range ? 5 + measure(range, SMALL.size, false) : 0)
    if (x > 0 && x + wide > width) [x, y] = [0, y + lineHeight(SMALL.size)]
    const beside = x + 14 + measure(value, SMALL.size, true) + 5
    shapes.push(signOf(markOf(parts[at]!.role, at), x + 5, y + 8, 4))
    shapes.push(write(value, x + 14, y + 12, { size: SMALL.size, bold: true }))
    if (range) shapes.push(write(range, beside, y + 12, SMALL))
    x += wide + 12
  })
  return { width, height: y + lineHeight(SMALL.size), shapes }
}

function partTitle({ name, value, low, high }: SharePart, setting: Setting): string {
  const { t, formats } = wordsOf(setting)
  return low === null || high === null
    ? t('charts.value', { name, value: formats.share(value) })
    : t('charts.valueWithin', {
        name,
        value: formats.share(value),
        interval: `[${formats.shareRange(low, high, ', ', 2)}]`,
      })
}
