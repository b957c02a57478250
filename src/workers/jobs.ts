import type { Network } from '../engine/agents/network'
import type { ExperimentKind, Json, Progress, Task } from '../engine/experiments/contract/experiment'
import type { Foreseen } from '../engine/experiments/contract/foresee'
import type { CrewPlace } from '../engine/kernel/crew'
import type { OutsideAnswer, OutsideGame, Question } from '../engine/players/outside'
import { Refusal } from '../engine/refusal'
import type { PuzzleSpec } from '../engine/puzzles/make'
import type { ProvenMove } from '../engine/puzzles/proof'
import type { Puzzle } from '../engine/puzzles/puzzle'
import type { ValuedMove } from '../engine/review/judge'
import type { Evaluation } from '../engine/kernel/kernel'
import type { Choice } from '../engine/board/choice'
import type { Game } from '../engine/rules/game'
import type { Made } from '../engine/strategies/follow'
import type { Variant } from '../engine/variant/variant'
import { message, type Text } from '../locales/message'

/** Everything a worker can be asked to do. Plain data, but for the memory of a crew: it crosses a thread unchanged. */
export type Job =
  | {
      readonly type: 'task'
      /** The run it belongs to; a worker keeps what it knows of a run from task to task. */
      readonly run: number
      readonly kind: ExperimentKind
      /** A spec that the experiment's `parse` has accepted. */
      readonly spec: Json
      readonly task: Task
      readonly checkpoint?: Json
      /** The parts that the task needs, by index, as their tasks returned them. */
      readonly earlier?: readonly (readonly [index: number, part: Json])[]
      /** Networks that its players need and that did not come with the program. */
      readonly networks?: readonly Network[]
      /** The worker's place among those that do the task together; what helpers answer counts for nothing. */
      readonly place?: CrewPlace
    }
  /** Runs some tasks of a run for about a second, to say how long all of it will take. */
  | {
      readonly type: 'foresee'
      readonly kind: ExperimentKind
      /** A spec that the experiment's `parse` has accepted. */
      readonly spec: Json
      /** How many workers the run will have. */
      readonly workers: number
      readonly networks?: readonly Network[]
    }
  | {
      readonly type: 'choose'
      readonly variant: Variant
      readonly game: Game
      /** The choices made in this round so far, for players that remember them. */
      readonly made: readonly Made[]
      /** The game at the start of the round, for programs from outside. */
      readonly roundStart?: Game
      readonly agent: string
      readonly seed: number
      /** The network that the player needs, where it did not come with the program. */
      readonly networks?: readonly Network[]
    }
  | { readonly type: 'evaluate'; readonly variant: Variant; readonly game: Game }
  /** Proves the values of all moves, however long it takes. */
  | { readonly type: 'solve'; readonly variant: Variant; readonly game: Game }
  /** Values every move of a record in notation. */
  | { readonly type: 'review'; readonly variant: Variant; readonly record: string }
  | { readonly type: 'puzzle'; readonly puzzle: Puzzle }
  | { readonly type: 'makePuzzles'; readonly spec: PuzzleSpec }

/** What each type of job answers. */
export interface Answers {
  readonly task: Json
  readonly foresee: Foreseen
  readonly choose: Choice
  readonly evaluate: Evaluation
  readonly solve: Evaluation
  readonly review: readonly ValuedMove[]
  /** What every move of a puzzle is proven to be worth; null if the proof takes too long. */
  readonly puzzle: readonly ProvenMove[] | null
  readonly makePuzzles: readonly Puzzle[]
}

/** Whoever can ask programs from outside: only a process that may start them. */
export interface Desk {
  /** What a program answers; rejects only where nobody can be asked. */
  ask(question: Question): Promise<OutsideAnswer>
  /** Takes down a finished game, which cannot be played again. */
  note(game: OutsideGame): Promise<void>
}

/** Where no programs can be started. */
export const NOBODY: Desk = {
  ask: () => Promise.reject(new Refusal(message('outside.nobodyAsks'))),
  note: () => Promise.resolve(),
}

/** How a job ended; outcomes are data. */
export type Outcome<T> =
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'cancelled'; readonly checkpoint?: Json }
  | { readonly status: 'failed'; readonly reason: Text }

/** Called between slices, at most about ten times per second. */
export type OnProgress = (progress: Progress) => void
