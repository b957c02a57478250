import type { Choice } from '../../../engine/board/choice'
import { otherKind } from '../../../engine/board/otherChoices'
import {
  claimantOf,
  holeOf,
  isStore,
  rowOf,
  storeOf,
  type Claims,
  type Position,
  type Slot,
} from '../../../engine/board/position'
import { applyStep } from '../../../engine/rules/applyStep'
import type { Game } from '../../../engine/rules/game'
import { choiceProblem, legal } from '../../../engine/rules/legal'
import { start, startFrom } from '../../../engine/rules/match'
import { play } from '../../../engine/rules/play'
import { routeOf } from '../../../engine/rules/route'
import type { Step } from '../../../engine/rules/step'
import type { Variant } from '../../../engine/variant/variant'
import { lastSeedOf } from '../../../engine/variant/clauses/clause'
import { list, message, type Message } from '../../../locales/message'

/** What is marked on a line drawing of a board. */
export interface BoardMarks {
  readonly lifted?: readonly Slot[]
  readonly last?: Slot | null
  readonly taken?: readonly Slot[]
  readonly skipped?: readonly Slot[]
  /** Small numbers: what a slot received. */
  readonly plus?: ReadonlyMap<Slot, string>
  readonly claimed?: Claims
}

/** One picture of a turn: the board when a lap has been sown, before anything is taken. */
export interface TurnPicture {
  readonly seeds: readonly number[]
  readonly marks: BoardMarks
  readonly caption: readonly Message[]
}

/** A case that words alone explain badly. */
export interface SpecialCase {
  readonly title: Message
  readonly picture: TurnPicture
}

/** The pictures of a sheet. */
export interface SheetPictures {
  readonly turn: readonly TurnPicture[]
  readonly cases: readonly SpecialCase[]
}

/** The most pictures of one turn. */
const MOST = 4
/** Games that are looked through for a turn, and the turns of each. */
const GAMES = 16
const TURNS = 40
/** A turn with this score is shown without looking further. */
const GOOD = 12

/** A turn of South's, from a position in a game. */
interface Turn {
  readonly before: Position
  readonly steps: readonly Step[]
  readonly first: boolean
}

/**
 * Looks through games by the rules themselves for a short turn that shows what is typical, and for cases that need a
 * picture; yields in between, so that the window stays responsive. The same rules always give the same pictures.
 */
export function* sheetPictures(variant: Variant): Generator<undefined, SheetPictures> {
  const wanted = casesOf(variant)
  const cases = new Map<CaseName, TurnPicture>()
  let best: { turn: Turn; score: number } | null = null
  const { last } = lastSeedOf(variant)
  const needs = (): boolean => wanted.some((name) => !cases.has(name))
  for (let k = 0; k < GAMES && ((best?.score ?? 0) < GOOD || needs()); k++) {
    for (const { game, isFirst } of gameOf(variant, k)) {
      yield
      for (const turn of turnsFrom(variant, game, isFirst)) {
        const score = scoreOf(turn, last.length)
        if (score > (best?.score ?? 0)) best = { turn, score }
        for (const name of wanted) {
          const picture = cases.has(name) ? null : CASES[name](variant, turn)
          if (picture) cases.set(name, picture)
        }
      }
    }
  }
  if (needs()) {
    for (let k = 0; k < 200 && needs(); k++) {
      yield
      const game = endgame(variant, k)
      if (game === null) continue
      if (wanted.includes('feed') && !cases.has('feed')) {
        const picture = feeding(variant, game)
        if (picture) cases.set('feed', picture)
      }
      for (const turn of turnsFrom(variant, game, false)) {
        for (const name of wanted) {
          const picture = cases.has(name) ? null : CASES[name](variant, turn)
          if (picture) cases.set(name, picture)
        }
      }
    }
  }
  const shown = best ? picturesOf(variant, best.turn) : []
  const opening = shown.length === 1 && best && !best.turn.first ? plainOpening(variant) : []
  const isShown = (name: CaseName): boolean => {
    const { turn } = best ?? {}
    if (turn === undefined || (name !== 'chain' && name !== 'claim' && name !== 'raid')) return false
    return turn.steps.some((step) => HAPPENS[name](step, turn.before))
  }
  return {
    turn: [
      ...startingWith(message('sheet.shot.opens'), opening),
      ...(best?.turn.first ? shown : startingWith(message('sheet.shot.later'), shown)),
    ],
    cases: wanted
      .filter((name) => cases.has(name) && !isShown(name))
      .map((name) => ({ title: message(`sheet.case.${name}`), picture: cases.get(name)! })),
  }
}

