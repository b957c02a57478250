import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import { paperOf } from '../../engine/papers/bibliography'
import { ITEMS } from '../../engine/papers/items'
import { PUBLISHED } from '../../engine/papers/published'
import { message, type Text } from '../../locales/message'

/** A spec of a paper, as a template. */
interface PaperTemplate {
  readonly title: Text
  readonly spec: Json
  readonly source: Text
}

/** The specs that recompute the papers' tables, as templates for a kind of experiment. */
export function paperTemplates(kind: ExperimentKind): readonly PaperTemplate[] {
  return ITEMS.flatMap((item) => {
    const run = item.runs('full', PUBLISHED).find((run) => run.kind === kind)
    if (!run) return []
    const { title, where, about } = item
    const paper = paperOf(item.paper).short
    return [
      {
        title: message('experiments.paperTemplate', { title, where }),
        spec: run.spec,
        source: message('experiments.paperSource', { paper, where, about }),
      },
    ]
  })
}
