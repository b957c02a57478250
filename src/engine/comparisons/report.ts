import { fixed, list, message, plain, points, type Quantity, share, type Text } from '../../locales/message'
import {
  type FilledColumn,
  numberColumn,
  pointsColumn,
  shareColumn,
  tableOf,
} from '../experiments/report/columns'
import { caveatsOf } from '../experiments/report/caveats'
import { distinctCaveats, intervalsFor } from '../experiments/report/distinct'
import type { Cell, DifferencesChart, Report, SharesChart, Table } from '../experiments/report/report'
import { winBar } from '../experiments/report/winTable'
import { sentences } from '../experiments/report/amounts'
import { type ComparedSetting, type Comparison, valueOf, type Verdict } from './compare'
import { type Effect, isShare, type Measure } from './measures'

/** What a comparison found, as a report like that of a run: for the window, files, bundles and sheets. */
export function comparisonReport(comparison: Comparison): Report {
  return {
    finding: findingOf(comparison),
    tables: [differencesTable(comparison), measuresTable(comparison), samplesTable(comparison)],
    charts: [differencesChart(comparison), sharesChart(comparison)],
    lines: [],
    caveats: caveatsIn(comparison),
  }
}

/** What a measure is called. */
export function measureName(measure: Measure): Text {
  return message(`comparisons.measure.${measure}`)
}

/** A verdict in two or three words. */
function verdictWords(measure: Measure, verdict: Verdict): Text {
  const kind = isShare(measure) ? 'share' : 'mean'
  return verdict === 'more' || verdict === 'less'
    ? message(`comparisons.so.${kind}.${verdict}`)
    : message(`comparisons.so.${verdict}`)
}

function findingOf(comparison: Comparison): Text {
  const { settings, baseline, measure } = comparison
  const base = settings[baseline]
  if (!base || settings.length < 2) return message('comparisons.nothing')
  const kind = isShare(measure) ? 'share' : 'mean'
  const what = message(`comparisons.what.${measure}`)
  const of = (verdict: Verdict): readonly ComparedSetting[] =>
    settings.filter((setting) => setting.verdict === verdict)
  const told = (verdict: 'more' | 'less' | 'noneSeen' | 'tooFew'): readonly Text[] => {
    const items = of(verdict).map((setting) => itemOf(comparison, setting, verdict))
    if (items.length === 0) return []
    const found = { base: base.label, what, count: items.length, settings: list(items, 'and') }
    return [
      verdict === 'more' || verdict === 'less'
        ? message(`comparisons.found.${kind}.${verdict}`, found)
        : message(`comparisons.found.${verdict}`, found),
    ]
  }
  const without = (verdict: 'repeats' | 'undecided'): readonly Text[] => {
    const names = of(verdict).map(({ label }) => message('comparisons.quoted', { name: label }))
    return names.length === 0
      ? []
      : [message(`comparisons.found.${verdict}`, { settings: list(names, 'and') })]
  }
  return sentences(
    ...told('more'),
    ...told('less'),
    ...told('noneSeen'),
    ...told('tooFew'),
    ...without('repeats'),
    ...without('undecided'),
    ...equivalenceOf(comparison),
  )
}

/** Which settings are practically equal to the baseline, and of which this is not shown, if a margin was asked for. */
function equivalenceOf(comparison: Comparison): readonly Text[] {
  const base = comparison.settings[comparison.baseline]!.label
  return ([true, false] as const).flatMap((isShown) => {
    const names = comparison.settings
      .filter(({ isEquivalent }) => isEquivalent === isShown)
      .map(({ label }) => message('comparisons.quoted', { name: label }))
    if (names.length === 0) return []
    const told = { settings: list(names, 'and'), count: names.length, base, margin: marginText(comparison) }
    return [message(`comparisons.equal.${isShown ? 'shown' : 'notShown'}`, told)]
  })
}

/** A margin, in percentage points or units. */
export function marginWords(measure: Measure, margin: number): Text {
  const written = plain(Number(margin.toPrecision(4)))
  return message(`comparisons.margin.${isShare(measure) ? 'points' : 'units'}`, { margin: written })
}

function marginText({ measure, margin }: Comparison): Text {
  return marginWords(measure, isShare(measure) ? 100 * margin : margin)
}

function itemOf(
  { measure }: Comparison,
  { label, difference }: ComparedSetting,
  verdict: 'more' | 'less' | 'noneSeen' | 'tooFew',
): Text {
  const { low, high } = difference!
  const kind = isShare(measure) ? 'points' : 'units'
  const amount = (value: number): Quantity => amountOf(measure, value)
  switch (verdict) {
    case 'more':
      return message(`comparisons.by.${kind}`, { name: label, low: amount(low), high: amount(high) })
    case 'less':
      return message(`comparisons.by.${kind}`, { name: label, low: amount(-high), high: amount(-low) })
    case 'noneSeen':
      return message(`comparisons.atMost.${kind}`, {
        name: label,
        most: amount(Math.max(Math.abs(low), Math.abs(high))),
      })
    case 'tooFew':
      if (!isBounded(difference!)) return message('comparisons.quoted', { name: label })
      return message(`comparisons.allows.${kind}`, {
        name: label,
        low: signedAmount(measure, low),
        high: signedAmount(measure, high),
      })
  }
}

