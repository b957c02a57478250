import { message } from '../../../../locales/message'
import { start } from '../../../rules/match'
import { countLayouts, layoutsOf, type LayoutFamily, type MovedLayout } from './layouts'
import { MEMORY_MIB } from '../../../solver/memory'
import { oneRoundOf } from '../../../solver/oneRound'
import { solvability } from '../../../solver/solvable'
import { findPreset } from '../../../variant/catalogue'
import { hasMargin } from '../../../variant/support'
import type { Layout, Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { perSpec } from '../../contract/perSpec'
import { playerProblems, playerShape } from '../../spec/playerShape'
import { oneOf, seedShape, wholeNumber } from '../../spec/shapes'
import { ownLayout } from '../../spec/sizes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'

/** Layouts near a variant's even start, each to be solved, or to be played by a player against itself. */
export interface StartLayoutsSpec {
  readonly variant: Variant
  readonly moved: number
  readonly stores: LayoutFamily['stores']
  readonly sides: LayoutFamily['sides']
  /** `results`: won, drawn or lost. `values`: by how much, which takes longer. `shares`: what players make of them. */
  readonly find: 'results' | 'values' | 'shares'
  /** Memory that a worker may use, in MiB. */
  readonly memory: number
  /** For `shares`: who plays both sides, how many games from each layout, and the random seed. */
  readonly player: string
  readonly games: number
  readonly seed: number
}

const MOST_LAYOUTS = 200_000
/** The most seeds that may be moved. */
export const MAX_MOVED = 4

/** One seed moved on a small board of kalah. */
export const DEFAULTS: StartLayoutsSpec = {
  variant: findPreset('kalah')!.make({ holes: 4, seeds: 3 }),
  moved: 1,
  stores: 'empty',
  sides: 'equal',
  find: 'values',
  memory: 512,
  player: 'greedy',
  games: 100,
  seed: 1,
}

/** The most games from one layout. */
export const MAX_GAMES_EACH = 100_000

/** Parses a spec; reports what cannot be solved before any work starts. */
export const parseStartLayouts = specParser(
  specShape<StartLayoutsSpec>(
    {
      variant: variantShape,
      moved: wholeNumber(0, MAX_MOVED),
      stores: oneOf(['used', 'empty']),
      sides: oneOf(['any', 'equal']),
      find: oneOf(['results', 'values', 'shares']),
      memory: wholeNumber(MEMORY_MIB.min, MEMORY_MIB.max),
      player: playerShape,
      games: wholeNumber(1, MAX_GAMES_EACH),
      seed: seedShape,
    },
    DEFAULTS,
  ),
  together,
)

function together(spec: StartLayoutsSpec): readonly SpecProblem[] {
  const laidOut = ownLayout(spec.variant, 'variant')
  if (laidOut.length > 0) return laidOut
  const problems = spec.find === 'shares' ? cannotPlay(spec) : cannotSolve(spec)
  if (problems.length > 0) return problems
  const count = countOf(spec)
  if (count <= MOST_LAYOUTS) return []
  return [
    { path: 'moved', message: message('specProblems.tooManyLayouts', { layouts: count, max: MOST_LAYOUTS }) },
  ]
}

function cannotPlay(spec: StartLayoutsSpec): readonly SpecProblem[] {
  return playerProblems({ player: spec.player }, [evenStart(spec)])
}

function cannotSolve(spec: StartLayoutsSpec): readonly SpecProblem[] {
  const even = evenStart(spec)
  const how = solvability(even, start(even).position, spec.memory * 2 ** 20)
  if (!how.ok) return [{ path: how.path, message: how.because }]
  if (spec.find === 'values' && !hasMargin(even))
    return [{ path: 'find', message: message('specProblems.noMargin') }]
  if (how.method !== 'retrograde') return []
  return [{ path: 'variant', message: message('specProblems.layoutsRepeat') }]
}

/** The layouts of a spec, in order. */
export const layoutsFor: (spec: StartLayoutsSpec) => readonly MovedLayout[] = perSpec((spec) =>
  layoutsOf(familyOf(spec)),
)

/** How many layouts a spec has. */
export function countOf(spec: StartLayoutsSpec): number {
  return countLayouts(familyOf(spec))
}

function familyOf({ variant, moved, stores, sides }: StartLayoutsSpec): LayoutFamily {
  return {
    holes: variant.board.holes,
    seedsPerHole: variant.start.seedsPerHole,
    moved,
    stores,
    sides,
  }
}

/** The variant's one round started from a layout. */
export function startedFrom({ variant }: Pick<StartLayoutsSpec, 'variant'>, layout: Layout): Variant {
  return oneRoundOf({ ...variant, start: { ...variant.start, layout, deal: 'asWritten' } })
}

/** The variant's one round from the even layout, written out like all others. */
export function evenStart(spec: StartLayoutsSpec): Variant {
  return startedFrom(spec, layoutsOf({ ...familyOf(spec), moved: 0 })[0]!.layout)
}
