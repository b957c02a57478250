import { describe, expect, it } from 'vitest'
import { figurePage } from '../../../src/figures/figurePage'
import { measureFigure } from '../../../src/figures/vector/figureFonts'
import type { Mark, VectorPage } from '../../../src/figures/vector/mark'
import { FIGURE_SIZES, type FigureSize } from '../../../src/figures/size'
import { createSpeech } from '../../../src/locales/speech'
import { SAMPLE_CHARTS } from '../../support/figures/sampleCharts'

const speech = createSpeech()
const SIZES = Object.keys(FIGURE_SIZES) as FigureSize[]

type TextMark = Extract<Mark, { type: 'text' }>
const textsOf = ({ marks }: VectorPage) => marks.filter((mark): mark is TextMark => mark.type === 'text')

/** The corners of a written text. */
function boxOf({ text, at: [x, y], size, bold, angle }: TextMark) {
  const width = measureFigure(text, size, bold)
  if (Math.abs(angle) > 0.1) return { left: x - size, right: x, top: y - width, bottom: y }
  return { left: x, right: x + width, top: y - size * 0.72, bottom: y + size * 0.1 }
}

describe.each(SAMPLE_CHARTS.map((chart) => [chart.id, chart] as const))('%s', (_, chart) => {
  it.each(SIZES)('is written inside its page, nothing over anything else: %s', (size) => {
    const page = figurePage(chart, 'Made with Lumbung', size, speech)
    const texts = textsOf(page)
    const boxes = texts.map(boxOf)
    const outside = texts.filter((__, at) => {
      const { left, right, top, bottom } = boxes[at]!
      return left < 0 || right > page.width || top < 0 || bottom > page.height
    })
    expect(outside.map(({ text }) => text)).toEqual([])
    const touching = texts.flatMap((one, at) =>
      texts.slice(at + 1).flatMap((other, beyond) => {
        const [a, b] = [boxes[at]!, boxes[at + 1 + beyond]!]
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        return apart ? [] : [`${one.text} / ${other.text}`]
      }),
    )
    expect(touching).toEqual([])
  })
})