/** Pictures of which the first says when in a game it is; without that, two turns would look like one. */
function startingWith(when: Message, [first, ...more]: readonly TurnPicture[]): readonly TurnPicture[] {
  return first === undefined ? [] : [{ ...first, caption: [when, ...first.caption] }, ...more]
}

/** The positions of a game, in which the players choose by a fixed pattern that differs from game to game. */
function* gameOf(variant: Variant, k: number): Generator<{ game: Game; isFirst: boolean }, void> {
  let game = start(variant)
  let sown = 0
  for (let turn = 0; sown < TURNS && game.phase !== 'over' && game.round === 1; turn++) {
    const sows = otherKind(variant, game.position) === null
    if (sows && game.phase === 'play' && game.position.toMove === 'south') yield { game, isFirst: sown === 0 }
    if (sows) sown++
    const choices = legal(variant, game)
    const played = play(variant, game, choices[(k * 5 + turn * 3 + (k >> 2)) % choices.length]!)
    if (!played.ok) return
    game = played.value.game
  }
}

/** The turns that South can make from here: one move, or two if the first earns another. */
function turnsFrom(variant: Variant, game: Game, first: boolean): readonly Turn[] {
  const before = game.position
  return legal(variant, game).flatMap((choice) => {
    const one = movePlayed(variant, game, choice)
    if (one === null) return []
    if (one.game.position.toMove !== 'south') return [{ before, steps: one.steps, first }]
    return legal(variant, one.game).flatMap((next) => {
      const two = movePlayed(variant, one.game, next)
      if (two === null || two.game.position.toMove === 'south') return []
      return [{ before, steps: [...one.steps, ...two.steps], first }]
    })
  })
}

/** A move that leads neither to the end of the round nor to a pass. */
function movePlayed(
  variant: Variant,
  game: Game,
  choice: Choice,
): { readonly game: Game; readonly steps: readonly Step[] } | null {
  const played = play(variant, game, choice)
  if (!played.ok) return null
  const { steps } = played.value
  const stops = ['roundOver', 'pass', 'endlessRelay'] as const
  return steps.some(({ kind }) => stops.some((stop) => stop === kind)) ? null : played.value
}

/** How well a turn shows the game: different rules at work, few laps of few seeds. */
function scoreOf({ steps }: Turn, clauses: number): number {
  const laps = steps.filter(({ kind }) => kind === 'lift').length
  if (laps > MOST) return 0
  const used = new Set(steps.flatMap((step) => ('clause' in step && step.clause) || []))
  const has = (kind: Step['kind']): number => Number(steps.some((step) => step.kind === kind))
  const drops = steps.filter(({ kind }) => kind === 'drop').length
  const full = clauses > 0 ? used.size / clauses : 0
  return 6 + 3 * full + 3 * used.size + 2 * has('capture') + 2 * has('claim') - laps - drops / 8
}

/** The first move of a game whose typical turn is a single lap: what an ordinary lap looks like. */
function plainOpening(variant: Variant): readonly TurnPicture[] {
  const game = start(variant)
  if (game.phase !== 'play') return []
  const plain = turnsFrom(variant, game, true)
    .map((turn) => picturesOf(variant, turn))
    .filter(({ length }) => length === 1)
  return plain[Math.floor(plain.length / 2)] ?? []
}

