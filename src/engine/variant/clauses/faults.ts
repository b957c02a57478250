import { burnsHoles, goesOn, staysInRow, winsHoles } from '../consequences'
import type { Variant } from '../variant'
import {
  gains,
  houseOn,
  numbersOn,
  onlyRelays,
  type Clause,
  type Hole,
  type Place,
  type Take,
} from './clause'
import { isAmong, largestIn, type Counts } from './counts'

/** A part of a clause that says when it fits. */
type Condition =
  'hole' | 'makes' | 'across' | 'next' | 'beyond' | 'before' | 'behind' | 'lifted' | 'if' | 'theirs'

const CONDITIONS: readonly Condition[] = [
  'hole',
  'makes',
  'across',
  'next',
  'beyond',
  'before',
  'behind',
  'lifted',
  'if',
  'theirs',
]

/** A clause that is never carried out; clauses are numbered from 1. */
export type ClauseFault =
  /** No last seed can meet its conditions; without the part `because` one could, if such a part is named. */
  | {
      readonly clause: number
      readonly fault: 'neverFits'
      readonly because: Condition | 'at' | 'take' | null
    }
  /** Whenever it fits, one of these earlier clauses is carried out instead. */
  | { readonly clause: number; readonly fault: 'hidden'; readonly by: readonly number[] }

/** So many situations are looked through; a list that needs more is not judged. */
const MOST_SCENES = 400_000

/**
 * The clauses of a list that are never carried out under a variant's other rules. Every situation is tried that the list
 * tells apart: place, hole, numbers of seeds, guards. Situations count as possible unless the rules exclude them, so
 * a fault is certain, while a clause without one may still be out of reach on a particular board.
 */
export function clauseFaults(variant: Variant, last: readonly Clause[]): readonly ClauseFault[] {
  const game: Game = {
    variant,
    claims: variant.claim.fixed !== 'none' || last.some(({ claim }) => claim !== undefined),
  }
  const scenes = scenesOf(game, last)
  if (scenes === null) return []
  const carriedOut = new Set<number>()
  const instead = last.map(() => new Set<number>())
  for (const scene of scenes) {
    const done = run(last, scene)
    done.forEach((at) => carriedOut.add(at))
    last.forEach((clause, at) => {
      if (done.has(at) || !fits(scene, clause)) return
      for (const other of done) if (other < at) instead[at]!.add(other)
    })
  }
  return last.flatMap((clause, at): readonly ClauseFault[] => {
    if (carriedOut.has(at)) return []
    const by = [...instead[at]!].sort((a, b) => a - b).map((other) => other + 1)
    if (by.length > 0) return [{ clause: at + 1, fault: 'hidden', by }]
    return [{ clause: at + 1, fault: 'neverFits', because: reasonOf(game, clause) }]
  })
}

/** The part of a clause that keeps it from fitting, if one part alone does. */
function reasonOf(game: Game, clause: Clause): Condition | 'at' | 'take' | null {
  if (placesOf(game, [clause]).every(({ place }) => !isPlace(clause.at, place))) return 'at'
  const present = CONDITIONS.filter((part) => clause[part] !== undefined)
  const blamed = present.find((part) => mayFit(game, without(clause, part)))
  if (blamed !== undefined) return blamed
  return clause.take !== undefined && mayFit(game, without(clause, 'take')) ? 'take' : null
}

function without(clause: Clause, part: keyof Clause): Clause {
  return Object.fromEntries(Object.entries(clause).filter(([key]) => key !== part)) as unknown as Clause
}

function mayFit(game: Game, clause: Clause): boolean {
  return scenesOf(game, [clause])?.some((scene) => fits(scene, clause)) ?? true
}

/** The rules around a list. */
interface Game {
  readonly variant: Variant
  /** Whether holes can be claimed, by this list or from the start. */
  readonly claims: boolean
}

/** A hole as a clause sees it. */
interface HoleState {
  readonly seeds: number
  /** Neither claimed nor burnt. */
  readonly isFree: boolean
  /** Nobody may capture it yet. */
  readonly isLocked: boolean
}

/** The end of a lap, as far as clauses can tell it from another. */
interface Scene {
  readonly place: 'store' | 'own' | 'theirs' | 'claimed'
  readonly hole: number
  /** The holes that clauses name, from the last seed; null: there is a store. */
  readonly holes: Readonly<Record<Hole, HoleState | null>>
  readonly lifted: number
  /** Whether each guard holds, and each thing that the list cannot see but that decides what fits. */
  readonly holds: Readonly<Record<string, boolean>>
  readonly size: number
}

