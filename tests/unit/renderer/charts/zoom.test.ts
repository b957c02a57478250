// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import type { PointsChart } from '../../../../src/engine/experiments/report/report'
import PointsFigure from '../../../../src/renderer/charts/PointsFigure.vue'
import { rangeBetweenValues, rangeOf, scaledRange } from '../../../../src/renderer/charts/zoom'

const chart: PointsChart = {
  id: 'points',
  title: 'Points',
  table: '',
  type: 'points',
  x: { label: 'Seeds', format: 'integer' },
  y: { label: 'Moves', format: 'integer' },
  series: [
    { name: 'A', role: 'ours', points: Array.from({ length: 101 }, (_, x) => ({ x, y: x * 1e6 })) },
    { name: 'empty', role: 'category', points: [] },
  ],
}

/** A drawn chart whose plot begins 90 pixels from the left, because its ticks are long, and has 5 pixels per seed. */
const Drawn = defineComponent({
  setup(_, { expose }) {
    expose({ valueAt: (pixel: number) => (pixel - 90) / 5 })
    return () => h('canvas')
  },
})

test('a drag shows what is between its ends on the drawn axis, whatever room the ticks take', async () => {
  const figure = mount(PointsFigure, {
    props: { chart, label: '' },
    global: { stubs: { ChartCanvas: Drawn } },
  })
  const frame = figure.find('.points')
  Object.assign(frame.element, { setPointerCapture: () => undefined })
  await frame.trigger('pointerdown', { button: 0, clientX: 290, pointerId: 1 })
  await frame.trigger('pointermove', { clientX: 190 })
  await frame.trigger('pointerup')
  expect(figure.text()).toContain('Seeds from 20 to 40.')
  await figure.findAll('button').at(-1)!.trigger('click')
  expect(figure.text()).not.toContain('Seeds from')
})

test('a click is not a drag', async () => {
  const figure = mount(PointsFigure, {
    props: { chart, label: '' },
    global: { stubs: { ChartCanvas: Drawn } },
  })
  const frame = figure.find('.points')
  Object.assign(frame.element, { setPointerCapture: () => undefined })
  await frame.trigger('pointerdown', { button: 0, clientX: 190, pointerId: 1 })
  await frame.trigger('pointerup')
  expect(figure.text()).not.toContain('Seeds from')
})

test('ranges stay within what there is to see', () => {
  const whole = rangeOf(chart.series)
  expect(whole).toEqual({ from: 0, to: 100 })
  expect(rangeOf([])).toEqual({ from: 0, to: 1 })
  expect(rangeBetweenValues(120, -5, whole)).toEqual(whole)
  expect(scaledRange(whole, whole, 0.5)).toEqual({ from: 25, to: 75 })
  expect(scaledRange({ from: 0, to: 10 }, whole, 0.5)).toEqual({ from: 2.5, to: 7.5 })
  expect(scaledRange({ from: 25, to: 75 }, whole, 4)).toBeUndefined()
})
