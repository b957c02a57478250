import type { FinishedRun } from '../../../experiments/contract/finishedRun'
import { checkedBoards } from '../../../experiments/kinds/strategyCheck/report'
import type { Variant } from '../../../variant/variant'
import type { Claim, Item, Run, Size } from '../../item'
import { beyond, upheld } from '../../claims'
import { numbered } from '../../numbered'
import { game, runOf } from '../../run'

/** The largest board on which the theorem, and each attempt, is checked. */
const THEOREM_UP_TO: Readonly<Record<Size, number>> = { quick: 8, full: 10 }
const ATTEMPTS_UP_TO: Readonly<Record<Size, number>> = { quick: 6, full: 7 }

/** Both readings of the rule about an empty hole across, in the order of the runs. */
const READINGS = [
  ['plain', 'Nothing is taken when the hole across is empty'],
  ['empty-capture', 'The last seed is taken even then'],
] as const

/** Pok's strategy for kalahAlt(m, 1), claimed never to lose, under both readings of an empty hole across. */
export const kalahTheorem: Item<'strategyCheck'> = {
  id: 'kalahalt-strategy',
  paper: 'kalah',
  title: 'A strategy that never loses kalahAlt(m, 1)',
  where: 'Chapter 3, Theorem 1',
  about:
    'First the seed in hole m, then capture if possible, else the seed nearest home: does it hold against every reply?',
  runs: (size, published) =>
    readings().map((variant) =>
      check(variant, published.claims.kalah.strategyNeverLoses, THEOREM_UP_TO[size]),
    ),
  judge({ found }) {
    return {
      claims: READINGS.map(([id, title], at) => theorem(id, title, found[at]!)),
      ...numbered(found),
    }
  },
  expected: { plain: 'differs', 'empty-capture': 'differs' },
}

/** Her four attempts at such a strategy for kalah(m, 1), with their counter-examples. */
export const kalahAttempts: Item<'strategyCheck'> = {
  id: 'kalah-attempts',
  paper: 'kalah',
  title: 'Four attempts for kalah(m, 1)',
  where: 'Appendix C',
  about: 'At which m does each attempt first lose, and is the published counter-example the smallest?',
  runs: (size, published) =>
    published.claims.kalah.attempts.map(({ strategy }) =>
      check(game('kalah', { holes: 1, seeds: 1 }), strategy, ATTEMPTS_UP_TO[size]),
    ),
  judge({ published, found }) {
    return {
      claims: found.map((run, at) => {
        const { strategy, refutedAt } = published.claims.kalah.attempts[at]!
        return attempt(strategy, refutedAt, run)
      }),
      ...numbered(found),
    }
  },
  expected: {
    'pok-attempt-1': 'beyond',
    'pok-attempt-2': 'differs',
    'pok-attempt-3': 'beyond',
    'pok-attempt-4': 'beyond',
  },
}

function readings(): readonly Variant[] {
  const plain = game('kalah-alt', { holes: 1, seeds: 1 })
  return [
    plain,
    { ...plain, name: 'KalahAlt with empty capture', turn: { ...plain.turn, emptyOpposite: 'takeLast' } },
  ]
}

function check(variant: Variant, strategy: string, largest: number): Run<'strategyCheck'> {
  return runOf('strategyCheck', { variant, strategy, holes: { from: 1, to: largest }, seeds: 1 })
}

function theorem(id: string, title: string, { spec, parts, report }: FinishedRun<'strategyCheck'>): Claim {
  const boards = checkedBoards(spec, parts)
  const at = boards.findIndex(({ checked }) => checked.someChoice < 0)
  const failing = boards[at]
  const ours = failing
    ? `loses by ${-failing.checked.someChoice} at m = ${failing.holes}`
    : `never loses up to m = ${boards.at(-1)?.holes}`
  return upheld(id, title, 'never loses', ours, !failing, {
    because:
      'Refuted: against the line shown the strategy loses whatever it chooses among equals. The text does not say whether a last seed is taken when the hole across is empty; both readings are checked.',
    line: report.lines[at],
  })
}

function attempt(
  strategy: string,
  refutedAt: number | null,
  { spec, parts, report }: FinishedRun<'strategyCheck'>,
): Claim {
  const boards = checkedBoards(spec, parts)
  const first = boards.find(({ checked }) => checked.everyChoice < 0)
  const always = boards.find(({ checked }) => checked.someChoice < 0)
  const line = first ? report.lines[boards.indexOf(first)] : undefined
  const forced = always ? `, whatever is chosen among equals at m = ${always.holes}` : ''
  const ours = first
    ? `can lose at m = ${first.holes}${forced}`
    : `never loses up to m = ${boards.at(-1)?.holes}`
  if (refutedAt === null)
    return beyond(
      strategy,
      strategy,
      ours,
      first ? 'The attempt is refuted by the line shown.' : 'No reply refutes it on these boards.',
      'unproven',
      line,
    )
  const published = `loses at m = ${refutedAt}`
  const here = boards.find(({ holes }) => holes === refutedAt)
  if (first && first.holes < refutedAt)
    return beyond(
      strategy,
      strategy,
      ours,
      'A smaller counter-example than the published one.',
      published,
      line,
    )
  return upheld(strategy, strategy, published, ours, here !== undefined && here.checked.everyChoice < 0, {
    because:
      'Exhaustive search finds no reply that beats it on the published board; the figure may show other choices among the rules of the strategy.',
    line,
  })
}