const NEIGHBOURS = ['across', 'next', 'beyond', 'before', 'behind'] as const
const CAPTURES = 'captures'
const OWNER_CAPTURES = 'ownerCaptures'
const SEVERAL_LAPS = 'severalLaps'
const HOUSE = 'house'

/** The name of the question whether the opponent has a hole with one of these counts. */
function someOfTheirs(counts: Counts | undefined): string {
  return `theirs ${JSON.stringify(counts ?? '1+')}`
}

function fits(scene: Scene, clause: Clause): boolean {
  const { at, hole, makes, lifted, take, claim, pick, if: guards = [] } = clause
  if (!isPlace(at, scene.place)) return false
  if (at === 'inner' && 2 * scene.hole <= scene.size) return false
  if (at === 'outer' && 2 * scene.hole > scene.size) return false
  if (at === 'house' && (scene.hole !== houseOn(scene.size) || !scene.holds[HOUSE])) return false
  const { here } = scene.holes
  if (hole !== undefined && !numbersOn(scene.size, clause).includes(scene.hole)) return false
  if (makes !== undefined && !isAmong(makes, here!.seeds)) return false
  if (lifted !== undefined && !isAmong(lifted, scene.lifted)) return false
  if (!guards.every((guard) => scene.holds[guard])) return false
  if (!NEIGHBOURS.every((name) => meets(scene, clause, name))) return false
  if (onlyRelays(clause) && !scene.holds[SEVERAL_LAPS]) return false
  if (claim !== undefined)
    return scene.holds[CAPTURES]! && claim.every((name) => scene.holes[name]?.isFree === true)
  if (take === undefined) return pick === undefined || scene.holds[CAPTURES]!
  return scene.holds[clause.to === 'owner' ? OWNER_CAPTURES : CAPTURES]! && canTake(scene, clause, take[0]!)
}

function meets(scene: Scene, clause: Clause, name: (typeof NEIGHBOURS)[number]): boolean {
  const counts = clause[name]
  if (counts === undefined) return true
  const hole = scene.holes[name]
  if (hole === null) return false
  if (hole.seeds > 0 && (!hole.isFree || (clause.take !== undefined && hole.isLocked))) return false
  return counts === 'same' ? hole.seeds === scene.holes.here!.seeds : isAmong(counts, hole.seeds)
}

function canTake(scene: Scene, { theirs }: Clause, word: Take): boolean {
  if (word === 'theirs') return scene.holds[someOfTheirs(theirs)]!
  if (word === 'facing') return false
  if (word === 'two') return scene.holes.here!.seeds > 0
  const hole = scene.holes[word]
  return hole !== null && hole.seeds > 0 && hole.isFree && !hole.isLocked
}

function isPlace(at: Place, place: Scene['place']): boolean {
  if (at === 'inner' || at === 'outer' || at === 'house') return place === 'own'
  return at === 'any' ? place === 'own' || place === 'theirs' : at === place
}

/** The clauses that are carried out, as positions in the list. */
function run(last: readonly Clause[], scene: Scene, from = 0): ReadonlySet<number> {
  const at = last.findIndex((clause, i) => i >= from && fits(scene, clause))
  if (at < 0) return new Set()
  const clause = last[at]!
  const done = new Set([at])
  // A hole that the mover has claimed fits no clause any more.
  if (clause.then !== 'on' || clause.claim !== undefined) return done
  for (const next of after(scene, clause)) run(last, next, at + 1).forEach((more) => done.add(more))
  return done
}

/** The scene once a clause has taken its holes; what a chain takes besides is not known, so all of it is tried. */
function after(scene: Scene, { take = [], chain }: Clause): readonly Scene[] {
  const emptied = (of: Scene, name: Hole): Scene => {
    const hole = of.holes[name]
    return hole && hole.isFree && !hole.isLocked
      ? { ...of, holes: { ...of.holes, [name]: { ...hole, seeds: 0 } } }
      : of
  }
  const names = Object.keys(scene.holes) as Hole[]
  const base = names.filter((name) => take.includes(name)).reduce(emptied, scene)
  if (chain === undefined && !take.includes('theirs') && !take.includes('facing')) return [base]
  return names.reduce<readonly Scene[]>(
    (all, name) => all.flatMap((one) => [one, emptied(one, name)]),
    [base],
  )
}