/** Whether there is an interval at all. */
function isBounded({ low, high }: Pick<Effect, 'low' | 'high'>): boolean {
  return Number.isFinite(low) && Number.isFinite(high)
}

/** An end of an interval in a table; empty if it is unbounded. */
function endCell(end: number | undefined): Cell {
  return end !== undefined && Number.isFinite(end) ? end : null
}

/** A size without its sign: percentage points of a share, units of a mean. */
function amountOf(measure: Measure, value: number): Quantity {
  return isShare(measure) ? fixed(100 * value, 2) : fixed(value, Math.abs(value) < 10 ? 2 : 1)
}

function signedAmount(measure: Measure, value: number): Text {
  if (isShare(measure)) return message('comparisons.amount', { amount: points(value) })
  const amount = fixed(value, Math.abs(value) < 10 ? 2 : 1)
  return message(value > 0 ? 'comparisons.plus' : 'comparisons.amount', { amount })
}

/** Bonferroni’s correction changes nothing if there is one difference. */
function endLabel(end: 'low' | 'high', { differences }: Comparison, of?: Text): Text {
  if (of === undefined)
    return differences > 1
      ? message(`comparisons.column.${end}Together`, { count: differences })
      : message(`comparisons.column.${end}`)
  return differences > 1
    ? message(`comparisons.column.${end}OfTogether`, { name: of, count: differences })
    : message(`comparisons.column.${end}Of`, { name: of })
}

function differencesTable(comparison: Comparison): Table {
  const { measure, settings, baseline, differences, askedMargin } = comparison
  const valueColumn = isShare(measure) ? shareColumn : numberColumn
  const differenceColumn = isShare(measure) ? pointsColumn : numberColumn
  const effect = message(isShare(measure) ? 'comparisons.column.oddsRatio' : 'comparisons.column.hedges')
  const verdicts: readonly Verdict[] = [
    'baseline',
    'more',
    'less',
    'noneSeen',
    'tooFew',
    'repeats',
    'undecided',
  ]
  return tableOf(
    'comparison',
    message('comparisons.tableTitle', { measure: measureName(measure) }),
    settings,
    [
      SETTING_COLUMN,
      { ...numberColumn('games', message('columns.games')), cell: ({ counts }) => counts.games },
      { ...valueColumn('value', measureName(measure)), cell: ({ value }) => value.value },
      { ...valueColumn('low', message('columns.from95')), cell: ({ value }) => value.low },
      { ...valueColumn('high', message('columns.to95')), cell: ({ value }) => value.high },
      {
        ...differenceColumn(
          'difference',
          message('comparisons.column.difference', { base: settings[baseline]?.label ?? '' }),
        ),
        cell: ({ difference }) => difference?.value ?? null,
      },
      {
        ...differenceColumn('differenceLow', endLabel('low', comparison)),
        cell: ({ difference }) => endCell(difference?.low),
      },
      {
        ...differenceColumn('differenceHigh', endLabel('high', comparison)),
        cell: ({ difference }) => endCell(difference?.high),
      },
      {
        ...numberColumn(
          'p',
          differences > 1
            ? message('comparisons.column.pTogether', { count: differences })
            : message('columns.p'),
        ),
        cell: ({ difference }) => difference?.p ?? null,
      },
      { ...numberColumn('effect', effect), cell: ({ difference }) => difference?.effect?.value ?? null },
      {
        ...numberColumn('effectLow', endLabel('low', comparison, effect)),
        cell: ({ difference }) => difference?.effect?.low ?? null,
      },
      {
        ...numberColumn('effectHigh', endLabel('high', comparison, effect)),
        cell: ({ difference }) => difference?.effect?.high ?? null,
      },
      {
        key: 'verdict',
        label: message('comparisons.column.verdict'),
        align: 'text',
        words: Object.fromEntries(verdicts.map((verdict) => [verdict, verdictWords(measure, verdict)])),
      },
      ...(askedMargin === null ? [] : [equivalentColumn(comparison)]),
    ],
  )
}

const SETTING_COLUMN = {
  key: 'setting',
  label: message('comparisons.column.setting'),
  align: 'text',
  cell: ({ label }: { readonly label: Text }) => label,
} as const

function equivalentColumn(comparison: Comparison): FilledColumn<Pick<ComparedSetting, 'isEquivalent'>> {
  return {
    key: 'equivalent',
    label: message('comparisons.column.equivalent', { margin: marginText(comparison) }),
    align: 'text',
    words: { shown: message('comparisons.so.shown'), notShown: message('comparisons.so.notShown') },
    cell: ({ isEquivalent }) => (isEquivalent === null ? null : isEquivalent ? 'shown' : 'notShown'),
  }
}

