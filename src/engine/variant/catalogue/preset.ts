import type { Message, MessageKey } from '../../../locales/message'
import type { Layout, Variant } from '../variant'
import { type RulesOf, SECTIONS, type Section } from '../fields'
import type { Family } from './families'
import type { LayoutPattern } from './layouts'
import type { Region } from './regions'

/** Requested sizes of a preset; omitted ones are the preset's own. */
export interface PresetSizes {
  readonly holes?: number | undefined
  readonly seeds?: number | undefined
}

/** Rules that a family starts from. */
export interface Rules {
  /** The rules in the game's own size. */
  readonly variant: Variant
  /**
   * How many seeds a hole gets if only the number of holes is given: the game's own number, or as many as a side has
   * holes.
   */
  readonly sizes: 'seedsApart' | 'asManySeedsAsHoles'
  /** The start for every size, if it is not even; without it, sizes other than the game's own start even. */
  readonly pattern?: LayoutPattern | undefined
}

/** What other games can be distinguished from. */
interface GameBase extends Rules {
  readonly family: Family
}

/** A game of the catalogue. `make` checks nothing: parseVariant rejects absurd sizes. */
export interface Preset extends GameBase {
  readonly id: string
  /** What the game is, in a sentence. */
  readonly summary: Message
  /** What sets it apart, in a further sentence. */
  readonly detail: Message
  /** Where the game is played. */
  readonly regions: readonly Region[]
  /** What else the game is called. */
  readonly otherNames: readonly string[]
  /** Where these rules are written down. */
  readonly source: string
  /** The game of MancalaGames (StoneShark) that these rules replay move by move. */
  readonly oracle?: string
  /** Where sources disagree or are ambiguous, and what Lumbung follows; one sentence each. */
  readonly readings: readonly Message[]
  make(sizes?: PresetSizes): Variant
}

/** Where a game differs from another, rule by rule; omitted rules are the same. */
type RuleChanges = { readonly [S in Section]?: Partial<RulesOf<S>> } & Partial<
  Pick<Variant, 'passing' | 'last'>
>

/** The id of a game that has texts: `gamesKalah.kalah-alt.summary` is one of KalahAlt's. */
type GameId = MessageKey extends infer K
  ? K extends `games${string}.${infer Id}.summary`
    ? Id
    : never
  : never

/** The description of a game, and where it differs from another. */
type Changes = RuleChanges &
  Pick<Preset, 'regions'> &
  Partial<Pick<Preset, 'otherNames' | 'source' | 'oracle' | 'sizes' | 'pattern'>> & {
    readonly id: GameId
    readonly name: string
    /** How many readings its texts have. */
    readonly readings?: number
  }

/** Rules described by the differences from others. */
export function changedRules(rules: Rules, changes: RuleChanges): Rules {
  return { ...rules, variant: changed(rules.variant, changes) }
}

/** What the games of a family have in common, described by the differences from other rules. */
export function familyBase(family: Family, rules: Rules, changes: RuleChanges): GameBase {
  return { ...changedRules(rules, changes), family }
}

/** A game described by the differences from another. */
export function game(base: GameBase, changes: Changes): Preset {
  const { id, regions, oracle, otherNames = [], readings = 0 } = changes
  const text = (name: string): Message => ({ key: `games${titled(base.family)}.${id}.${name}` as MessageKey })
  const sizes = changes.sizes ?? base.sizes
  const pattern = changes.pattern ?? base.pattern
  const even = changed(base.variant, changes)
  const variant = laidOut(even, pattern?.(even.board.holes, even.start.seedsPerHole))
  return {
    id,
    summary: text('summary'),
    detail: text('detail'),
    family: base.family,
    regions,
    otherNames,
    source: variant.source,
    ...(oracle !== undefined && { oracle }),
    readings: Array.from({ length: readings }, (_, at) => text(`reading${at + 1}`)),
    variant,
    sizes,
    pattern,
    make: ({ holes = variant.board.holes, seeds } = {}) => {
      const usual = { seedsApart: variant.start.seedsPerHole, asManySeedsAsHoles: holes }[sizes]
      return sized(variant, holes, seeds ?? usual, pattern)
    },
  }
}

function titled(family: Family): string {
  return family[0]!.toUpperCase() + family.slice(1)
}

function sized(variant: Variant, holes: number, seeds: number, pattern: LayoutPattern | undefined): Variant {
  const { board, start } = variant
  if (holes === board.holes && seeds === start.seedsPerHole) return variant
  const other = changed(variant, { board: { holes }, start: { seedsPerHole: seeds, layout: 'even' } })
  return laidOut(other, pattern?.(holes, seeds))
}

function laidOut(variant: Variant, layout: Layout | undefined): Variant {
  return layout === undefined ? variant : changed(variant, { start: { layout } })
}

function changed(
  base: Variant,
  changes: RuleChanges & { readonly name?: string; readonly source?: string },
): Variant {
  const {
    name = base.name,
    source = base.source,
    passing = base.passing,
    last = base.last,
    ...rules
  } = changes
  const sections = SECTIONS.map((section) => [section, { ...base[section], ...rules[section] }])
  return { ...base, name, source, passing, last, ...(Object.fromEntries(sections) as Pick<Variant, Section>) }
}
