import { version } from '../../../package.json'
import { isExperimentKind, type ExperimentKind } from '../../engine/experiments/contract/experiment'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { Report } from '../../engine/experiments/report/report'
import { figure } from '../../engine/papers/figure'
import { bundle } from '../../engine/publish/bundle'
import { type BundleFile, factsOf } from '../../engine/publish/publication'
import { finish } from '../../engine/solver/through'
import { message } from '../../locales/message'
import { say, speech, t } from './language'
import { writeWhole } from './outputFile'
import { commitOfBuild, type MadeFrom } from './provenance'

/** A report and what it was made from. */
interface Made extends MadeFrom {
  readonly report: Report
}

/** Writes a run as a research bundle if `--bundle` was given. */
export function writeBundle(file: string, { kind, spec, report }: Made): void {
  if (!isExperimentKind(kind)) throw new Error(`${kind} is not a kind of experiment`)
  const chunks = finish(
    bundle(
      {
        kind,
        spec,
        report,
        title: titleOf(kind, spec),
        version,
        commit: commitOfBuild(),
        ended: new Date().toISOString(),
        more: figuresOf(report),
      },
      say,
    ),
  )
  writeWhole(file, chunks, '--bundle')
}

function titleOf(kind: ExperimentKind, spec: object): string {
  const names = [...new Set(factsOf(spec).variants.map(({ name }) => name))]
  const title = say(experimentOf(kind).title)
  return names.length === 0 ? title : t('printed.bundleTitle', { variants: names.join(', '), title })
}

function figuresOf({ charts }: Report): readonly BundleFile[] {
  return charts.flatMap((chart) => {
    const drawn = figure(chart, speech)
    if (drawn === null) return []
    const about = say(message('publish.figure', { title: chart.title }))
    return [{ path: `figures/${chart.id}.svg`, about, mediaType: 'image/svg+xml', content: [`${drawn}\n`] }]
  })
}
