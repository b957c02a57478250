import { leadsOn, onlyRelays, type Clause, type LastSeed, type Take } from './clause'
import { mostOf, type Counts } from './counts'

/**
 * The last seed of a game like kalah or congkak: it moves again in a store or not, captures across from an empty hole of
 * the mover's own or not, and is sown onward from other holes or not. The rules exclude one another, so their order makes no
 * difference.
 */
interface PlainList {
  readonly again: boolean
  /** `always`: also if the hole across is empty. */
  readonly capture: 'never' | 'ifAcross' | 'always'
  readonly relay: 'never' | 'own' | 'any'
}

const AGAIN: Clause = { at: 'store', then: 'again' }
const ACROSS: Clause = { at: 'own', makes: [1], across: '1+', take: ['here', 'across'] }
const ALWAYS: Clause = { ...ACROSS, across: '0+' }
const RELAY_ANY: Clause = { at: 'any', makes: '2+', then: 'relay' }
const RELAY_OWN: Clause = { ...RELAY_ANY, at: 'own' }

const PLAIN: ReadonlySet<string> = new Set(
  [AGAIN, ACROSS, ALWAYS, RELAY_ANY, RELAY_OWN].map((clause) => JSON.stringify(clause)),
)

/**
 * What a list does that has nothing but such clauses, in their canonical form; otherwise null. One that comes twice, or
 * is part of another, adds nothing.
 */
export function plainListOf({ last, passing, closed }: LastSeed): PlainList | null {
  const texts = last.map((clause) => JSON.stringify(clause))
  if (passing !== null || closed || !texts.every((text) => PLAIN.has(text))) return null
  const has = (clause: Clause) => texts.includes(JSON.stringify(clause))
  return {
    again: has(AGAIN),
    capture: has(ALWAYS) ? 'always' : has(ACROSS) ? 'ifAcross' : 'never',
    relay: has(RELAY_ANY) ? 'any' : has(RELAY_OWN) ? 'own' : 'never',
  }
}

/** Whether a list is like awari's: the last seed takes the opponent's holes that it brings to a count, one or a chain of them. */
export function isLikeAwari({ last, passing, closed }: LastSeed): boolean {
  const [only] = last
  if (only === undefined || last.length > 1 || passing !== null || closed) return false
  const { at, makes, take, chain, ...more } = only
  const chains = chain === undefined || chain === 'back'
  return at === 'theirs' && makes !== undefined && take?.join() === 'here' && chains && isNone(more)
}

function isNone(more: object): boolean {
  return Object.keys(more).length === 0
}

/** Whether some clause leads to another lap. */
export function hasRelays(last: readonly Clause[]): boolean {
  return last.some(leadsOn)
}

/** In whose holes a clause that only relays lifts the last seed. */
export function relayPlace(last: readonly Clause[]): 'never' | 'own' | 'any' {
  const relays = last.filter(onlyRelays)
  if (relays.length === 0) return 'never'
  return relays.every(({ at }) => at === 'own') ? 'own' : 'any'
}

/** Whether holes can be claimed by a last seed. */
export function hasClaims(last: readonly Clause[]): boolean {
  return last.some(({ claim }) => claim !== undefined)
}

/** Whether a clause tells the first lap of a turn from later ones. */
export function asksForFirstLap(last: readonly Clause[]): boolean {
  return last.some(({ if: guards = [] }) => guards.includes('firstLap') || guards.includes('entered'))
}

/** Whether a clause asks whether the move has reached the opponent's row. */
export function asksForReach(last: readonly Clause[]): boolean {
  return last.some(({ if: guards = [] }) => guards.includes('reached') || guards.includes('unreached'))
}

/** Whether clauses take nothing but the hole of the last seed, and links of chains nothing but their own. */
export function takesOnlyHere(last: readonly Clause[]): boolean {
  return last.every(({ take = [], chain }) => [...take, ...linkTakes(chain)].every((word) => word === 'here'))
}

function linkTakes(chain: Clause['chain']): readonly Take[] {
  return typeof chain === 'object' ? (chain.take ?? []) : []
}

/** The most seeds that a hole taken because of its count may hold; Infinity if there is no limit. */
export function mostTakenBy(last: readonly Clause[]): number {
  const counts = last.flatMap(({ makes, take, chain }): readonly (Counts | undefined)[] => {
    if (take === undefined) return []
    return typeof chain === 'object' && chain.makes !== undefined ? [makes, chain.makes] : [makes]
  })
  return Math.max(0, ...counts.map((count) => (count === undefined ? Infinity : mostOf(count))))
}