/** Every situation that clauses tell apart; null if there are too many. */
function scenesOf(game: Game, last: readonly Clause[]): readonly Scene[] | null {
  const { variant } = game
  const places = placesOf(game, last)
  const states = Object.fromEntries(
    (['here', ...NEIGHBOURS] as const).map((name) => [name, statesOf(game, last, name)]),
  ) as Record<Hole, readonly (HoleState | null)[]>
  const lifted = representatives(
    last.flatMap((clause) => (clause.lifted === undefined ? [] : [clause.lifted])),
    mayLiftNothing(variant) ? 0 : 1,
  )
  const known = knownOf(game, last)
  const open = questionsOf(variant, last).filter((name) => !(name in known))
  const sizes = [places, ...Object.values(states), lifted].map(({ length }) => length)
  if (sizes.reduce((product, size) => product * size, 2 ** open.length) > MOST_SCENES) return null
  let scenes: readonly Scene[] = places.map(({ place, hole }) => ({
    place,
    hole,
    holes: { here: null, across: null, next: null, beyond: null, before: null, behind: null },
    lifted: 1,
    holds: known,
    size: variant.board.holes,
  }))
  for (const name of Object.keys(states) as Hole[]) {
    scenes = scenes.flatMap((scene) =>
      states[name].map((state) => ({ ...scene, holes: { ...scene.holes, [name]: state } })),
    )
  }
  scenes = scenes.flatMap((scene) => lifted.map((count) => ({ ...scene, lifted: count })))
  for (const name of open) {
    scenes = scenes.flatMap((scene) =>
      [true, false].map((answer) => ({ ...scene, holds: { ...scene.holds, [name]: answer } })),
    )
  }
  return scenes.map((scene) => ({
    ...scene,
    holds: {
      ...scene.holds,
      reached: hasReached(variant, scene),
      unreached: !hasReached(variant, scene),
    },
  }))
}

/** A seed in the opponent's row has reached it. */
function hasReached(variant: Variant, { place, holds }: Scene): boolean {
  return holds.reached === true || (place === 'theirs' && !winsHoles(variant))
}

/** Where last seeds can fall, with one hole for each set of holes that clauses tell apart. */
function placesOf(
  { variant, claims }: Game,
  last: readonly Clause[],
): readonly { readonly place: Scene['place']; readonly hole: number }[] {
  const size = variant.board.holes
  const houses = last.some(({ at }) => at === 'house') ? [[houseOn(size)]] : []
  const ofRows = last.some(({ at }) => at === 'inner' || at === 'outer' || at === 'house')
    ? [Array.from({ length: size / 2 }, (_, i) => i + 1)]
    : []
  const named = [
    ...ofRows,
    ...houses,
    ...last.flatMap((clause) => (clause.hole === undefined ? [] : [numbersOn(size, clause)])),
  ]
  const seen = new Set<string>()
  const holes = Array.from({ length: size }, (_, i) => i + 1).filter((hole) => {
    const key = named.map((numbers) => Number(numbers.includes(hole))).join('')
    return !seen.has(key) && seen.add(key)
  })
  const inHoles = (place: Scene['place']) => holes.map((hole) => ({ place, hole }))
  return [
    ...(variant.board.stores === 'capturesOnly' ? [] : [{ place: 'store', hole: 0 } as const]),
    ...inHoles('own'),
    ...(staysInRow(variant) ? [] : inHoles('theirs')),
    ...(claims && variant.claim.sowing !== 'notByOpponent' && !staysInRow(variant) ? inHoles('claimed') : []),
  ]
}

