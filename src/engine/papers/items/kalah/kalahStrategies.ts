import type { FinishedRun } from '../../../experiments/contract/finishedRun'
import { checkedBoards } from '../../../experiments/kinds/strategyCheck/report'
import { CAPTURE_ACROSS_OR_ALONE } from '../../../variant/catalogue/clauses'
import type { Variant } from '../../../variant/variant'
import type { Claim, Item, Run, Size } from '../../item'
import { beyond, upheld } from '../../claims'
import { numbered } from '../../numbered'
import { game, runOf } from '../../run'
import { message, type Message, type Text } from '../../../../locales/message'

/** The largest board on which the theorem, and each attempt, is checked. */
const THEOREM_UP_TO: Readonly<Record<Size, number>> = { quick: 8, full: 10 }
const ATTEMPTS_UP_TO: Readonly<Record<Size, number>> = { quick: 6, full: 7 }

/** Both rules about an empty opposite hole: nothing is taken, or the last seed is. */
const CAPTURES = ['plain', 'empty-capture'] as const

/** Both readings of the clause about defence: left out, or an attacked seed is not moved. */
const CLAUSES = [
  ['', null],
  ['-no-defence', 'pok-alt-no-defence'],
] as const

/** Each rule with each reading, in the order of the runs. */
const READINGS = CAPTURES.flatMap((rule, at) =>
  CLAUSES.map(([clause, strategy]) => {
    const id = `${rule}${clause}` as const
    return { id, title: message(`kalahClaims.${id}`), rule: at, strategy }
  }),
)

/** Pok's strategy for kalahAlt(m, 1), claimed never to lose, under both capture rules and two readings of a clause. */
export const kalahTheorem: Item<'strategyCheck'> = {
  id: 'kalahalt-strategy',
  paper: 'kalah',
  title: message('paperItems.kalahTheorem'),
  where: message('paperItems.chapterTheorem', { chapter: '3', theorem: '1' }),
  about: message('paperItems.kalahTheoremAbout'),
  readings: [message('paperReadings.emptyOppositeBoth'), message('paperReadings.defence')],
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

/** Pok's four attempts at such a strategy for kalah(m, 1), with their counterexamples. */
export const kalahAttempts: Item<'strategyCheck'> = {
  id: 'kalah-attempts',
  paper: 'kalah',
  title: message('paperItems.kalahAttempts'),
  where: message('paperItems.appendixOf', { letter: 'C' }),
  about: message('paperItems.kalahAttemptsAbout'),
  readings: [message('paperReadings.equalMoves')],
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
  return [plain, { ...plain, name: 'KalahAlt with empty capture', last: [CAPTURE_ACROSS_OR_ALONE] }]
}

function check(variant: Variant, strategy: string, largest: number): Run<'strategyCheck'> {
  return runOf('strategyCheck', { variant, strategy, holes: { from: 1, to: largest }, seeds: 1 })
}

function theorem(id: string, title: Text, { spec, parts, report }: FinishedRun<'strategyCheck'>): Claim {
  const boards = checkedBoards(spec, parts)
  const at = boards.findIndex(({ checked }) => checked.someChoice < 0)
  const failing = boards[at]
  const ours = failing
    ? message('kalahClaims.losesBy', { seeds: -failing.checked.someChoice, holes: failing.holes })
    : neverLosesUpTo(boards.at(-1)?.holes)
  return upheld(id, title, message('kalahClaims.neverLoses'), ours, !failing, {
    because: message('kalahClaims.refuted'),
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
  const ours = first ? canLose(first.holes, always?.holes) : neverLosesUpTo(boards.at(-1)?.holes)
  if (refutedAt === null)
    return beyond(
      strategy,
      strategy,
      ours,
      message(first ? 'kalahClaims.attemptRefuted' : 'kalahClaims.notRefuted'),
      message('kalahClaims.unproven'),
      line,
    )
  const published = message('kalahClaims.losesAt', { holes: refutedAt })
  const here = boards.find(({ holes }) => holes === refutedAt)
  if (first && first.holes < refutedAt)
    return beyond(strategy, strategy, ours, message('kalahClaims.smallerCounterexample'), published, line)
  return upheld(strategy, strategy, published, ours, here !== undefined && here.checked.everyChoice < 0, {
    because: message('kalahClaims.noReplyWins'),
    line,
  })
}

function neverLosesUpTo(holes = 0): Message {
  return message('kalahClaims.neverLosesUpTo', { holes })
}

function canLose(holes: number, always: number | undefined): Message {
  return always === undefined
    ? message('kalahClaims.canLoseAt', { holes })
    : message('kalahClaims.mustLoseAt', { holes, always })
}
