import { expect, test } from 'vitest'
import { parsePosition } from '../../../../src/engine/board/notation'
import { variantFrom } from '../../../../src/engine/board/variantFrom'
import type { Position, Side } from '../../../../src/engine/board/position'
import { legal } from '../../../../src/engine/rules/legal'
import { start, startFrom } from '../../../../src/engine/rules/match'
import { play } from '../../../../src/engine/rules/play'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const kalah = findPreset('kalah')!.make({ holes: 3 })

function positionOf(text: string): Position {
  const read = parsePosition(text)
  if (!read.ok) throw new Error('The test has no position.')
  return read.value
}

/** Seeds as the mover of the first position sees them. */
function seenBy(side: Side, { seeds }: Position): readonly number[] {
  return side === 'south' ? seeds : [...seeds.slice(seeds.length / 2), ...seeds.slice(0, seeds.length / 2)]
}

test.each(['0,2,1+4 3,0,5+1 S', '0,2,1+4 3,0,5+1 N'])(
  'a game from %s continues as on the board, with its mover as South',
  (text) => {
    const position = positionOf(text)
    const from = variantFrom(kalah, position)
    const rules = from.ok ? from.value : null
    let [here, there] = [startFrom(kalah, position), start(rules!)]
    while (here.phase === 'play') {
      expect(there.position.seeds).toEqual(seenBy(position.toMove, here.position))
      const choice = legal(kalah, here).at(-1)!
      expect(legal(rules!, there).at(-1)).toEqual(choice)
      const [one, other] = [play(kalah, here, choice), play(rules!, there, choice)]
      if (!one.ok || !other.ok) throw new Error('A legal choice was refused.')
      here = one.value.game
      there = other.value.game
    }
    expect(there.position.seeds).toEqual(seenBy(position.toMove, here.position))
  },
)

test('a match becomes one round', () => {
  const from = variantFrom(
    findPreset('congkak-rounds')!.make({}),
    start(findPreset('congkak-rounds')!.make({})).position,
  )
  expect(from.ok && from.value.match.length).toBe('oneRound')
})

test('what the seeds in holes cannot express is refused', () => {
  const problem = (text: string) => {
    const from = variantFrom(kalah, positionOf(text))
    return !from.ok && from.error.key
  }
  expect(problem('x,2,1+4 3,0,5+1 S')).toBe('fromHere.changedHoles')
  expect(problem('2s,2,1+4 3,0,5+1 S')).toBe('fromHere.changedHoles')
  const remembering = findPreset('adji-boto')!.make({})
  const first = start(remembering)
  const moved = play(remembering, first, legal(remembering, first)[0]!)
  const from = moved.ok ? variantFrom(remembering, moved.value.game.position) : null
  expect(from && !from.ok && from.error.key).toBe('fromHere.earlierMoves')
})
