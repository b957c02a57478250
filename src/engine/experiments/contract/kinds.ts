/**
 * The typed map of all kinds of experiment. Whoever knows the kind of a run gets its types back:
 *
 *     experimentOf('sweep')              // Experiment<SweepSpec, SweepTask, SweepPart>
 *     const run: ExperimentRun = …       // a union told apart by `kind`: `if (run.kind === 'sweep') run.spec.holes`
 *     const parts = partsOf('sweep', raw) // Result<ReadonlyMap<number, SweepPart>, Text>
 *
 * Parts cross threads, databases and files as JSON. `partsOf` (parts.ts) is the one place where JSON becomes typed
 * parts, and it checks every part before it is believed. Papers, commands and pages that need numbers ask it and read
 * fields of the parts, never cells of a report by the name of their column:
 *
 *     const solved = partsOf('gameValues', raw)
 *     if (solved.ok) solved.value.get(0)?.lower
 *
 * Functions that serve every kind are generic (`<K extends ExperimentKind>(kind: K, spec: SpecOf<K>)`). Only where a
 * kind is known at run time alone, at worker messages, storage and forms, `anyExperimentOf` gives an experiment whose
 * specs and parts are opaque.
 */
import type { CATALOGUE } from './catalogue'
import type { Experiment, ExperimentKind } from './experiment'

/** The spec, task and part of each kind. */
type Kinds = {
  [K in ExperimentKind]: (typeof CATALOGUE)[K] extends Experiment<infer Spec, infer Task, infer Part>
    ? { spec: Spec; task: Task; part: Part }
    : never
}

/** The spec of a kind, as `parse` returns it. */
export type SpecOf<K extends ExperimentKind = ExperimentKind> = Kinds[K]['spec']

/** A task of a kind. */
type TaskOf<K extends ExperimentKind = ExperimentKind> = Kinds[K]['task']

/** What a task of a kind finds. */
export type PartOf<K extends ExperimentKind = ExperimentKind> = Kinds[K]['part']

/** The parts of a run by the index of their task. */
export type PartsOf<K extends ExperimentKind = ExperimentKind> = ReadonlyMap<number, PartOf<K>>

/** The experiment of a kind. */
export type ExperimentOf<K extends ExperimentKind> = Experiment<SpecOf<K>, TaskOf<K>, PartOf<K>>

/** A requested run: a kind with its spec, one member of the union per kind. */
export type ExperimentRun<K extends ExperimentKind = ExperimentKind> = {
  [P in K]: { readonly kind: P; readonly spec: SpecOf<P> }
}[K]
