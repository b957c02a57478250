// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Report, Table } from '../../../../src/engine/experiments/report/report'
import { platform } from '../../../../src/renderer/platform/platform'
import ReportView from '../../../../src/renderer/reports/ReportView.vue'
import { loadTexts } from '../../../../src/renderer/locales/i18n'
import { untilHolds } from '../../../support/waiting'

beforeAll(() => loadTexts('laboratory'))

const table = (id: string, title: string): Table => ({
  id,
  title,
  columns: [{ key: `${id}_seeds`, label: `${title} seeds` }],
  rows: [{ [`${id}_seeds`]: 1 }, { [`${id}_seeds`]: 2 }],
})
const REPORT: Report = {
  finding: '',
  tables: [table('wins', 'Wins'), table('lengths', 'Lengths'), table('games', 'Games')],
  charts: [{ id: 'c', title: 'How long games last', table: 'lengths', type: 'shares', rows: [] }],
  lines: [],
  caveats: [],
}

let saved: { name: string; text: string }[]
beforeEach(() => {
  saved = []
  vi.spyOn(platform, 'saveFile').mockImplementation(async (name, content) => {
    saved.push({ name, text: await new Blob([content]).text() })
    return { status: 'saved', name, folder: null }
  })
})
afterEach(() => vi.restoreAllMocks())

const page = (report = REPORT) =>
  mount(ReportView, {
    attachTo: document.body,
    props: { report, name: 'Kalah' },
    global: { plugins: [createPinia()], stubs: { ChartFigure: true } },
  })

it('saves the very table that a card shows, under its name', async () => {
  const view = page()
  for (const title of ['Wins', 'Games']) {
    await view.get(`[aria-label="Save as CSV: ${title}"]`).trigger('click')
    await untilHolds(() => expect(saved.at(-1)?.name).toBe(`kalah-${title.toLowerCase()}.csv`))
    expect(saved.at(-1)!.text).toContain(`${title.toLowerCase()}_seeds`)
  }
  view.unmount()
})

it('shows and saves the numbers of a chart, not those of another table', async () => {
  const view = page()
  expect(view.findAll('[aria-label^="Save as CSV: "]')).toHaveLength(2)
  await view.get('[aria-label="Show the numbers"]').trigger('click')
  expect(view.get('[aria-label="How long games last"]').text()).toContain('Lengths seeds')
  await view.get('[aria-label="Save: How long games last"]').trigger('click')
  await flushPromises()
  const entry = [...document.querySelectorAll('[role="menuitem"]')].find((item) =>
    item.textContent?.includes('CSV'),
  ) as HTMLElement
  entry.click()
  await untilHolds(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ name: 'kalah-lengths.csv' })
  expect(saved[0]!.text).toContain('lengths_seeds')
  view.unmount()
})

it('shows only the rows of a chart that shares its table with others', async () => {
  const lengths: Table = {
    id: 'lengths',
    title: 'Lengths',
    columns: [
      { key: 'measure', label: 'Measure' },
      { key: 'games', label: 'Games' },
    ],
    rows: [
      { measure: 'moves', games: 311 },
      { measure: 'laps', games: 422 },
    ],
  }
  const rowsOf = { column: 'measure', word: 'laps' }
  const charts = [
    { id: 'laps', title: 'Laps per game', table: 'lengths', type: 'shares' as const, rows: [], rowsOf },
  ]
  const view = page({ ...REPORT, tables: [lengths], charts })
  await view.get('[aria-label="Show the numbers"]').trigger('click')
  const numbers = view.get('[aria-label="Laps per game"]').text()
  expect(numbers).toContain('422')
  expect(numbers).not.toContain('311')
  view.unmount()
})