/** A turn lap by lap. */
export function picturesOf(variant: Variant, { before, steps }: Turn): readonly TurnPicture[] {
  const laps = lapsIn(steps)
  let position = before
  return laps.map((lap, i) => {
    const { picture, after } = lapPicture(variant, position, lap, i > 0 && sowsOn(laps[i - 1]!))
    position = after
    return picture
  })
}

function lapsIn(steps: readonly Step[]): readonly (readonly Step[])[] {
  const laps: Step[][] = []
  for (const step of steps) {
    const opens = step.kind === 'lift' && laps.at(-1)?.some(({ kind }) => kind === 'lift')
    if (laps.length === 0 || opens) laps.push([])
    laps.at(-1)!.push(step)
  }
  return laps
}

function sowsOn(lap: readonly Step[]): boolean {
  return lap.at(-1)?.kind === 'relay'
}

const SEED_FALLS: ReadonlySet<Step['kind']> = new Set(['drop', 'confiscate', 'shift'])

function lapPicture(
  variant: Variant,
  before: Position,
  steps: readonly Step[],
  isOnward: boolean,
): { readonly picture: TurnPicture; readonly after: Position } {
  const n = variant.board.holes
  const end = steps.findLastIndex(({ kind }) => SEED_FALLS.has(kind)) + 1
  const sown = steps.slice(0, end).reduce(applyStep, before)
  const after = steps.slice(end).reduce(applyStep, sown)
  const plus = new Map<Slot, number>()
  const add = (slot: Slot, count: number): void => void plus.set(slot, (plus.get(slot) ?? 0) + count)
  const lifted: Slot[] = []
  const taken: Slot[] = []
  const said: Message[] = []
  let last: Slot | null = null
  steps.forEach((step, i) => {
    if (step.kind === 'lift' && step.seeds > 0) {
      lifted.push(step.slot)
      said.push(liftSaid(n, step, isOnward))
    }
    if (step.kind === 'lift' && step.seeds === 0) {
      said.push(message('sheet.shot.choose', { place: placeOf(n, step.slot) }))
    }
    if (step.kind === 'drop') {
      add(step.slot, 1)
      last = step.slot
    }
    if (step.kind === 'confiscate') {
      add(step.to, 1)
      last = step.slot
    }
    if (step.kind === 'shift') {
      lifted.push(step.from)
      add(step.to, 1)
      last = step.to
    }
    if (step.kind === 'capture') {
      if (i >= end) taken.push(...step.from.filter((slot) => after.seeds[slot] === 0))
      add(step.to, step.seeds)
    }
  })
  const lastShift = steps.findLast(({ kind }) => kind === 'shift')
  if (lastShift?.kind === 'shift' && steps[0]?.kind === 'lift' && steps[0].seeds === 0) {
    const { from, to } = lastShift
    said.push(message('sheet.shot.shifts', { place: placeOf(n, from), last: placeOf(n, to) }))
  }
  if (last !== null) said.push(lastSaid(n, sown, last))
  steps.forEach((step, i) => said.push(...effectSaid(n, step, i < end)))
  const marked = new Map([...plus].map(([slot, count]) => [slot, `+${count}`]))
  const claimed = after.claimed
  return {
    picture: {
      seeds: sown.seeds,
      marks: { lifted, last, taken, plus: marked, ...(claimed && { claimed }) },
      caption: said,
    },
    after,
  }
}

function liftSaid(
  n: number,
  { slot, seeds: count }: Extract<Step, { kind: 'lift' }>,
  isOnward: boolean,
): Message {
  // Captured seeds that are sown again lie in the store for the moment.
  if (isStore(n, slot)) return message('sheet.shot.sowCaptured', { count })
  return message(isOnward ? 'sheet.shot.on' : 'sheet.shot.lift', { count, place: placeOf(n, slot) })
}

function lastSaid(n: number, sown: Position, last: Slot): Message {
  const place = placeOf(n, last)
  if (isStore(n, last)) return message('sheet.shot.last', { place })
  if (claimantOf(sown, last) === 'north') return message('sheet.shot.lastClaimed', { place })
  const count = sown.seeds[last]!
  return count === 1
    ? message('sheet.shot.lastEmpty', { place })
    : message('sheet.shot.lastFilled', { place, count })
}

