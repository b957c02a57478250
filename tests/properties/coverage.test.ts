import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RoundEnd, Step } from '../../src/engine/rules/step'
import {
  CHAIN_WAYS,
  FOLLOWS,
  GUARDS,
  PLACES,
  TAKES,
  type Clause,
} from '../../src/engine/variant/clauses/clause'
import { FIELDS } from '../../src/engine/variant/fields'
import type { Variant } from '../../src/engine/variant/variant'
import { fourRows } from '../support/generators/fourRows'
import { gamesOf, playOut } from '../support/generators/games'

const VARIANTS = 2000

/** Every choice of the rule space by name: a word of a field, or what a field with its own shape can be. */
const CHOICES = [
  ...FIELDS.flatMap((field) =>
    field.kind === 'choice' ? field.choices.map((word) => `${field.path}=${word}`) : [],
  ),
  'start.layout=even',
  'start.layout=hole by hole',
  'start.layout=with seeds in stores',
  'end.quietMoves=0',
  'end.quietMoves=some',
  ...[...PLACES, ...TAKES.filter((word) => word !== 'before'), ...GUARDS, ...FOLLOWS].map(
    (word) => `last: ${word}`,
  ),
  ...CHAIN_WAYS.map((way) => `chain: ${way}`),
  ...['own', 'any'].map((at) => `passing: ${at}`),
  'claim',
]

const STEPS: Record<Step['kind'], true> = {
  lift: true,
  drop: true,
  confiscate: true,
  relay: true,
  capture: true,
  voidCapture: true,
  again: true,
  turnOver: true,
  pass: true,
  collect: true,
  endlessRelay: true,
  roundOver: true,
  refill: true,
  burn: true,
  claim: true,
  shift: true,
  roundStarts: true,
  matchOver: true,
}

/** A thousand moves without any gain are too rare to wait for: tests/golden has them. */
const ENDS: Record<Exclude<RoundEnd, 'endless'>, true> = {
  allInStores: true,
  cannotMove: true,
  sideEmpty: true,
  majority: true,
  repetition: true,
  quietMoves: true,
  endlessRelay: true,
  fewSeeds: true,
  rowEmpty: true,
}

function choicesOf(variant: Variant): readonly string[] {
  const words = FIELDS.flatMap(({ path, kind }) => {
    const [section, key] = path.split('.') as ['sow', 'origin']
    return kind === 'choice' ? [`${path}=${variant[section][key]}`] : []
  })
  const { layout } = variant.start
  return [
    ...words,
    `start.layout=${layout === 'even' ? layout : 'hole by hole'}`,
    ...(layout !== 'even' && layout.southStore + layout.northStore > 0
      ? ['start.layout=with seeds in stores']
      : []),
    `end.quietMoves=${variant.end.quietMoves === 0 ? 0 : 'some'}`,
    ...variant.last.flatMap(saidBy),
    ...(variant.passing === null ? [] : [`passing: ${variant.passing.at}`]),
  ]
}

function saidBy({ at, take = [], if: guards = [], then, claim, chain }: Clause): readonly string[] {
  const way = typeof chain === 'object' ? chain.way : chain
  return [
    ...[at, ...take, ...guards, ...(then ? [then] : [])].map((word) => `last: ${word}`),
    ...(way === undefined ? [] : [`chain: ${way}`]),
    ...(claim === undefined ? [] : ['claim']),
  ]
}

test('generated games reach every choice, every step and every way to end', () => {
  const reached = new Set<string>()
  const seen = new Set<string>()
  const games = [
    ...fc.sample(gamesOf(), { numRuns: VARIANTS, seed: 7 }),
    ...fc.sample(gamesOf(fourRows()), { numRuns: 200, seed: 7 }),
  ]
  for (const { variant, luck } of games) {
    for (const { steps, after } of playOut(variant, luck, 25)) {
      // A choice counts as reached once a variant with it has been played, not when it was merely drawn.
      for (const choice of choicesOf(variant)) reached.add(choice)
      for (const step of steps) {
        seen.add(step.kind)
        if (step.kind === 'roundOver') seen.add(step.reason)
      }
      if (after.phase === 'opening') seen.add('opening')
    }
  }
  const wanted = [...Object.keys(STEPS), ...Object.keys(ENDS), 'opening']
  console.info(
    `${VARIANTS} variants reached ${reached.size} of ${CHOICES.length} choices, ` +
      `${wanted.filter((kind) => seen.has(kind)).length} of ${wanted.length} kinds of event`,
  )
  expect(CHOICES.filter((choice) => !reached.has(choice))).toEqual([])
  expect(wanted.filter((kind) => !seen.has(kind))).toEqual([])
})
