import * as v from 'valibot'
import { MAX_RECORD } from '../board/notation'
import { MAX_GAMES } from '../experiments/kinds/matchSeries/spec'
import { MAX_SEED } from '../experiments/spec/shapes'
import { MAX_HOLES, MAX_SEEDS } from '../variant/variant'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const name = v.pipe(v.string(), v.maxLength(200))

/** Whatever identifies a request; its answer repeats it. */
const id = v.optional(v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.null()]))

/** Which game is played: one of the catalogue by its id, or a whole variant; then what is changed. */
const variant = {
  variant: v.optional(v.union([name, v.looseObject({})]), 'congkak'),
  holes: v.optional(whole(1, MAX_HOLES)),
  seeds: v.optional(whole(1, MAX_SEEDS)),
  set: v.optional(v.pipe(v.record(name, v.union([v.string(), v.number()])), v.maxEntries(100))),
}

/** Which game in progress: the moves, as a record or one by one, from a position or from the start. */
const game = {
  ...variant,
  position: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  moves: v.optional(
    v.union([v.pipe(v.string(), v.maxLength(MAX_RECORD)), v.pipe(v.array(name), v.maxLength(100_000))]),
    '',
  ),
}

const seed = v.optional(whole(0, MAX_SEED), 1)

/** The most that a single request may ask for; larger work belongs to the commands that can be stopped and resumed. */
export const MOST = { depth: 20, line: 1_000, simulated: Math.min(MAX_GAMES, 10_000_000) } as const

/** Every request: what to do, and what that needs. */
export const REQUEST = v.variant('do', [
  v.strictObject({ id, do: v.literal('hello') }),
  v.strictObject({ id, do: v.literal('variants') }),
  v.strictObject({ id, do: v.literal('players'), ...variant }),
  v.strictObject({ id, do: v.literal('rules'), ...variant }),
  v.strictObject({ id, do: v.literal('state'), ...game, steps: v.optional(v.boolean(), false) }),
  v.strictObject({ id, do: v.literal('legal'), ...game }),
  v.strictObject({ id, do: v.literal('play'), ...game, move: name, steps: v.optional(v.boolean(), false) }),
  v.strictObject({
    id,
    do: v.literal('move'),
    ...game,
    player: v.optional(name, 'minimax:6'),
    seed,
    line: v.optional(whole(1, MOST.line), 1),
    valued: v.optional(v.boolean(), false),
  }),
  v.strictObject({ id, do: v.literal('value'), ...game }),
  v.strictObject({ id, do: v.literal('review'), ...game }),
  v.strictObject({ id, do: v.literal('perft'), ...game, depth: whole(1, MOST.depth) }),
  v.strictObject({
    id,
    do: v.literal('simulate'),
    ...variant,
    first: v.optional(name, 'novice'),
    second: v.optional(name, 'novice'),
    games: v.optional(whole(1, MOST.simulated), 1_000),
    seed,
    records: v.optional(v.boolean(), false),
  }),
])

/** A request that has the right form; whether its game exists is decided when it is answered. */
export type Request = v.InferOutput<typeof REQUEST>

/** A request of one kind. */
export type RequestTo<D extends Request['do']> = Extract<Request, { readonly do: D }>

/** What every request about a variant names. */
export type NamesVariant = Pick<RequestTo<'rules'>, 'variant' | 'holes' | 'seeds' | 'set'>

/** What every request about a game in progress names. */
export type NamesGame = NamesVariant & Pick<RequestTo<'legal'>, 'position' | 'moves'>