/** Everything that was measured, a row per setting and measure. */
function measuresTable({ settings, measures }: Comparison): Table {
  const measured = settings.flatMap((setting) =>
    measures.map((measure) => ({ label: setting.label, measure, ...valueOf(measure, setting) })),
  )
  return tableOf('measures', message('comparisons.measuresTitle'), measured, [
    SETTING_COLUMN,
    {
      key: 'measure',
      label: message('columns.measure'),
      align: 'text',
      words: Object.fromEntries(measures.map((measure) => [measure, measureName(measure)])),
    },
    numberColumn('value', message('columns.value')),
    numberColumn('low', message('columns.from95')),
    numberColumn('high', message('columns.to95')),
  ])
}

/** Which games of which random seeds were compared. */
function samplesTable({ settings }: Comparison): Table {
  const played = settings.flatMap(({ label, samples }) => samples.map((sample) => ({ label, ...sample })))
  return tableOf('samples', message('comparisons.samplesTitle'), played, [
    SETTING_COLUMN,
    { ...numberColumn('seed', message('fields.seed')), names: true },
    { ...numberColumn('firstGame', message('comparisons.column.firstGame')), cell: ({ from }) => from + 1 },
    { ...numberColumn('lastGame', message('comparisons.column.lastGame')), cell: ({ to }) => to },
  ])
}

function differencesChart(comparison: Comparison): DifferencesChart {
  const { measure, settings, baseline, differences } = comparison
  const scale = isShare(measure) ? 100 : 1
  const name = measureName(measure)
  return {
    id: 'differences',
    title: message('comparisons.chartTitle', { measure: name }),
    note:
      differences > 1
        ? message('comparisons.chartNoteTogether', { count: differences })
        : message('comparisons.chartNote'),
    table: 'comparison',
    type: 'differences',
    axis: {
      label: message('comparisons.axis', { base: settings[baseline]?.label ?? '' }),
      format: 'decimal',
      ...(isShare(measure) ? { unit: message('columns.percentagePoints') } : {}),
    },
    measured: name,
    compared: message('comparisons.column.setting'),
    rows: settings.map(({ label, counts, each, samples, value, difference, verdict }) => ({
      label,
      detail:
        samples.length > 1
          ? message('comparisons.pooled', {
              games: message(`amounts.${each}`, { count: counts.games }),
              seeds: samples.length,
            })
          : message(`amounts.${each}`, { count: counts.games }),
      value: message('comparisons.amount', {
        amount: isShare(measure) ? share(value.value) : fixed(value.value, 2),
      }),
      interval:
        value.low === null || value.high === null
          ? null
          : message('comparisons.range', {
              low: isShare(measure) ? fixed(100 * value.low, 2) : fixed(value.low, 2),
              high: isShare(measure) ? fixed(100 * value.high, 2) : fixed(value.high, 2),
            }),
      difference:
        difference && isBounded(difference)
          ? {
              value: scale * difference.value,
              low: scale * difference.low,
              high: scale * difference.high,
            }
          : null,
      isBaseline: verdict === 'baseline',
      isClear: verdict === 'more' || verdict === 'less',
      so: verdictWords(measure, verdict),
    })),
  }
}

function sharesChart({ settings }: Comparison): SharesChart {
  return {
    id: 'shares',
    title: message('chartTexts.whoWins'),
    note: message('chartTexts.intervals'),
    table: 'measures',
    type: 'shares',
    rows: settings.map((setting) =>
      winBar(setting.label, setting.counts.wins, intervalsFor(setting, setting.counts)),
    ),
  }
}

function caveatsIn({ settings, sharesNumbers }: Comparison): readonly Text[] {
  const repeated = settings.reduce((sum, setting) => sum + setting.repeated, 0)
  return [
    ...(repeated > 0 ? [message('comparisons.repeated', { count: repeated })] : []),
    ...(sharesNumbers ? [message('comparisons.sharesNumbers')] : []),
    ...settings.flatMap((setting) => {
      const wanted = setting.samples.reduce((sum, { from, to }) => sum + to - from, 0)
      return [
        ...caveatsOf(setting.counts, wanted, setting.each),
        ...distinctCaveats(setting, setting.counts),
      ].map((caveat) => message('caveats.of', { name: setting.label, caveat }))
    }),
  ]
}

/** How a comparison was made, sentence by sentence: for methods sections. */
export function comparisonMethods(comparison: Comparison): readonly Text[] {
  const { measure, settings, baseline, differences, askedMargin } = comparison
  const base = settings[baseline]
  if (!base) return []
  const kind = isShare(measure) ? 'share' : 'mean'
  const replicates = settings.some(({ samples }) => samples.length > 1)
  return [
    message('comparisons.methods.what', {
      measure: measureName(measure),
      base: base.label,
      count: differences,
      settings: list(
        settings
          .filter((_, at) => at !== baseline)
          .map(({ label }) => message('comparisons.quoted', { name: label })),
        'and',
      ),
    }),
    ...(replicates ? [message('comparisons.methods.pooled')] : []),
    message(`comparisons.methods.${kind}`),
    ...(differences > 1 ? [message('comparisons.methods.together', { count: differences })] : []),
    message('comparisons.methods.margin', { margin: marginText(comparison) }),
    ...(askedMargin === null
      ? []
      : [message('comparisons.methods.equal', { margin: marginText(comparison) })]),
  ]
}
