import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { createKernel } from '../../src/engine/kernel/kernel'
import type { GameTable } from '../../src/engine/kernel/gameTable'
import { playByRules } from '../../src/engine/players/playSeries'
import type { Player } from '../../src/engine/players/player'
import { type GameRow, rowsOf } from '../../src/engine/simulation/gameRows'
import { STRATEGIES } from '../../src/engine/strategies/catalogue'
import { strategyInKernel } from '../../src/engine/strategies/inKernel'
import type { Hole, Rule, Strategy } from '../../src/engine/strategies/strategy'
import { findPreset } from '../../src/engine/variant/catalogue'
import type { Variant } from '../../src/engine/variant/variant'
import { message } from '../../src/locales/message'
import { variants } from '../support/generators/variants'

const plays = ['endInStore', 'capture', 'captureMost', 'defend', 'captureOrDefend'] as const
const others = ['nearestStore', 'nearestStoreUnattacked', 'mirror', 'any'] as const
const hole: fc.Arbitrary<Hole> = fc.oneof(
  fc.record({ fromStore: fc.nat({ max: 4 }) }),
  fc.record({ hole: fc.integer({ min: 1, max: 5 }) }),
)
const rule: fc.Arbitrary<Rule> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...plays, ...others).map((play) => ({ play })) },
  { weight: 1, arbitrary: hole.map((at) => ({ play: 'hole', hole: at }) as const) },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 2 }).map((less) => ({ play: 'facingForemost', less }) as const),
  },
)
const strategies: fc.Arbitrary<Strategy> = fc.record({
  id: fc.constant('drawn'),
  name: fc.constant(message('players.strategy.pok-alt')),
  source: fc.constant(''),
  opening: fc.array(hole, { maxLength: 3 }),
  rules: fc.array(rule, { maxLength: 4 }),
})

/** The same games in the kernel and by the rules; a difference is a case to replay. */
function compare(variant: Variant, strategy: Strategy, other: Player, seed: number, games: number): number {
  const south: Player = { kind: 'strategy', strategy }
  const first = strategyInKernel(variant, strategy)
  const second =
    other.kind === 'agent'
      ? other.agent
      : other.kind === 'strategy'
        ? strategyInKernel(variant, other.strategy)
        : null
  if (!first || !second) return 0
  const range = { from: 0, to: games }
  const ours = rowsIn(createKernel(variant).playGames({ first, second, seed, ...range }))
  const truth = rowsIn(playByRules({ variant, first: south, second: other, seed }, range))
  if (!isDeepStrictEqual(ours, truth)) {
    expect(ours, JSON.stringify({ variant, strategy, other, seed })).toEqual(truth)
  }
  return ours.length
}

function rowsIn(tables: Iterable<GameTable | void>): readonly GameRow[] {
  const rows: GameRow[] = []
  for (const table of tables) if (table) rows.push(...withPrints(table))
  return rows
}

function* withPrints(table: GameTable): Generator<GameRow> {
  let place = 0
  for (const row of rowsOf(table)) yield [...row, table.fingerprints[place++]!]
}

test.each(STRATEGIES.map((strategy) => [strategy.id, strategy] as const))(
  'games of %s in the kernel are those of the rules',
  (_, strategy) => {
    const novice: Player = { kind: 'agent', agent: { kind: 'novice' } }
    for (const [id, holes, seeds] of [
      ['kalah', 5, 1],
      ['kalah', 6, 4],
      ['congkak', 4, 4],
    ] as const) {
      const variant = findPreset(id)!.make({ holes, seeds })
      expect(compare(variant, strategy, novice, 5, 4)).toBe(4)
      expect(compare(variant, strategy, { kind: 'strategy', strategy }, 5, 2)).toBe(2)
    }
  },
)

test('games of generated strategies under generated rules are those of the rules', () => {
  const players: fc.Arbitrary<Player> = fc.oneof(
    fc.constant<Player>({ kind: 'agent', agent: { kind: 'novice' } }),
    fc.constant<Player>({ kind: 'agent', agent: { kind: 'mcts', playouts: 3 } }),
    strategies.map((strategy): Player => ({ kind: 'strategy', strategy })),
  )
  const one = fc.record({
    variant: variants({ maxHoles: 4, maxSeedsPerHole: 4 }),
    strategy: strategies,
    other: players,
    seed: fc.nat(),
  })
  let compared = 0
  fc.assert(
    fc.property(one, ({ variant, strategy, other, seed }) => {
      const { match } = variant
      const short: Variant =
        match.length === 'untilOut'
          ? { ...variant, match: { ...match, length: 'rounds', rounds: 3 } }
          : variant
      compared += compare(short, strategy, other, seed, 2)
    }),
    { numRuns: 60 },
  )
  expect(compared).toBeGreaterThan(60)
})

test('strategies treat holes won in earlier rounds as their own', () => {
  const kalah = findPreset('kalah')!.make({ holes: 4, seeds: 1 })
  const variant: Variant = {
    ...kalah,
    match: { ...kalah.match, length: 'rounds', rounds: 6, refill: 'territory', nextFirst: 'winner' },
  }
  const novice: Player = { kind: 'agent', agent: { kind: 'novice' } }
  const every = [...plays, ...others].map((play): Rule => ({ play }))
  const inOrder: Rule[] = [...every, { play: 'hole', hole: { hole: 5 } }, { play: 'facingForemost', less: 0 }]
  for (const rule of inOrder) {
    const strategy: Strategy = {
      id: 'one-rule',
      name: message('players.strategy.pok-alt'),
      source: '',
      opening: [],
      rules: [rule],
    }
    expect(compare(variant, strategy, novice, 0, 20)).toBe(20)
  }
})

test.each([
  'firstMoveDecides',
  'firstMoveOfEach',
  'secondTurnOfEach',
  'byParity',
  'outward',
  'eitherWay',
] as const)(
  'every rule of a strategy finds the same in the kernel as by the rules where the direction is %s',
  (direction) => {
    const novice: Player = { kind: 'agent', agent: { kind: 'novice' } }
    const awari = findPreset('awari')!.make({ holes: 4, seeds: 2 })
    const variant: Variant = { ...awari, sow: { ...awari.sow, direction } }
    for (const play of [...plays, ...others]) {
      const strategy = { ...STRATEGIES[0]!, id: 'one-rule', opening: [], rules: [{ play }] }
      const told = play === 'mirror' && /^(?:firstMove|secondTurn)/.test(direction) ? 0 : 4
      expect(compare(variant, strategy, novice, 1, 4), play).toBe(told)
    }
  },
)