function effectSaid(n: number, step: Step, isPassing: boolean): readonly Message[] {
  switch (step.kind) {
    case 'capture': {
      const mine = step.side === 'south'
      const count = step.seeds
      if (isPassing) {
        const place = placeOf(n, step.from[0]!)
        return [
          message(mine ? 'sheet.shot.takesPassing' : 'sheet.shot.opponentTakesPassing', { count, place }),
        ]
      }
      return [message(mine ? 'sheet.shot.captures' : 'sheet.shot.opponentTakes', { count })]
    }
    case 'claim':
      return [message('sheet.shot.claims', { count: step.slots.length })]
    case 'voidCapture':
      return [message('sheet.shot.void')]
    case 'relay':
      return [message('sheet.shot.relay')]
    case 'again':
      return [message('sheet.shot.again')]
    case 'turnOver':
      return [message('sheet.shot.ends')]
    default:
      return []
  }
}

/** A place as South sees it. */
export function placeOf(n: number, slot: Slot): Message {
  const mine = rowOf(n, slot) === 'south'
  if (isStore(n, slot)) return message(mine ? 'sheet.place.store' : 'sheet.place.theirStore')
  return message(mine ? 'sheet.place.hole' : 'sheet.place.theirHole', { hole: holeOf(n, slot) })
}

const CASE_NAMES = ['first', 'chain', 'claim', 'raid', 'skip', 'feed', 'slam'] as const
type CaseName = (typeof CASE_NAMES)[number]

/** The cases that a variant's rules have. */
function casesOf(variant: Variant): readonly CaseName[] {
  const { last } = lastSeedOf(variant)
  const { sow, turn } = variant
  const has: Readonly<Record<CaseName, boolean>> = {
    first: { asOthers: false, plainRelay: true, alternate: true, overToOpponent: true, oneLap: true }[
      sow.firstMove
    ],
    chain: last.some(({ chain }) => chain !== undefined),
    claim: last.some(({ claim }) => claim !== undefined),
    raid: last.some(({ at }) => at === 'claimed'),
    skip: { nothing: false, opponentsAt: true, holesFrom: true }[sow.skips],
    feed: { yes: true, no: false, ifPossible: true, giveOne: false }[turn.mustFeed],
    slam: {
      allowed: false,
      void: true,
      forbidden: false,
      ifForced: false,
      leavesRight: false,
      leavesLeft: false,
      movesAgain: false,
      givesRest: false,
    }[turn.grandSlam],
  }
  return CASE_NAMES.filter((name) => has[name])
}

type FindCase = (variant: Variant, turn: Turn) => TurnPicture | null

/** The picture of a lap in which something happens, if the turn is short. */
const where =
  (happens: (step: Step, before: Position) => boolean): FindCase =>
  (variant, turn) => {
    const lap = lapsIn(turn.steps).findIndex((steps) => steps.some((step) => happens(step, turn.before)))
    if (lap < 0) return null
    const pictures = picturesOf(variant, turn)
    return pictures.length > 2 ? null : pictures[lap]!
  }

const HAPPENS = {
  chain: (step: Step) => step.kind === 'capture' && step.side === 'south' && step.from.length > 1,
  claim: (step: Step) => step.kind === 'claim',
  raid: (step: Step, before: Position) =>
    step.kind === 'capture' && step.from.some((slot) => claimantOf(before, slot) === 'north'),
} as const

