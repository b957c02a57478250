import { isComparable } from '../../../engine/comparisons/sample'
import { experimentOf } from '../../../engine/experiments/contract/catalogue'
import { usualItems } from '../../../engine/studies/readStudy'
import { idFrom, type Study, type StudyComparison, type StudyRun } from '../../../engine/studies/study'
import { say, t } from '../../locales/i18n'
import { fullName } from '../../runs/describeRun'
import type { RunRecord } from '../../storage/records'

/** What a comparison on screen adds to the study that is made of it. */
type Compared = Pick<StudyComparison, 'measure' | 'margin'> & { readonly baseline: string | null }

/** A study of runs: those that can be compared are, and the main table and figure of everything are shown. */
export function studyOf(records: readonly RunRecord[], compared?: Compared): Study {
  const ids = new Set<string>()
  const byRecord = new Map<string, string>()
  const runs = records.flatMap((record): StudyRun[] => {
    const spec = experimentOf(record.kind).parse(record.spec)
    if (!spec.ok) return []
    const title = say(fullName(record))
    const id = idFrom(say(record.title), ids)
    ids.add(id)
    byRecord.set(record.id, id)
    return [{ id, title, kind: record.kind, spec: spec.value as object }]
  })
  const comparable = runs.filter(({ kind }) => isComparable(kind))
  // Replicates are one setting: there is nothing to compare.
  const settings = new Set(
    comparable.map(({ kind, spec }) => JSON.stringify([kind, { ...spec, seed: null }])),
  )
  const comparisons: readonly StudyComparison[] =
    settings.size < 2
      ? []
      : [
          {
            id: idFrom('comparison', ids),
            title: t('comparisons.title'),
            runs: comparable.map(({ id }) => id),
            measure: compared?.measure ?? 'south',
            baseline: (compared?.baseline && byRecord.get(compared.baseline)) || null,
            margin: compared?.margin ?? null,
          },
        ]
  return {
    title: t('studyPage.untitled'),
    about: '',
    authors: [],
    date: new Date().toISOString().slice(0, 10),
    runs,
    comparisons,
    items: usualItems({ runs: compared ? [] : runs, comparisons }),
  }
}
