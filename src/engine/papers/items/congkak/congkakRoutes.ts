import { grouped } from '../../../digits'
import type { Item } from '../../item'
import { beyond, exactly } from '../../claims'
import { game, only, runOf } from '../../run'

/** The board whose routes the paper describes. */
const HOLES = 7

/** The players' routes as directed cycles, and what a graph polynomial says of them. */
export const congkakRoutes: Item<'routes'> = {
  id: 'congkak-routes',
  paper: 'congkak',
  title: 'Routes as directed cycles',
  where: 'Section 2, question 6',
  about:
    'Is each route one directed cycle, and which graph polynomial tells something of the routes together?',
  readings: [],
  runs: (size) => {
    const sizes = size === 'quick' ? [1, 2, 3, 7] : [1, 2, 3, 4, 5, 6, 7, 8]
    return [runOf('routes', { variants: sizes.map((holes) => game('congkak', { holes })) })]
  },
  judge({ published, found }) {
    const run = only(found)
    const vertices = published.claims.congkak.routeVertices
    const place = run.spec.variants.findIndex(({ board }) => board.holes === HOLES)
    const part = run.parts.get(place)
    const terms = (part?.polynomials ?? []).filter(({ graph }) => graph === 'both routes')
    const covers = terms.reduce((sum, { ways }) => sum + BigInt(ways), 0n)
    const cyclesOnly = terms
      .filter(({ paths }) => paths === 0)
      .map(({ ways, cycles }) => `${ways} by ${cycles}`)
    const route = (player: string, found: readonly string[] = []) =>
      exactly(
        `route-${player}`,
        `${player}’s route`,
        `a cycle of ${vertices} vertices`,
        `a cycle of ${found.length} vertices`,
      )
    return {
      claims: [
        route('South', part?.south),
        route('North', part?.north),
        beyond(
          'cover-polynomial',
          'Question 6: a polynomial for the routes',
          `${grouped(covers)} covers of both routes by paths and cycles; by cycles alone: ${cyclesOnly.join(', ') || 'none'}`,
          'The cover polynomial of Chung and Graham (1995) is defined for every digraph and counts these covers; one route of k vertices gives y + Σ (k choose i) x(x−1)…(x−i+1).',
          'left open',
        ),
      ],
      tables: run.report.tables,
    }
  },
  expected: { 'cover-polynomial': 'beyond' },
}
