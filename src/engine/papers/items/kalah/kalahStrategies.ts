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

/** Both rules about an empty hole across. */
const CAPTURES = [
  ['plain', 'Nothing is taken when the hole across is empty'],
  ['empty-capture', 'The last seed is taken even then'],
] as const

/** Both readings of the clause about defence. */
const CLAUSES = [
  ['', 'the clause about defence left out', null],
  ['-no-defence', 'an attacked seed is not moved', 'pok-alt-no-defence'],
] as const

/** Each rule with each reading, in the order of the runs. */
const READINGS = CAPTURES.flatMap(([rule, captures], at) =>
  CLAUSES.map(([clause, defence, strategy]) => ({
    id: `${rule}${clause}`,
    title: `${captures}; ${defence}`,
    rule: at,
    strategy,
  })),
)

/** Pok's strategy for kalahAlt(m, 1), claimed never to lose, under both capture rules and two readings of a clause. */
export const kalahTheorem: Item<'strategyCheck'> = {
  id: 'kalahalt-strategy',
  paper: 'kalah',
  title: 'A strategy that never loses kalahAlt(m, 1)',
  where: 'Chapter 3, Theorem 1',
  about:
    'First the seed in hole m, then capture if possible, else the seed nearest home: does it hold against every reply?',
  readings: [
    'The rules of the report do not say whether the last seed is taken when the hole across is empty. A proof in it that speaks of a half-capture points to taking it. Both rules are checked.',
    'The seed nearest home moves “such that the move makes no capture or defence”. The report does not say what may not be moved. Two readings are checked: the clause left out, and a seed that North could capture not moved unless there is no other.',
  ],
  runs: (size, published) =>
    READINGS.map(({ rule, strategy }) =>
      check(
        captureRules()[rule]!,
        strategy ?? published.claims.kalah.strategyNeverLoses,
        THEOREM_UP_TO[size],
      ),
    ),
  judge({ found }) {
    return {
      claims: READINGS.map(({ id, title }, at) => theorem(id, title, found[at]!)),
      ...numbered(found),
    }
  },
  expected: Object.fromEntries(READINGS.map(({ id }) => [id, 'differs' as const])),
}

/** Her four attempts at such a strategy for kalah(m, 1), with their counter-examples. */
export const kalahAttempts: Item<'strategyCheck'> = {
  id: 'kalah-attempts',
  paper: 'kalah',
  title: 'Four attempts for kalah(m, 1)',
  where: 'Appendix C',
  about: 'At which m does each attempt first lose, and is the published counter-example the smallest?',
  readings: [
    'The attempts leave open which of several moves is played. A strategy counts as refuted where some choice among equals loses; whether every choice loses is told as well.',
  ],
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

function captureRules(): readonly Variant[] {
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
    because: 'Refuted: against the line shown the strategy loses whatever it chooses among equals.',
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