const CASES: Readonly<Record<CaseName, FindCase>> = {
  first: (variant, turn) => {
    const lift = turn.steps.find(({ kind }) => kind === 'lift')
    // A hole in the middle shows more than the first one.
    if (!turn.first || lift?.kind !== 'lift' || lift.slot < Math.floor(variant.board.holes / 3)) return null
    const pictures = picturesOf(variant, turn)
    return pictures.length > MOST ? null : pictures[0]!
  },
  chain: where(HAPPENS.chain),
  claim: where(HAPPENS.claim),
  raid: where(HAPPENS.raid),
  slam: where((step) => step.kind === 'voidCapture'),
  skip: (variant, turn) => {
    if (turn.first) return null
    const [picture, ...more] = picturesOf(variant, turn)
    const skipped = skippedIn(variant, turn)
    if (!picture || more.length > 0 || skipped.length === 0) return null
    const places = list(
      skipped.map((slot) => placeOf(variant.board.holes, slot)),
      'and',
    )
    return {
      ...picture,
      marks: { ...picture.marks, skipped },
      caption: [
        ...picture.caption.slice(0, 1),
        message('sheet.shot.skips', { places }),
        ...picture.caption.slice(1),
      ],
    }
  },
  // Looked for in endgames.
  feed: () => null,
}

/** Holes that the first lap of a turn left out. */
function skippedIn(variant: Variant, { before, steps }: Turn): readonly Slot[] {
  const drops = steps.flatMap((step) => (step.kind === 'drop' ? [step.slot] : []))
  const lift = steps.find((step) => step.kind === 'lift')
  if (!lift) return []
  const route = routeOf(variant, before, 'south')
  const skipped: Slot[] = []
  let at = route.indexOf(lift.slot)
  for (const slot of drops) {
    for (let k = 1; k <= route.length; k++) {
      const next = route[(at + k) % route.length]!
      if (next === slot) {
        at = (at + k) % route.length
        break
      }
      skipped.push(next)
    }
  }
  return skipped.length > 3 ? [] : skipped
}

/** A late position with all seeds of the game: few in South's row, hardly any in North's; null if the round is over there. */
function endgame(variant: Variant, k: number): Game | null {
  const n = variant.board.holes
  const first = start(variant)
  const total = first.position.seeds.reduce((sum, count) => sum + count, 0)
  const seeds = Array.from({ length: 2 * n + 2 }, () => 0)
  for (let hole = 0; hole < n; hole++) seeds[hole] = (k * (hole + 3) + hole * hole + (k >> 3)) % 4
  if (k % 2 === 1) {
    const facing = n + 1 + (k % Math.min(3, n))
    seeds[facing] = 1 + (k % 2)
    if (k % 3 === 0 && facing + 1 <= 2 * n) seeds[facing + 1] = 1
  }
  const left = total - seeds.reduce((sum, count) => sum + count, 0)
  if (left < 0) return null
  seeds[storeOf(n, 'south')] = Math.floor(left / 2)
  seeds[storeOf(n, 'north')] = left - Math.floor(left / 2)
  const game = startFrom(variant, { seeds, burnt: [], toMove: 'south' })
  return game.phase === 'play' && game.position.toMove === 'south' && game.round === 1 ? game : null
}

/** A position in which North has no seeds, and some of South's holes would leave it so. */
function feeding(variant: Variant, game: Game): TurnPicture | null {
  const n = variant.board.holes
  const { seeds } = game.position
  const isFed = seeds.slice(n + 1, 2 * n + 1).some((count) => count > 0)
  const filled = seeds.slice(0, n).flatMap((count, slot) => (count > 0 ? [slot] : []))
  if (isFed || filled.length < 2 || filled.length > 4) return null
  const allowed = filled.filter((slot) => choiceProblem(variant, game, { hole: slot + 1 }) === null)
  const barred = filled.filter((slot) => choiceProblem(variant, game, { hole: slot + 1 }) === 'mustFeed')
  if (allowed.length === 0 || barred.length === 0) return null
  const holes = (slots: readonly Slot[]) =>
    list(
      slots.map((slot) => String(slot + 1)),
      'and',
    )
  return {
    seeds,
    marks: { skipped: [], taken: barred },
    caption: [
      message('sheet.shot.hungry'),
      message('sheet.shot.barred', { holes: holes(barred), count: barred.length }),
      message('sheet.shot.allowed', { holes: holes(allowed), count: allowed.length }),
    ],
  }
}
