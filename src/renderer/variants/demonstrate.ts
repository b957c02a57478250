import { storeOf, type Position } from '../../engine/board/position'
import type { Choice } from '../../engine/board/choice'
import type { Game } from '../../engine/rules/game'
import { legal } from '../../engine/rules/legal'
import { start, startFrom } from '../../engine/rules/match'
import { describePlayProblem, play } from '../../engine/rules/play'
import type { Step } from '../../engine/rules/step'
import { drawsFirst, opensAtOnce } from '../../engine/variant/consequences'
import { parseVariant } from '../../engine/variant/parse'
import type { Variant } from '../../engine/variant/variant'
import { FIELDS } from '../../engine/variant/fields'
import { list, message, type Text } from '../../locales/message'
import { announceMove } from '../game/announce'
import { isSilent, sentenceOf, valueAt, withValue } from './edit'

/** An example in which a rule matters: a game, a choice, what it does, and what it would do under another choice. */
export interface Demonstration {
  readonly variant: Variant
  readonly before: Game
  readonly choice: Choice | null
  readonly steps: readonly Step[]
  readonly words: Text
  /** What would happen under another choice of the same rule. */
  readonly otherwise: { readonly value: string; readonly words: Text } | null
}

/** Why there is no example: the rules contradict each other, the rule is not used, no other choice fits, none differs. */
export type NoExample = 'contradiction' | 'silent' | 'noOther' | 'noDifference'

/** An example and its score as an illustration. */
interface Scored {
  readonly found: Demonstration
  readonly score: number
}

const HOLES = 4
const SEEDS = 3
const CANDIDATES = 300
const GOOD_ENOUGH = 5

/**
 * Searches small generated positions for a simple example of a rule, played under this choice and under another;
 * yields between positions, so that the window stays responsive. A rule that was changed is contrasted with the rule
 * before the change, which is the one in `base`.
 */
export function* demonstrate(
  variant: Variant,
  path: string,
  base: Variant | null = null,
): Generator<undefined, Demonstration | NoExample> {
  if (!parseVariant(variant).ok) return 'contradiction'
  if (path === 'board.holes' || path.startsWith('start.')) return showStart(variant, path)
  const small = shrink(variant)
  const others = alternatives(small, path, base)
  if ([small, ...others.map((other) => other.variant)].every((each) => isSilent(each, path))) return 'silent'
  if (others.length === 0) return path === 'board.stores' ? showStart(variant, path) : 'noOther'
  return yield* search(small, others)
}

/** Looks for a position in which one of these others plays differently. */
function* search(
  small: Variant,
  others: readonly { readonly value: string; readonly variant: Variant }[],
): Generator<undefined, Demonstration | NoExample> {
  let best: Scored | undefined
  for (const { value, variant: other } of others) {
    for (let k = 0; k < CANDIDATES; k++) {
      yield
      const position = madeUp(k)
      const game = startFrom(small, position)
      const otherGame = startFrom(other, position)
      if (game.phase !== 'play' || game.position.toMove !== 'south') continue
      for (const choice of choicesOf(small, game, other, otherGame)) {
        const candidate = contrast(small, game, other, otherGame, choice, value)
        if (candidate && candidate.score < (best?.score ?? Infinity)) best = candidate
      }
      if (best && best.score <= GOOD_ENOUGH) return best.found
    }
    if (best) return best.found
  }
  return best?.found ?? 'noDifference'
}

function contrast(
  variant: Variant,
  game: Game,
  other: Variant,
  otherGame: Game,
  choice: Choice,
  value: string,
): Scored | null {
  const here = play(variant, game, choice)
  const there = play(other, otherGame, choice)
  const words = (of: Variant, from: Game, played: typeof here): Text =>
    played.ok
      ? message('variants.exampleTold', {
          sentences: list(
            announceMove(of, {
              side: 'south',
              choice,
              before: from,
              after: played.value.game,
              steps: played.value.steps,
            }),
            'sentences',
          ),
        })
      : message('variants.mayNotPlay', { hole: choice.hole, reason: describePlayProblem(played.error) })
  const told = [words(variant, game, here), words(other, otherGame, there)] as const
  if (JSON.stringify(told[0]) === JSON.stringify(told[1])) return null
  const steps = here.ok ? here.value.steps : []
  const laps = steps.filter((step) => step.kind === 'lift').length
  return {
    found: {
      variant,
      before: game,
      choice,
      steps,
      words: told[0],
      otherwise: { value, words: told[1] },
    },
    score: steps.length / 4 + laps + (there.ok ? there.value.steps.length / 8 : 0) + bareness(game.position),
  }
}

