import type { Speaker } from '../../locales/say'
import { cellText } from '../experiments/report/cellText'
import type { Table } from '../experiments/report/report'
import { PAPERS, type Paper } from './bibliography'
import { escape, figure } from './figure'
import type { Claim, Outcome, Size } from './item'

/** What a reader needs to run the same again. */
interface Imprint {
  readonly version: string
  readonly size: Size
  readonly date: string
}

const STYLE = `body{font:15px/23px Charter,Georgia,serif;max-width:1100px;margin:40px auto;padding:0 24px;color:#191d1a}
h1{font-size:28px}h2{font-size:21px;border-top:1px solid #dbe0d9;padding-top:24px}h3{font-size:16px;margin-bottom:4px}
table{border-collapse:collapse;width:100%;font:13px/20px sans-serif;margin:8px 0 20px}th,td{text-align:left;padding:5px 8px;border-bottom:1px solid #dbe0d9;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}.reproduced{color:#1b6b3a}.differs{color:#8a5200}.undecided{color:#5f6963}.beyond{color:#6a3f9c}.small{color:#5f6963;font:13px/20px sans-serif}
svg{max-width:640px;display:block;margin:8px 0 16px}code{font:12px/18px monospace}details{margin-bottom:16px}@media print{body{margin:0}}`

/** One HTML document of all outcomes: claims, figures, data and specs, so that a reader can check each number. */
export function document(outcomes: readonly Outcome[], imprint: Imprint, speaker: Speaker): string {
  const papers = PAPERS.filter((paper) => outcomes.some((outcome) => outcome.paper === paper.id))
  const body = papers
    .map((paper) =>
      chapter(
        paper,
        outcomes.filter((outcome) => outcome.paper === paper.id),
        speaker,
      ),
    )
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lumbung: papers recomputed</title><style>${STYLE}</style></head><body>
<h1>Four studies of sowing games, recomputed</h1>
<p class="small">Lumbung ${escape(imprint.version)}, ${imprint.size} run, ${escape(imprint.date)}. ${summary(outcomes)} The file docs/methods.md of Lumbung defines the verdicts; point at one to see its criterion.</p>${body}</body></html>\n`
}

/** How many claims came out which way, in a sentence. */
export function summary(outcomes: readonly Outcome[]): string {
  const claims = outcomes.flatMap((outcome) => outcome.claims)
  const count = (verdict: string): number => claims.filter((claim) => claim.verdict === verdict).length
  return `${claims.length} claims: ${count('reproduced')} reproduced, ${count('differs')} differ, ${count('undecided')} undecided, ${count('beyond')} beyond what was published.`
}

function chapter(paper: Paper, outcomes: readonly Outcome[], speaker: Speaker): string {
  const citation = `${paper.authors}. ${paper.venue}, ${paper.year}.`
  return `<h2>${escape(paper.title)}</h2><p class="small">${escape(citation)}</p>${outcomes.map((outcome) => section(outcome, speaker)).join('')}`
}

function section(outcome: Outcome, speaker: Speaker): string {
  const figures = (outcome.charts ?? []).map((chart) => {
    const drawn = figure(chart, speaker)
    return drawn
      ? `<figure>${drawn}<figcaption class="small">${escape(speaker.say(chart.title))}</figcaption></figure>`
      : ''
  })
  const tables = (outcome.tables ?? []).map((table) => dataTable(table, speaker))
  const specs = `<details><summary class="small">The specs that were run</summary><pre><code>${escape(JSON.stringify(outcome.runs, null, 1))}</code></pre></details>`
  return `<h3>${escape(outcome.title)} <span class="small">${escape(outcome.where)}</span></h3>${readingList(outcome.readings)}${claimTable(outcome.claims)}${figures.join('')}${tables.join('')}${specs}`
}

function readingList(readings: readonly string[]): string {
  if (readings.length === 0) return ''
  const items = readings.map((reading) => `<li>${escape(reading)}</li>`)
  return `<p class="small">Where the paper leaves a choice:</p><ul class="small">${items.join('')}</ul>`
}

function claimTable(claims: readonly Claim[]): string {
  const rows = claims.map(
    (claim) =>
      `<tr><td>${escape(claim.title)}</td><td>${escape(claim.published ?? '–')}</td><td>${escape(claim.ours)}</td><td class="${claim.verdict}" title="${escape(claim.criterion)}">${claim.verdict}</td><td>${escape(claim.reason ?? '')}${claim.line ? ` <code>${escape(claim.line.moves)}</code>` : ''}</td></tr>`,
  )
  return `<table><thead><tr><th>Claim</th><th>Published</th><th>Ours</th><th>Verdict</th><th>Why</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function dataTable(table: Table, speaker: Speaker): string {
  const shown = table.rows.slice(0, 250)
  const head = table.columns
    .map(
      (column) =>
        `<th class="${column.align === 'text' ? '' : 'n'}">${escape(speaker.say(column.label))}</th>`,
    )
    .join('')
  const rows = shown.map(
    (row) =>
      `<tr>${row.map((cell, at) => `<td class="${table.columns[at]?.align === 'text' ? '' : 'n'}">${escape(table.columns[at] ? cellText(cell, table.columns[at], speaker) : '')}</td>`).join('')}</tr>`,
  )
  const rest =
    table.rows.length > shown.length
      ? `<p class="small">The first ${shown.length} of ${table.rows.length} rows.</p>`
      : ''
  return `<p class="small">${escape(speaker.say(table.title))}</p><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>${rest}`
}
