import type { ExperimentKind } from '../../engine/experiments/contract/experiment'
import type { Template } from '../../engine/experiments/contract/fields'
import { paperOf } from '../../engine/papers/bibliography'
import { ITEMS } from '../../engine/papers/items'
import { PUBLISHED } from '../../engine/papers/published'

/** Specs by which the papers' tables are recomputed, as templates for a kind of experiment. */
export function paperTemplates(kind: ExperimentKind): readonly Template[] {
  return ITEMS.flatMap((item) => {
    const run = item.runs('full', PUBLISHED).find((run) => run.kind === kind)
    const source = `${paperOf(item.paper).short}, ${item.where}: ${item.about}`
    return run ? [{ title: `${item.title}, ${item.where}`, spec: run.spec, source }] : []
  })
}
