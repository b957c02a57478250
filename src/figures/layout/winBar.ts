import type { Role, SharesChart } from '../../engine/experiments/report/report'
import { markOf } from '../marks'
import { wordsOf, type Setting } from '../setting'
import { mainRowOf } from '../sharesRows'
import { partBox } from './legend'
import { line, moved, type Layout, type Shape } from './shape'
import { lineHeight, wrapped, write, writeLines } from './text'

/** How a game can end. */
type Ending = Extract<Role, 'south' | 'tie' | 'north' | 'undecided'>

/** One part of the bar: how a game ended, and how often. */
export interface WinPart {
  readonly ending: Ending
  readonly share: number
}

const ENDINGS: readonly Role[] = ['south', 'tie', 'north', 'undecided'] satisfies Ending[]

/** The parts of the bar of all games, from South to North; null if the chart is not about who wins. */
export function winParts(chart: SharesChart): readonly WinPart[] | null {
  const parts = mainRowOf(chart)?.parts ?? []
  if (!parts.some(({ role }) => role === 'south') || !parts.every(({ role }) => ENDINGS.includes(role)))
    return null
  return parts.map(({ role, value }) => ({ ending: role as Ending, share: value }))
}

/** How many of 100 games a share is, in whole games; a few are never told as none, and nearly all never as all. */
export function ofHundred(share: number): string {
  const games = Math.round(share * 100)
  if (games === 0 && share > 0) return '<1'
  return games === 100 && share < 1 ? '>99' : String(games)
}

const BAR = { top: 22, height: 52 }
const WORD = { size: 15, bold: true } as const
const GAMES = { size: 28, bold: true } as const
const OF = { size: 14 } as const
const EXACT = { size: 13, ink: 'ink-2' } as const
/** The least width of a column of words. */
const COLUMN = 165

/** How often each side wins, as one bar with numbers and words that children can read. */
export function winBarLayout(parts: readonly WinPart[], width: number, setting: Setting): Layout {
  const { t, formats } = wordsOf(setting)
  const { measure } = setting
  const shapes: Shape[] = [write(t('handout.half'), width / 2, 13, { size: 13 }, 'middle')]
  let from = 0
  for (const { ending, share } of parts) {
    const wide = share * (width - 2)
    shapes.push(...partBox(markOf(ending, 0), 1 + from, BAR.top, wide, BAR.height))
    from += wide
  }
  const bottom = BAR.top + BAR.height
  // Over the bar, so that it can be seen; light beside dark, so that it shows on any ground.
  shapes.push(
    line([[width / 2, 17], [width / 2, bottom + 6]], { stroke: 'raised', width: 3 }), // prettier-ignore
    line([[width / 2, 17], [width / 2, bottom + 6]], { stroke: 'ink', width: 1.2, dash: [3, 3] }), // prettier-ignore
  )
  const beside = Math.max(1, Math.min(parts.length, Math.floor(width / COLUMN)))
  const column = width / beside
  let y = bottom + 18
  for (let start = 0; start < parts.length; start += beside) {
    const blocks = parts.slice(start, start + beside).map(({ ending, share }) => {
      const words = wrapped(t(`handout.${ending}`), column - 36, WORD, measure)
      const games = ofHundred(share)
      const down = words.length * lineHeight(WORD.size) + 30
      const of = measure(games, GAMES.size, true) + 8
      const inside: Shape[] = [
        ...partBox(markOf(ending, 0), 1, 0, 16, 16),
        ...writeLines(words, 26, 13, WORD),
        write(games, 0, down, GAMES),
        ...writeLines(wrapped(t('handout.ofHundred'), column - of - 12, OF, measure), of, down, OF),
        write(formats.share(share), 0, down + 22, EXACT),
      ]
      return { inside, height: down + 28 }
    })
    blocks.forEach(({ inside }, at) => shapes.push(...moved(inside, at * column, y)))
    y += Math.max(...blocks.map(({ height }) => height)) + 10
  }
  return { width, height: y - 8, shapes }
}