/** What the hole of a name can be, with one number of seeds for each set of numbers that clauses tell apart. */
function statesOf(
  { variant, claims }: Game,
  last: readonly Clause[],
  name: Hole,
): readonly (HoleState | null)[] {
  const usual: HoleState = { seeds: 1, isFree: true, isLocked: false }
  const isNamed = last.some(
    (clause) =>
      (name === 'here' ? clause.makes : clause[name]) !== undefined ||
      clause.take?.includes(name) ||
      clause.take?.includes('two') ||
      clause.claim?.includes(name) ||
      clause.across === 'same',
  )
  if (!isNamed) return [usual]
  const isHere = name === 'here'
  const compared = last.some(({ across }) => across === 'same') && (isHere || name === 'across')
  const asked = (of: Hole): readonly Counts[] =>
    last.flatMap((clause) => {
      const counts = of === 'here' ? clause.makes : clause[of]
      return counts === undefined || counts === 'same' ? [] : [counts]
    })
  const least = isHere && !mayVanish(variant) ? 1 : 0
  const seeds = compared
    ? upTo(least, [...asked('here'), ...asked('across')])
    : representatives(asked(name), least)
  const canBeUnfree = !isHere && (claims || (goesOn(variant) && burnsHoles(variant)))
  const canBeStore =
    !isHere && name !== 'across' && name !== 'behind' && variant.board.stores !== 'capturesOnly'
  const some = Math.max(...seeds)
  return [
    ...seeds.map((count) => ({ ...usual, seeds: count })),
    ...(variant.lift.opening === 'unlocks'
      ? seeds.filter((count) => count > 0).map((count) => ({ ...usual, seeds: count, isLocked: true }))
      : []),
    ...(canBeUnfree ? [0, some].map((count) => ({ ...usual, seeds: count, isFree: false })) : []),
    ...(canBeStore ? [null] : []),
  ]
}

/** Whether a last seed can be gone before clauses look: confiscated in a burnt hole, or sent to a store late in a round. */
function mayVanish(variant: Variant): boolean {
  return (goesOn(variant) && variant.match.burnt === 'confiscated') || variant.sow.lateSeeds > 0
}

/** Whether the seeds of a hole can be gone before it is lifted, so that a lap has none. */
function mayLiftNothing({ sow }: Variant): boolean {
  return sow.before !== 'nothing' || sow.firstMove === 'alternate'
}

/** The smallest number of each set of numbers that counts tell apart; none and some are always told apart. */
function representatives(asked: readonly Counts[], least: number): readonly number[] {
  const seen = new Set<string>()
  return upTo(least, asked).filter((seeds) => {
    const key = [seeds > 0, ...asked.map((counts) => isAmong(counts, seeds))].map(Number).join('')
    return !seen.has(key) && seen.add(key)
  })
}

/** All numbers up to where counts only ask for parity. */
function upTo(least: number, asked: readonly Counts[]): readonly number[] {
  const largest = Math.max(1, ...asked.map(largestIn)) + 2
  return Array.from({ length: largest - least + 1 }, (_, i) => least + i)
}

/** Whether some turns are over after one lap. */
const HAS_SINGLE_LAPS: Readonly<Record<Variant['sow']['firstMove'], boolean>> = {
  asOthers: false,
  plainRelay: false,
  alternate: false,
  overToOpponent: true,
  oneLap: true,
}

/** What decides whether clauses fit besides holes and seeds. */
function questionsOf({ sow }: Variant, last: readonly Clause[]): readonly string[] {
  const names = new Set<string>()
  for (const clause of last) {
    for (const guard of clause.if ?? []) names.add(guard === 'unreached' ? 'reached' : guard)
    if (clause.take?.[0] === 'theirs') names.add(someOfTheirs(clause.theirs))
    if (clause.at === 'house') names.add(HOUSE)
    if (gains(clause)) names.add(clause.to === 'owner' ? OWNER_CAPTURES : CAPTURES)
    if (onlyRelays(clause) && HAS_SINGLE_LAPS[sow.firstMove]) names.add(SEVERAL_LAPS)
  }
  return [...names]
}

/** Questions that the rules answer for every lap. */
function knownOf({ variant, claims }: Game, last: readonly Clause[]): Readonly<Record<string, boolean>> {
  const { turn, claim } = variant
  const waits = turn.capturesAfter > 0 || turn.starterWaits !== 'no' || turn.laterCaptures !== 'free'
  const needsClaim = claim.captured === 'toClaimed'
  const never = last
    .filter(({ take, theirs }) => take?.[0] === 'theirs' && theirs !== undefined && largestIn(theirs) === 0)
    .map(({ theirs }) => [someOfTheirs(theirs), false] as const)
  return {
    ...(waits || needsClaim ? {} : { [CAPTURES]: true, [OWNER_CAPTURES]: true }),
    ...(HAS_SINGLE_LAPS[variant.sow.firstMove] ? {} : { [SEVERAL_LAPS]: true }),
    ...(claims ? {} : { firstClaim: true, notSame: true, notFacing: true }),
    ...Object.fromEntries(never),
  }
}
