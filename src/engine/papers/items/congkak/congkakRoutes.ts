import type { Item } from '../../item'
import { beyond, exactly } from '../../claims'
import { game, only, runOf } from '../../run'
import { count, list, message, type Text } from '../../../../locales/message'

/** The board whose routes the paper describes. */
const HOLES = 7

/** The players' routes as directed cycles, and what a graph polynomial says about them. */
export const congkakRoutes: Item<'routes'> = {
  id: 'congkak-routes',
  paper: 'congkak',
  title: message('paperItems.congkakRoutes'),
  where: message('paperItems.sectionQuestion', { section: '2', question: '6' }),
  about: message('paperItems.congkakRoutesAbout'),
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
      .map(({ ways, cycles }) => message('congkakClaims.coversBy', { ways: count(ways), cycles }))
    const cycle = (length: number) => message('congkakClaims.cycle', { count: length })
    const route = (id: string, title: Text, found: readonly unknown[] = []) =>
      exactly(id, title, cycle(vertices), cycle(found.length))
    return {
      claims: [
        route('route-South', message('congkakClaims.southRoute'), part?.south),
        route('route-North', message('congkakClaims.northRoute'), part?.north),
        beyond(
          'cover-polynomial',
          message('congkakClaims.polynomial'),
          message('congkakClaims.covers', {
            covers: count(covers),
            cycles: cyclesOnly.length > 0 ? list(cyclesOnly, 'comma') : message('congkakClaims.none'),
          }),
          message('congkakClaims.polynomialReason'),
          message('verdicts.leftOpen'),
        ),
      ],
      tables: run.report.tables,
    }
  },
  expected: { 'cover-polynomial': 'beyond' },
}
