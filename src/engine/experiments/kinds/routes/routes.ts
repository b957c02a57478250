import type { Experiment, Task } from '../../contract/experiment'
import { report } from './report'
import { estimateRoutes, partShape, planRoutes, type RoutesPart, runRoutes } from './run'
import { parseRoutes, type RoutesSpec } from './spec'

/** Each player's route as a directed cycle, and the cover polynomials of one route and of both together. */
export const routes: Experiment<RoutesSpec, Task, RoutesPart> = {
  kind: 'routes',
  title: 'Routes',
  question: 'What do the routes look like as graphs?',
  unit: 'graphs',
  defaults: { variants: [] },
  parse: parseRoutes,
  partShape,
  plan: planRoutes,
  estimate: estimateRoutes,
  run: runRoutes,
  report,
}
