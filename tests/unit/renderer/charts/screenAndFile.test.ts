// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { nextTick, shallowRef } from 'vue'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SharesChart } from '../../../../src/engine/experiments/report/report'
import { figurePage, layoutPage } from '../../../../src/figures/figurePage'
import { winBarLayout, winParts } from '../../../../src/figures/layout/winBar'
import type { Setting } from '../../../../src/figures/setting'
import { FIGURE_SIZES, type FigureSize } from '../../../../src/figures/size'
import { isOnCanvas } from '../../../../src/figures/chartLayout'
import { VectorPen } from '../../../../src/figures/vector/vectorPen'
import ChartFigure from '../../../../src/renderer/charts/ChartFigure.vue'
import LayoutFigure from '../../../../src/renderer/charts/LayoutFigure.vue'
import { SPEAKER } from '../../../../src/renderer/charts/screenSetting'
import { loadTexts, setLanguage } from '../../../../src/renderer/locales/i18n'
import { SAMPLE_CHARTS } from '../../../support/figures/sampleCharts'

const size = vi.hoisted(() => ({ width: 0 }))
vi.mock('@vueuse/core', async (actual) => ({
  ...(await actual<object>()),
  useElementSize: () => ({ width: shallowRef(size.width), height: shallowRef(0) }),
}))

vi.mock('../../../../src/renderer/charts/usePalette', async () => {
  const { PAPER } = await import('../../../../src/figures/palette')
  return { usePalette: () => shallowRef(PAPER) }
})
vi.mock('../../../../src/renderer/charts/hatch', async () => {
  const { hatchedFill } = await import('../../../../src/figures/vector/vectorPen')
  return { hatch: hatchedFill }
})

/** What was written on the canvases of the page. */
const pens: VectorPen[] = []
beforeAll(async () => {
  const element = HTMLElement.prototype
  vi.spyOn(element, 'clientWidth', 'get').mockImplementation(() => size.width)
  vi.spyOn(element, 'clientHeight', 'get').mockImplementation(() => Math.round(size.width * 0.62))
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(
    () => ({ width: size.width, height: Math.round(size.width * 0.62) }) as DOMRect,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const pen = new VectorPen(this)
    pens.push(pen)
    return pen.asPen() as never
  } as never)
  await Promise.all((['laboratory', 'publishing'] as const).map(loadTexts))
})
afterAll(() => vi.restoreAllMocks())

/** Every text of a chart on the screen. */
async function onScreen(chart: (typeof SAMPLE_CHARTS)[number]): Promise<readonly string[]> {
  pens.length = 0
  const figure = mount(ChartFigure, { props: { chart }, attachTo: document.body })
  await nextTick()
  await new Promise((settle) => setTimeout(settle))
  const laidOut = [...figure.element.querySelectorAll('text')].map(({ textContent }) => textContent)
  const painted = pens.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
  )
  figure.unmount()
  return [...laidOut, ...painted]
}

/** The width that a figure has on a page, between its margins. */
const innerWidthOf = (of: FigureSize): number => FIGURE_SIZES[of].pixels - (of === 'single' ? 20 : 40)

/** Every text of a chart in a file, without what stands around it. */
function inFile(chart: (typeof SAMPLE_CHARTS)[number], of: FigureSize): readonly string[] {
  const plain = { ...chart, title: '', note: '' }
  return figurePage(plain, '', of, SPEAKER).marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : []))
}

describe.each(['en', 'ms'] as const)('in %s', (language) => {
  beforeAll(() => setLanguage(language))
  describe.each(SAMPLE_CHARTS.map((chart) => [chart.id, chart] as const))('%s', (_, chart) => {
    it.each(['single', 'double', 'slide'] as const)(
      'says the same on the screen and in a file of the same width: %s',
      async (of) => {
        size.width = innerWidthOf(of)
        const shown = await onScreen(chart)
        expect(shown.length).toBeGreaterThan(5)
        expect(new Set(shown)).toEqual(new Set(inFile(chart, of)))
        if (!isOnCanvas(chart)) expect(shown).toEqual(inFile(chart, of))
      },
    )
  })

  it.each(['single', 'double', 'slide'] as const)('the bar of wins says the same in both: %s', (of) => {
    const shares = SAMPLE_CHARTS.find((chart): chart is SharesChart => chart.type === 'shares')!
    const parts = winParts({ ...shares, rows: shares.rows.map((row) => ({ ...row, of: 'all' })) })!
    const layOut = (width: number, setting: Setting) => winBarLayout(parts, width, setting)
    size.width = innerWidthOf(of)
    const figure = mount(LayoutFigure, { props: { layOut, label: 'wins' } })
    const shown = [...figure.element.querySelectorAll('text')].map(({ textContent }) => textContent)
    const page = layoutPage({ id: 'wins', title: '', caption: '', description: '' }, of, layOut, SPEAKER)
    expect(shown.length).toBeGreaterThan(2)
    expect(shown).toEqual(page.marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])))
    figure.unmount()
  })
})
