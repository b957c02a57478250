import { gameValues } from '../../../experiments/kinds/gameValues/gameValues'
import { solvedGames, type SolvedGame } from '../../../experiments/kinds/gameValues/report'
import type { Variant } from '../../../variant/variant'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { game, only, runOf } from '../../run'

/** The variations that Pok suggests for further study, each solved on small boards. */
export const kalahVariants: Item<'gameValues'> = {
  id: 'kalah-variants',
  paper: 'kalah',
  title: 'The suggested variations',
  where: 'Chapter 5',
  about: 'What would the suggested changes of the rules do to the value of the game?',
  readings: [
    'The report suggests these rules in a sentence each. All else is as in Kalah, with nothing taken when the hole across is empty.',
  ],
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
    const names = [...new Set(games.map(({ cell }) => cell.variant.name))]
    return {
      claims: names.map((name) => {
        const text = games
          .filter(({ cell }) => cell.variant.name === name)
          .map((game) => `(${game.cell.holes}, ${game.cell.seeds}) ${value(game)}`)
        return beyond(
          idOf(name),
          name,
          text.join('; '),
          'South’s seeds less North’s under perfect play.',
          'suggested, not computed',
        )
      }),
      tables: run.report.tables.slice(0, 1),
    }
  },
  expected: Object.fromEntries(suggestions(game('kalah')).map(({ name }) => [idOf(name), 'beyond' as const])),
}

/** Her four suggestions beside kalah itself; unequal layouts have an item of their own. */
function suggestions(kalah: Variant): readonly Variant[] {
  const { turn, sow } = kalah
  return [
    kalah,
    { ...kalah, name: 'Kalah, sown either way', sow: { ...sow, direction: 'eitherWay' } },
    { ...kalah, name: 'Kalah with multiple captures', turn: { ...turn, captures: 'chain' } },
    {
      ...kalah,
      name: 'Kalah, capture where one seed lies',
      turn: { ...turn, lastInOwnEmpty: 'nothing', lastOnSingle: 'captureOpposite' },
    },
    {
      ...kalah,
      name: 'Kalah, take the last hole',
      turn: { ...turn, lastInOwnEmpty: 'nothing', lastHole: 'take' },
    },
  ]
}

function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-')
}

function value({ solved: { lower, upper } }: SolvedGame): string {
  const sign = (number: number): string => (number > 0 ? `+${number}` : String(number))
  return lower === upper ? sign(lower) : `between ${sign(lower)} and ${sign(upper)}`
}
