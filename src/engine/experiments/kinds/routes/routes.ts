import { message } from '../../../../locales/message'
import type { Experiment, Task } from '../../contract/experiment'
import { variantSteps } from '../variantSteps'
import { examine, partShape, type RoutesPart } from './run'
import { parseRoutes, type RoutesSpec } from './spec'

/** Each player's route as a directed cycle, and the cover polynomials of one route and of both together. */
export const routes: Experiment<RoutesSpec, Task, RoutesPart> = {
  kind: 'routes',
  title: message('kinds.routes'),
  question: message('questions.routes'),
  unit: message('kinds.unitGraphs'),
  defaults: { variants: [] },
  parse: parseRoutes,
  partShape,
  ...variantSteps({ weightOf: () => 1, memoryBytes: 1e6, csvBytesPerVariant: 2000, look: examine }),
}
