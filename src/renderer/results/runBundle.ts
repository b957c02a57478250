import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { Json } from '../../engine/experiments/contract/experiment'
import type { Report } from '../../engine/experiments/report/report'
import { message } from '../../locales/message'
import { SPEAKER } from '../charts/screenSetting'
import { loadTexts, say } from '../locales/i18n'
import { COMMIT } from '../platform/commit'
import { createYieldToWindow } from '../platform/yieldToWindow'
import type { RunRecord } from '../storage/records'
import { runFile } from './runFile'

/** A run with everything that goes into its bundle. */
interface Published {
  readonly record: RunRecord
  readonly report: Report
  readonly parts: ReadonlyMap<number, Json>
  /** The caption of its figures. */
  readonly caption: string
}

/** A finished run as a research bundle, with its figures as SVG and PDF; made piece by piece, so that the window stays responsive. */
export async function runBundle({ record, report, parts, caption }: Published): Promise<Blob> {
  const [{ bundle }, { figureFiles }] = await Promise.all([
    import('../../engine/publish/bundle'),
    import('../../figures/figureFiles'),
    loadTexts('publishing'),
  ])
  const figures = figureFiles(report, caption, SPEAKER)
  const spec = experimentOf(record.kind).parse(record.spec)
  if (!spec.ok) throw new Error('The settings of a stored run cannot be read')
  const run = new Uint8Array(await (await runFile({ record, parts })).arrayBuffer())
  const about = say(message('publish.run'))
  const work = bundle(
    {
      kind: record.kind,
      spec: spec.value,
      report,
      title: say(record.title),
      version: record.version,
      commit: COMMIT,
      ended: new Date(record.finished ?? record.created).toISOString(),
      more: [...figures, { path: 'run.json', about, mediaType: 'application/json', content: run }],
    },
    say,
  )
  const yieldToWindow = createYieldToWindow()
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return new Blob([...step.value], { type: 'application/zip' })
    await yieldToWindow()
  }
}
