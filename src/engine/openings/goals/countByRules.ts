import { seedsInPlay, storeOf, type Position } from '../../board/position'
import { legalChoices } from '../../rules/legal'
import { move } from '../../rules/move'
import type { Variant } from '../../variant/variant'
import { NO_COUNTS, type BestLine, type Counts } from '../counts'
import { markOf, signedHole } from '../openingOf'

/** What to search: won turns to their end for the most captured, or no line longer than the shortest win. */
type RulesAim = 'played' | 'shortest' | 'first'

/** Moves of a slice: some tens of milliseconds. */
const SLICE = 200

interface Pending {
  readonly position: Position
  readonly holes: readonly number[]
  readonly won: boolean
}

/**
 * Counts all continuations of a turn by the reference rules: about ten thousand moves per second, but for every rule.
 * Yields the counts so far.
 */
export function* countByRules(variant: Variant, from: Position, aim: RulesAim): Generator<Counts, Counts> {
  const mark = markOf(variant, from)
  const store = storeOf(variant.board.holes, from.toMove)
  const tally = new Tally(aim)
  const pending: Pending[] = [{ position: from, holes: [], won: false }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    tally.positions++
    const choices = legalChoices(variant, next.position)
    if (choices.length === 0) tally.stop(next)
    for (const choice of choices) {
      if (++tally.moves % SLICE === 0) yield tally.counts()
      const { end, after } = move(variant, next.position, choice)
      const line = {
        position: { ...after, toMove: from.toMove },
        holes: [...next.holes, signedHole(choice)],
        won: after.seeds[store]! >= mark,
      }
      if (line.won && !next.won) tally.win(line)
      if (line.won && aim === 'first') return tally.counts()
      const goesOn = end.kind === 'again' && (!line.won || aim === 'played')
      if (goesOn && line.holes.length < tally.longest) pending.push(line)
      else if (line.won && aim === 'played') tally.end(line)
      else if (!line.won && !goesOn) tally.sequences.add(line.holes.length)
    }
  }
  return tally.counts()
}

class Histogram {
  readonly #numbers: number[] = []

  add(at: number): void {
    this.#numbers[at] = (this.#numbers[at] ?? 0) + 1
  }

  read(): readonly string[] {
    return Array.from(this.#numbers, (count) => String(count ?? 0))
  }
}

class Tally {
  moves = 0
  positions = 0
  longest = Infinity
  readonly sequences = new Histogram()
  readonly #winning = new Histogram()
  readonly #ends = new Histogram()
  readonly #aim: RulesAim
  #stuck = 0
  #best: BestLine | null = null

  constructor(aim: RulesAim) {
    this.#aim = aim
  }

  win({ holes }: Pending): void {
    this.#winning.add(holes.length)
    if (this.#aim === 'played' || (this.#best && this.#best.moves.length <= holes.length)) return
    this.#best = { moves: holes, left: null }
    this.longest = holes.length
  }

  /** A turn ends because there is nothing to play. */
  stop(line: Pending): void {
    if (line.won) this.end(line)
    else this.#stuck++
  }

  end({ holes, position }: Pending): void {
    const left = seedsInPlay(position)
    this.#ends.add(left)
    const least = this.#best?.left ?? Infinity
    const worse = left > least || (left === least && holes.length >= this.#best!.moves.length)
    if (!worse) this.#best = { moves: holes, left }
  }

  counts(): Counts {
    return {
      ...NO_COUNTS,
      moves: String(this.moves),
      positions: String(this.positions),
      stuck: String(this.#stuck),
      sequences: this.sequences.read(),
      winning: this.#winning.read(),
      ends: this.#ends.read(),
      best: this.#best,
    }
  }
}