/** A nearly empty board illustrates a rule badly. */
function bareness({ seeds }: Position): number {
  return seeds.filter((count, slot) => count === 0 && slot !== HOLES && slot !== 2 * HOLES + 1).length / 2
}

function choicesOf(variant: Variant, game: Game, other: Variant, otherGame: Game): readonly Choice[] {
  const all = [...legal(variant, game), ...legal(other, otherGame)]
  return all.filter(
    (choice, k) => all.findIndex(({ hole, way }) => hole === choice.hole && way === choice.way) === k,
  )
}

/** The board at the start under the rule; if both players open simultaneously, after both openings. */
function showStart(variant: Variant, path: string): Demonstration {
  const before = start(variant)
  const words = sentenceOf(variant, path) ?? ''
  const still = { variant, before, choice: null, steps: [], otherwise: null, words }
  if (before.phase !== 'opening') return still
  const choice = { hole: variant.board.holes }
  const first = play(variant, before, choice)
  const second = first.ok ? play(variant, first.value.game, choice) : first
  if (!first.ok || !second.ok) return still
  return {
    ...still,
    choice,
    steps: [...first.value.steps, ...second.value.steps],
    words: message('variants.bothOpen', { hole: choice.hole }),
  }
}

/** The same rules on a small board. */
function shrink(variant: Variant): Variant {
  const small = withValue(
    withValue(withValue(variant, 'start.layout', 'even'), 'board.holes', HOLES),
    'start.seedsPerHole',
    SEEDS,
  )
  return drawsFirst(small) ? withValue(small, 'start.first', 'south') : small
}

/** The other choices of a rule that are consistent with the rest, each as a complete variant; that of `base` first. */
function alternatives(
  variant: Variant,
  path: string,
  base: Variant | null,
): readonly { value: string; variant: Variant }[] {
  if (path === 'passing') return otherPassing(variant, base)
  if (path === 'last' || path.startsWith('last.')) return otherLists(variant, path, base)
  const field = FIELDS.find((candidate) => candidate.path === path)
  const values = field?.kind === 'choice' ? field.choices : []
  const before = base ? valueAt(base, path) : null
  return values
    .toSorted((a, b) => Number(b === before) - Number(a === before))
    .filter((value) => value !== valueAt(variant, path))
    .map((value) => ({ value, variant: reconciled(withValue(variant, path, value)) }))
    .filter((candidate) => parseVariant(candidate.variant).ok)
}

/** Nothing is taken in passing, or what was before a change. */
function otherPassing(
  variant: Variant,
  base: Variant | null,
): readonly { value: string; variant: Variant }[] {
  return [base?.passing ?? null, null]
    .filter((passing) => JSON.stringify(passing) !== JSON.stringify(variant.passing))
    .map((passing) => ({ value: '', variant: { ...variant, passing } }))
    .filter((candidate) => parseVariant(candidate.variant).ok)
}

/** The list without the clause that is shown, and the list before a change. */
function otherLists(
  variant: Variant,
  path: string,
  base: Variant | null,
): readonly { value: string; variant: Variant }[] {
  const shown = Number(path.split('.')[1])
  const lists = [variant.last.filter((_, i) => i !== shown - 1), ...(base ? [base.last] : [])]
  return lists
    .filter((last) => JSON.stringify(last) !== JSON.stringify(variant.last))
    .map((last) => ({ value: '', variant: { ...variant, last } }))
    .filter((candidate) => parseVariant(candidate.variant).ok)
}

/** The variant with the adjustments that its newly chosen rule requires. */
function reconciled(variant: Variant): Variant {
  if (variant.board.stores !== 'capturesOnly') return variant
  const last = variant.last.filter(({ at }) => at !== 'store')
  const unsown = { ...variant, last }
  return opensAtOnce(variant) ? withValue(unsown, 'start.first', 'south') : unsown
}

/** Position k of a fixed list: sparse ones, ordinary ones, and ones with a pile large enough to go round the board. */
function madeUp(k: number): Position {
  const roll = dice(k + 1)
  const most = k % 3 === 0 ? 2 : 5
  const seeds = Array.from({ length: 2 * HOLES + 2 }, () =>
    k % 3 === 0 && roll() < 0.6 ? 0 : Math.floor(roll() * most),
  )
  seeds[storeOf(HOLES, 'south')] = Math.floor(roll() * 12)
  seeds[storeOf(HOLES, 'north')] = Math.floor(roll() * 12)
  if (k % 3 === 2) seeds[Math.floor(roll() * HOLES)] = 2 * HOLES + 1 + Math.floor(roll() * 3)
  return { seeds, burnt: [], toMove: 'south' }
}

/** A small random number generator (mulberry32): the same list of positions every time. */
function dice(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
