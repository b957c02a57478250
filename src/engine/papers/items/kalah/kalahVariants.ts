import { gameValues } from '../../../experiments/kinds/gameValues/gameValues'
import { solvedGames, type SolvedGame } from '../../../experiments/kinds/gameValues/report'
import {
  CAPTURE_ON_SINGLE,
  LAST_HOLE_TAKEN,
  MULTIPLE_CAPTURES,
} from '../../../variant/catalogue/kalahSuggestions'
import type { Variant } from '../../../variant/variant'
import type { Item } from '../../item'
import { inOrder } from '../../texts'
import { beyond } from '../../claims'
import { game, only, runOf } from '../../run'
import { message, signed, type Text, type Value } from '../../../../locales/message'

/** A game whose rules the report suggests; its variant has the name. */
interface Suggestion {
  readonly id: string
  readonly title: Text
  readonly name: string
  change(kalah: Variant): Variant
}

/** Pok's four suggestions beside kalah itself; unequal layouts have their own item. */
const SUGGESTIONS: readonly Suggestion[] = [
  { id: 'kalah', title: 'Kalah', name: 'Kalah', change: (kalah) => kalah },
  {
    id: 'kalah-sown-either-way',
    title: message('kalahClaims.eitherWay'),
    name: 'Kalah, sown either way',
    change: (kalah) => ({ ...kalah, sow: { ...kalah.sow, direction: 'eitherWay' } }),
  },
  {
    id: 'kalah-with-multiple-captures',
    title: message('kalahClaims.multipleCaptures'),
    name: 'Kalah with multiple captures',
    change: (kalah) => ({ ...kalah, last: MULTIPLE_CAPTURES }),
  },
  {
    id: 'kalah-capture-where-one-seed-lies',
    title: message('kalahClaims.captureOnSingle'),
    name: 'Kalah, capture where one seed lies',
    change: (kalah) => ({ ...kalah, last: CAPTURE_ON_SINGLE }),
  },
  {
    id: 'kalah-take-the-last-hole',
    title: message('kalahClaims.lastHole'),
    name: 'Kalah, take the last hole',
    change: (kalah) => ({ ...kalah, last: LAST_HOLE_TAKEN }),
  },
]

/** The variations that Pok suggests for further study, each solved on small boards. */
export const kalahVariants: Item<'gameValues'> = {
  id: 'kalah-variants',
  paper: 'kalah',
  title: message('paperItems.kalahVariants'),
  where: message('paperItems.chapter', { number: '5' }),
  about: message('paperItems.kalahVariantsAbout'),
  readings: [message('paperReadings.suggestedRules')],
  runs: (size) => {
    const sizes =
      size === 'quick'
        ? [
            [2, 2],
            [3, 2],
          ]
        : [
            [2, 2],
            [2, 3],
            [3, 2],
            [3, 3],
            [4, 2],
            [4, 3],
          ]
    const variants = sizes.flatMap(([holes, seeds]) => suggestions(game('kalah', { holes, seeds })))
    return [runOf('gameValues', { ...gameValues.defaults, variants, sizes: 'own' })]
  },
  judge({ found }) {
    const run = only(found)
    const games = solvedGames(run.spec, run.parts)
    return {
      claims: SUGGESTIONS.map(({ id, title, name }) => {
        const values = games
          .filter(({ cell }) => cell.variant.name === name)
          .map((game) => {
            const size = `(${game.cell.holes}, ${game.cell.seeds})`
            return message('kalahClaims.sizedValue', { size, value: value(game) })
          })
        const [perfect, published] = [message('kalahClaims.perfectMargin'), message('kalahClaims.suggested')]
        return beyond(id, title, inOrder(values), perfect, published)
      }),
      tables: run.report.tables.slice(0, 1),
    }
  },
  expected: Object.fromEntries(SUGGESTIONS.map(({ id }) => [id, 'beyond' as const])),
}

function suggestions(kalah: Variant): readonly Variant[] {
  return SUGGESTIONS.map(({ name, change }) => ({ ...change(kalah), name }))
}

function value({ solved: { lower, upper } }: SolvedGame): Value {
  if (lower === upper) return signed(lower)
  return message('kalahClaims.between', { lower: signed(lower), upper: signed(upper) })
}
