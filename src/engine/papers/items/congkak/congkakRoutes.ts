import { grouped } from '../../../digits'
import type { Item } from '../../item'
import { beyond, exactly } from '../../claims'
import { rowsOf } from '../../rows'
import { game, runOf } from '../../run'

/** The players' routes as directed cycles, and what a graph polynomial says of them. */
export const congkakRoutes: Item = {
  id: 'congkak-routes',
  paper: 'congkak',
  title: 'Routes as directed cycles',
  where: 'Section 2, question 6',
  about:
    'Is each route one directed cycle, and which graph polynomial tells something of the routes together?',
  runs: (size) => {
    const sizes = size === 'quick' ? [1, 2, 3, 7] : [1, 2, 3, 4, 5, 6, 7, 8]
    return [runOf('routes', { variants: sizes.map((holes) => game('congkak', { holes })) })]
  },
  judge({ published, reports: [report] }) {
    const routes = rowsOf(report, 'routes').filter((row) => row['variant'] === 'Congkak, 7 holes')
    const vertices = published.claims.congkak.routeVertices
    const terms = rowsOf(report, 'polynomials').filter(
      (row) => row['variant'] === 'Congkak, 7 holes' && row['graph'] === 'both routes',
    )
    const covers = terms.reduce((sum, row) => sum + BigInt(String(row['ways'])), 0n)
    const cyclesOnly = terms
      .filter((row) => row['paths'] === 0)
      .map((row) => `${String(row['ways'])} by ${String(row['cycles'])}`)
    return {
      claims: [
        ...routes.map((row) =>
          exactly(
            `route-${String(row['player'])}`,
            `${String(row['player'])}’s route`,
            `a cycle of ${vertices} vertices`,
            `a cycle of ${String(row['vertices'])} vertices`,
          ),
        ),
        beyond(
          'cover-polynomial',
          'Question 6: a polynomial for the routes',
          `${grouped(covers)} covers of both routes by paths and cycles; by cycles alone: ${cyclesOnly.join(', ') || 'none'}`,
          'The cover polynomial of Chung and Graham (1995) is defined for every digraph and counts these covers; one route of k vertices gives y + Σ (k choose i) x(x−1)…(x−i+1).',
          'left open',
        ),
      ],
      ...(report ? { tables: report.tables } : {}),
    }
  },
  expected: { 'cover-polynomial': 'beyond' },
}
