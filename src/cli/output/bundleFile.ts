import { version } from '../../../package.json'
import { isExperimentKind, type ExperimentKind } from '../../engine/experiments/contract/experiment'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { Report } from '../../engine/experiments/report/report'
import { bundle } from '../../engine/publish/bundle'
import { factsOf } from '../../engine/publish/publication'
import { finish } from '../../engine/through'
import { figureFiles } from '../../figures/figureFiles'
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
  const title = titleOf(kind, spec)
  const chunks = finish(
    bundle(
      {
        kind,
        spec,
        report,
        title,
        version,
        commit: commitOfBuild(),
        ended: new Date().toISOString(),
        more: figureFiles(report, t('results.caption', { name: title, version }), speech),
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
