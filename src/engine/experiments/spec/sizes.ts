import { message, type Text } from '../../../locales/message'
import { formatPosition } from '../../board/notation'
import { startPosition } from '../../rules/match'
import { oneRoundOf } from '../../solver/oneRound'
import { describeProblems } from '../../variant/describeProblem'
import { parseVariant } from '../../variant/parse'
import type { Variant } from '../../variant/variant'
import { variantTitle } from '../../variant/variantTitle'
import type { SpecProblem } from '../contract/experiment'
import type { Range } from './shapes'

/** A game with the size of its board. */
export interface Sized {
  readonly variant: Variant
  readonly holes: number
  readonly seeds: number
}

/** The problem of a variant requested at other sizes: its custom layout fits only one. */
export function ownLayout({ start: { layout } }: Variant, path: string): readonly SpecProblem[] {
  if (layout === 'even') return []
  return [{ path: `${path}.start.layout`, message: message('specProblems.evenLayout') }]
}

/** One round of a variant on a board of another size, with the same number of seeds in every hole. */
export function resized(variant: Variant, holes: number, seedsPerHole: number): Variant {
  return oneRoundOf({
    ...variant,
    board: { ...variant.board, holes },
    start: { ...variant.start, seedsPerHole, layout: 'even' },
  })
}

/** Why the rules of a variant do not allow its size; null if they do. */
export function sizeProblem(variant: Variant): Text | null {
  const checked = parseVariant(variant)
  return checked.ok ? null : describeProblems(checked.error)
}

/** All whole numbers of a range. */
export function numbers({ from, to }: Range): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** A game's name with its size, Kalah (6, 4), or with its layout, for people. */
export function gameText(sized: Sized): Text {
  const { variant, holes, seeds } = sized
  const name = variantTitle(variant)
  return variant.start.layout === 'even'
    ? message('amounts.variantOfSize', { name, holes, seeds })
    : message('amounts.variantFrom', { name, position: formatPosition(startPosition(variant)) })
}

/** A game’s name with its size or layout in CSV files, without the space: Kalah(6, 4), or Kalah from 1,0,2+1 3,3,3+0 S. */
export function nameOf({ variant, holes, seeds }: Sized): string {
  return variant.start.layout === 'even'
    ? `${variant.name}(${holes}, ${seeds})`
    : `${variant.name} from ${formatPosition(startPosition(variant))}`
}
