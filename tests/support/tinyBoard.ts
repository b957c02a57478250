import { describe, expect, test } from 'vitest'
import { formatPosition, parsePosition, parseRecord } from '../../src/engine/board/notation'
import { holesOf, type Position } from '../../src/engine/board/position'
import { createReplay } from './replay'
import { applyStep } from '../../src/engine/rules/applyStep'
import type { Game } from '../../src/engine/rules/game'
import { replay } from '../../src/engine/rules/replay'
import { findPreset } from '../../src/engine/variant/catalogue'
import { overrideAll } from '../../src/engine/variant/override'
import type { Variant } from '../../src/engine/variant/variant'
import { asKernelGame } from './twin'

/** Rules that differ from kalah's. */
export type Rules = Readonly<Record<string, string>>

/** A board small enough to be worked out by hand: where moves lead under some rules. */
export type TinyBoard = readonly [rule: string, from: string, moves: string, rules: Rules, to: string]

/** Nobody captures across. */
export const NO_CAPTURE: Rules = { 'turn.lastInOwnEmpty': 'nothing' }
/** A last seed that makes two of an opponent's one captures both. */
export const CAPTURE_TWOS: Rules = {
  ...NO_CAPTURE,
  'turn.lastInOpponents': 'captureCounts',
  'turn.captureCounts': '2',
}
/** Turns always alternate. */
export const ALTERNATING: Rules = { 'turn.lastInStore': 'turnOver' }
/** Nobody sows into stores. */
export const NO_SOWN_STORES: Rules = { ...ALTERNATING, 'board.stores': 'capturesOnly' }
/** A player without a move passes, until all seeds are in stores. */
export const PASSING: Rules = { 'end.when': 'allInStores', 'turn.noMove': 'pass' }
/** Seeds may be sown in either direction, so that positions can repeat. */
export const EITHER_WAY: Rules = { ...NO_CAPTURE, ...PASSING, 'sow.direction': 'eitherWay' }

/** Checks where the moves of each board lead, in both engines, and that their steps lead there. */
export function check(title: string, boards: readonly TinyBoard[]): void {
  describe(title, () => {
    test.each(boards)('%s', (_, from, moves, rules, to) => {
      expect(tell(played(from, moves, rules))).toBe(to)
    })
  })
}

/** Kalah with these rules changed, on a board of that many holes. */
export function variantOf(holes: number, rules: Rules): Variant {
  const changed = overrideAll(findPreset('kalah')!.make({ holes, seeds: 2 }), Object.entries(rules))
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  return changed.value
}

/** The position of a text. */
export function positionOf(text: string): Position {
  const position = parsePosition(text)
  if (!position.ok) throw new Error(JSON.stringify(position.error))
  return position.value
}

function played(from: string, moves: string, rules: Rules): Game {
  const variant = variantOf(holesOf(positionOf(from)), rules)
  const record = parseRecord(variant, `${from}: ${moves}`)
  if (!record.ok) throw new Error(JSON.stringify(record.error))
  const result = replay(variant, record.value)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  const kernel = createReplay(variant)
  kernel.takeUp(result.value.opening)
  for (const { choice, before, steps, after } of result.value.played) {
    expect(kernel.play(choice)).toEqual(asKernelGame(variant, after))
    const { seeds, burnt } = steps.reduce(applyStep, before.position)
    expect({ seeds, burnt }).toEqual({ seeds: after.position.seeds, burnt: after.position.burnt })
  }
  return result.value.game
}

/** The position, and how and for whom the round ended, in a line. */
function tell(game: Game): string {
  const end = game.phase === 'over' ? ` ${game.ended} ${game.winner}` : ''
  return formatPosition(game.position) + end
}
