import type { Speaker } from '../../locales/say'
import { forMarkup } from '../escape'
import { cellText } from '../experiments/report/cellText'
import type { Chart, Table } from '../experiments/report/report'
import { PAPERS, type Paper } from './bibliography'
import type { Claim, Outcome, Size, Verdict } from './item'
import { message, type Message, type Text } from '../../locales/message'

/** What a reader needs to run the same again. */
interface Imprint {
  readonly version: string
  readonly size: Size
  /** The day of the run, in milliseconds since 1970. */
  readonly date: number
}

const HEADINGS = [
  'papers.claim',
  'papers.published',
  'papers.ours',
  'papers.verdict',
  'paperReport.why',
] as const

const STYLE = `body{font:15px/23px Charter,Georgia,serif;max-width:1100px;margin:40px auto;padding:0 24px;color:#191d1a}
h1{font-size:28px;line-height:34px}h2{font-size:21px;line-height:27px;border-top:1px solid #dbe0d9;padding-top:24px}h3{font-size:16px;margin-bottom:4px}
.wide{overflow-x:auto;margin:8px 0 20px}table{border-collapse:collapse;width:100%;font:13px/20px sans-serif}th,td{text-align:left;padding:5px 8px;border-bottom:1px solid #dbe0d9;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}td.n{white-space:nowrap}.reproduced{color:#1b6b3a}.differs{color:#8a5200}.undecided{color:#5f6963}.beyond{color:#6a3f9c}.small{color:#5f6963;font:13px/20px sans-serif}
.verdict{position:relative;cursor:help;text-decoration:underline dotted}.tip{display:none;position:absolute;z-index:1;left:0;top:22px;width:320px;padding:8px 12px;background:#fff;border:1px solid #b9c1b7;border-radius:6px;color:#191d1a}.verdict:hover .tip,.verdict:focus .tip{display:block}
figure{margin:8px 0 16px}svg{max-width:720px;width:100%;height:auto;display:block}code{font:12px/18px monospace;overflow-wrap:anywhere}pre{white-space:pre-wrap}details{margin-bottom:16px}summary{cursor:pointer}
@page{margin:14mm}@media print{body{margin:0;padding:0;max-width:none;font-size:10pt;line-height:14pt}h2{break-before:page}h2:first-of-type{break-before:auto}h2,h3,.title,summary{break-after:avoid}tr,figure{break-inside:avoid}.wide{overflow:visible}table{font-size:8pt;line-height:11pt}.data{font-size:6.5pt;line-height:9pt}.data th,.data td{padding:2px 3px}details:not([open]),.tip{display:none!important}.verdict{text-decoration:none}}`

/** Longer tables are folded: nobody reads hundreds of rows, and paper would be full of them. */
const LONG_TABLE = 30
/** The most rows of a table in the document. */
const MOST_ROWS = 250

/** Draws a chart as an SVG inside a document. */
type DrawFigure = (chart: Chart) => string

/** One HTML document of all outcomes: claims, figures, data and specs, so that a reader can check each number. */
export function document(
  outcomes: readonly Outcome[],
  imprint: Imprint,
  speaker: Speaker,
  drawFigure: DrawFigure,
): string {
  const words = (key: 'paperReport.title' | 'paperReport.heading'): string =>
    forMarkup(speaker.say(message(key)))
  const papers = PAPERS.filter((paper) => outcomes.some((outcome) => outcome.paper === paper.id))
  const body = papers
    .map((paper) =>
      chapter(
        paper,
        outcomes.filter((outcome) => outcome.paper === paper.id),
        speaker,
        drawFigure,
      ),
    )
    .join('')
  return `<!doctype html><html lang="${speaker.formats.tag}"><head><meta charset="utf-8"><title>${words('paperReport.title')}</title><style>${STYLE}</style></head><body>
<h1>${words('paperReport.heading')}</h1>
<p class="small">${forMarkup(speaker.say(imprintOf(imprint, outcomes, speaker)))}</p>${body}</body></html>\n`
}

function imprintOf(
  { version, size, date }: Imprint,
  outcomes: readonly Outcome[],
  { formats }: Speaker,
): Message {
  const key = size === 'quick' ? 'paperReport.quickImprint' : 'paperReport.fullImprint'
  return message(key, { version, date: formats.date(date), summary: summary(outcomes) })
}

