import { experimentOf } from '../../../engine/experiments/contract/catalogue'
import type { ExperimentKind } from '../../../engine/experiments/contract/experiment'
import { factsOf } from '../../../engine/publish/publication'
import { say, t } from '../../locales/i18n'
import type { RunRecord } from '../../storage/records'
import type { Option } from '../../ui/fields/options'

/** The groups of runs: those set up by hand, those that Papers made, or all. */
export type RunGroup = 'mine' | 'papers' | 'all'

/** Which runs are listed; an empty string lets all through. */
export interface RunFilter {
  readonly group: RunGroup
  readonly kind: ExperimentKind | ''
  readonly variant: string
  /** The name of a project; `-` for runs without one. */
  readonly project: string
}

/** Lists runs set up by hand. */
export const NO_FILTER: RunFilter = { group: 'mine', kind: '', variant: '', project: '' }

/** Stands for runs without a project. */
export const NO_PROJECT = '-'

/** The runs that a filter lets through. */
export function filtered(runs: readonly RunRecord[], filter: RunFilter): readonly RunRecord[] {
  const { group, kind, variant, project } = filter
  return runs.filter(
    (run) =>
      (group === 'all' || (run.origin === 'papers') === (group === 'papers')) &&
      (kind === '' || run.kind === kind) &&
      (variant === '' || variantsOf(run).includes(variant)) &&
      (project === '' || (run.project ?? '') === (project === NO_PROJECT ? '' : project)),
  )
}

/** Whether a filter hides anything beyond its group. */
export function isNarrowed({ kind, variant, project }: RunFilter): boolean {
  return kind !== '' || variant !== '' || project !== ''
}

/** The available choices: only those that some run has. */
export function filterOptions(runs: readonly RunRecord[]): {
  readonly kinds: readonly Option<ExperimentKind | ''>[]
  readonly variants: readonly Option<string>[]
  readonly projects: readonly Option<string>[]
} {
  const kinds = [...new Set(runs.map(({ kind }) => kind))]
  const variants = [...new Set(runs.flatMap(variantsOf))].sort()
  const projects = projectsOf(runs)
  return {
    kinds: [
      { value: '', label: t('notebook.anyKind') },
      ...kinds.map((kind) => ({ value: kind, label: say(experimentOf(kind).title) })),
    ],
    variants: [{ value: '', label: t('notebook.anyVariant') }, ...variants.map(named)],
    projects: [
      { value: '', label: t('notebook.anyProject') },
      ...projects.map(named),
      ...(projects.length > 0 ? [{ value: NO_PROJECT, label: t('notebook.noProject') }] : []),
    ],
  }
}

/** The names of all projects. */
export function projectsOf(runs: readonly RunRecord[]): readonly string[] {
  return [...new Set(runs.flatMap(({ project }) => project || []))].sort()
}

function named(name: string): Option<string> {
  return { value: name, label: name }
}

function variantsOf({ spec }: RunRecord): readonly string[] {
  return typeof spec === 'object' && spec !== null ? factsOf(spec).variants.map(({ name }) => name) : []
}
