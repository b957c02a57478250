import { expect, it } from 'vitest'
import type { Table } from '../../../../src/engine/experiments/report/report'
import { document } from '../../../../src/engine/papers/document'
import { crosstable, matrix } from '../../../support/figures/sampleCharts'
import { figureInline } from '../../../../src/figures/figureFiles'
import type { Claim, Outcome } from '../../../../src/engine/papers/item'
import { inEnglish } from '../../../../src/locales/english'
import { formatsOf } from '../../../../src/locales/format'

const english = { say: inEnglish, formats: formatsOf('en') }

const claim: Claim = {
  id: 'first',
  title: 'The first player wins',
  published: '60.86 %',
  ours: '61.45 %',
  verdict: 'reproduced',
  criterion: 'Shares differ by less than one point.',
}

const tableOf = (rows: number): Table => ({
  id: 'lengths',
  title: 'Lengths',
  columns: [
    { key: 'length', label: 'Length' },
    { key: 'share', label: 'Share', unit: '%' },
    { key: 'mean', label: 'Mean' },
  ],
  rows: Array.from({ length: rows }, (_, length) => ({ length, share: 0.1 + 0.2, mean: (0.1 + 0.2) * 3 })),
})

function written(parts: Partial<Outcome>): string {
  const outcome = {
    paper: 'congkak',
    title: 'Table 2',
    where: '',
    readings: [],
    claims: [claim],
    runs: [],
    ...parts,
  } as unknown as Outcome
  return document([outcome], { version: '1', size: 'quick', date: Date.UTC(2026, 0, 2) }, english, (chart) =>
    figureInline(chart, '', 'double', english),
  )
}

it('rounds the numbers of its tables', () => {
  const html = written({ tables: [tableOf(3)] })
  expect(html).toContain('>30.00%<')
  expect(html).toContain('>0.9<')
  expect(html.match(/\d\.\d{5,}/g)).toBeNull()
})

it('shows short tables, and folds long ones with the number of their rows', () => {
  expect(written({ tables: [tableOf(30)] })).not.toContain('rows)')
  const long = written({ tables: [tableOf(31)] })
  expect(long).toMatch(/<details><summary[^>]*>Lengths \(31 rows\)<\/summary><div class="wide"><table/)
  expect(written({ tables: [tableOf(300)] })).toContain('The first 250 of 300 rows.')
})

it('tells the criterion of a verdict to pointer, keyboard and screen reader', () => {
  const html = written({})
  expect(html).toMatch(
    /<span class="verdict reproduced" tabindex="0">reproduced<span class="tip" role="tooltip">Shares differ/,
  )
  expect(html).toContain('.verdict:hover .tip,.verdict:focus .tip{display:block}')
})

it('draws every chart, and tells parts of equal charts apart', () => {
  const page = written({ id: 'one', charts: [matrix(), crosstable()] })
  expect(page.match(/<figure><svg/g)).toHaveLength(2)
  expect(page).toContain('id="figure-one-matrix-5-title"')
})

it('lets no word break the page: text is escaped', () => {
  expect(written({ claims: [{ ...claim, criterion: '<script>"' }] })).toContain('&#60;script&#62;&#34;')
})