/** The number of claims by verdict, in a sentence. */
export function summary(outcomes: readonly Outcome[]): Message {
  const claims = outcomes.flatMap((outcome) => outcome.claims)
  const count = (verdict: Verdict): number => claims.filter((claim) => claim.verdict === verdict).length
  return message('paperReport.summary', {
    claims: message('paperReport.claims', { count: claims.length }),
    reproduced: count('reproduced'),
    differ: count('differs'),
    undecided: count('undecided'),
    beyond: count('beyond'),
  })
}

function chapter(
  paper: Paper,
  outcomes: readonly Outcome[],
  speaker: Speaker,
  drawFigure: DrawFigure,
): string {
  const citation = `${paper.authors}. ${paper.venue}, ${paper.year}.`
  return `<h2>${forMarkup(paper.title)}</h2><p class="small">${forMarkup(citation)}</p>${outcomes.map((outcome) => section(outcome, speaker, drawFigure)).join('')}`
}

function section(outcome: Outcome, speaker: Speaker, drawFigure: DrawFigure): string {
  // Two outcomes may have charts of the same name.
  const figures = (outcome.charts ?? []).map(
    (chart) => `<figure>${drawFigure({ ...chart, id: `${outcome.id}-${chart.id}` })}</figure>`,
  )
  const tables = (outcome.tables ?? []).map((table) => dataTable(table, speaker))
  const specs = `<details><summary class="small">${told(message('paperReport.settings'), speaker)}</summary><pre><code>${JSON.stringify(outcome.runs, null, 1).split('\n').map(forMarkup).join('\n')}</code></pre></details>`
  return `<h3>${told(outcome.title, speaker)} <span class="small">${told(outcome.where, speaker)}</span></h3>${readingList(outcome.readings, speaker)}${claimTable(outcome.claims, speaker)}${figures.join('')}${tables.join('')}${specs}`
}

/** A text in the language of the report, escaped. */
function told(text: Text, speaker: Speaker): string {
  return forMarkup(speaker.say(text))
}

function readingList(readings: readonly Text[], speaker: Speaker): string {
  if (readings.length === 0) return ''
  const items = readings.map((reading) => `<li>${told(reading, speaker)}</li>`)
  return `<p class="small">${told(message('paperReport.readings'), speaker)}</p><ul class="small">${items.join('')}</ul>`
}

function claimTable(claims: readonly Claim[], speaker: Speaker): string {
  const rows = claims.map(
    (claim) =>
      `<tr><td>${told(claim.title, speaker)}</td><td>${told(claim.published ?? '–', speaker)}</td><td>${told(claim.ours, speaker)}</td><td>${verdictOf(claim, speaker)}</td><td>${told(claim.reason ?? '', speaker)}${claim.line ? ` <code>${forMarkup(claim.line.moves)}</code>` : ''}</td></tr>`,
  )
  const head = HEADINGS.map((key) => `<th>${told(message(key), speaker)}</th>`).join('')
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** A verdict whose criterion shows when it is pointed at or has the focus. */
function verdictOf({ verdict, criterion }: Claim, speaker: Speaker): string {
  return `<span class="verdict ${verdict}" tabindex="0">${told(message(`papers.${verdict}`), speaker)}<span class="tip" role="tooltip">${told(criterion, speaker)}</span></span>`
}

function dataTable(table: Table, speaker: Speaker): string {
  const shown = table.rows.slice(0, MOST_ROWS)
  const head = table.columns
    .map(
      (column) =>
        `<th class="${column.align === 'text' ? '' : 'n'}">${forMarkup(speaker.say(column.label))}</th>`,
    )
    .join('')
  const rows = shown.map(
    (row) =>
      `<tr>${table.columns.map((column) => `<td class="${column.align === 'text' ? '' : 'n'}">${forMarkup(cellText(row[column.key] ?? null, column, speaker))}</td>`).join('')}</tr>`,
  )
  const rest =
    table.rows.length > shown.length
      ? `<p class="small">${told(message('paperReport.firstRows', { shown: shown.length, count: table.rows.length }), speaker)}</p>`
      : ''
  const title = told(table.title, speaker)
  const body = `<div class="wide"><table class="data"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>${rest}`
  if (table.rows.length <= LONG_TABLE) return `<p class="small title">${title}</p>${body}`
  const counted = told(message('paperReport.rows', { count: table.rows.length }), speaker)
  return `<details><summary class="small">${title} (${counted})</summary>${body}</details>`
}
