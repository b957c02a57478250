import type { Json } from '../../../engine/experiments/contract/experiment'
import type { FinishedRun } from '../../../engine/experiments/contract/finishedRun'
import { runFileText } from '../../../engine/experiments/contract/runFileText'
import type { BundleFile } from '../../../engine/publish/publication'
import { type AssembledStudy, runName } from '../../../engine/studies/assemble'
import { runBundleFile, studyBundle } from '../../../engine/studies/bundle'
import { idFrom, STUDY_EXTENSION } from '../../../engine/studies/study'
import { studyFigures } from '../../../figures/studyFigures'
import { SPEAKER } from '../../charts/screenSetting'
import { loadTexts, t } from '../../locales/i18n'
import { COMMIT } from '../../platform/commit'
import { platform } from '../../platform/platform'
import { createYieldToWindow } from '../../platform/yieldToWindow'

/** The name of a study’s file. */
export function studyFileName(title: string): string {
  return `${idFrom(title)}${STUDY_EXTENSION}`
}

/** A study as one bundle, with its figures and its runs; made piece by piece, so that the window stays responsive. */
export async function studyZip(
  assembled: AssembledStudy,
  finished: ReadonlyMap<string, FinishedRun>,
): Promise<Blob> {
  await loadTexts('publishing')
  const { version } = platform
  function* more(): Generator<BundleFile> {
    yield* studyFigures(assembled, SPEAKER)
    for (const { run } of assembled.runs) {
      const found: readonly (readonly [number, unknown])[] = [...(finished.get(run.id)?.parts ?? [])]
      const parts = [...found].sort(([a], [b]) => a - b) as readonly (readonly [number, Json])[]
      const text = runFileText({ version, kind: run.kind, spec: run.spec }, parts)
      yield runBundleFile(run.id, t('studies.fileRun', { name: runName(run) }), text)
    }
  }
  const origin = { version, commit: COMMIT, file: studyFileName(assembled.study.title) }
  const work = studyBundle(assembled, origin, more(), new Date().toISOString(), SPEAKER)
  const yieldToWindow = createYieldToWindow()
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return new Blob([...step.value], { type: 'application/zip' })
    await yieldToWindow()
  }
}
