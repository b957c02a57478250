import { describe, expect, it } from 'vitest'
import { formatPosition, parseRecord } from '../../../../../../src/engine/board/notation'
import { start } from '../../../../../../src/engine/rules/match'
import { play } from '../../../../../../src/engine/rules/play'
import { afterOpening, openingsIn } from '../../../../../../src/engine/experiments/kinds/ladder/openings'
import { seriesOf } from '../../../../../../src/engine/experiments/kinds/ladder/run'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'
import { perform } from '../../../../../support/perform'

const kalah = findPreset('kalah')!.make()

function startAfter(opening: string): string {
  const after = afterOpening(kalah, opening)
  if (!after.ok) throw new Error(JSON.stringify(after.error))
  return formatPosition(start(after.value).position)
}

describe('an opening', () => {
  it('is the position after its moves, with whoever is to move as South', () => {
    // The third hole ends in the store, so South moves again; after the fifth it is North's turn, and the rows change places.
    expect(startAfter('3')).toBe('4,4,0,5,5,5+1 4,4,4,4,4,4+0 S')
    expect(startAfter('3 5')).toBe('5,5,5,4,4,4+0 4,4,0,5,0,6+2 S')
  })

  it('is a position, or moves from one', () => {
    expect(startAfter('4,4,0,5,0,6+2 5,5,5,4,4,4+0 N')).toBe('5,5,5,4,4,4+0 4,4,0,5,0,6+2 S')
    expect(startAfter('4,4,0,5,5,5+1 4,4,4,4,4,4+0 S: 5')).toBe(startAfter('3 5'))
  })

  it('is refused with the reason', () => {
    const problem = (opening: string) => {
      const after = afterOpening(kalah, opening)
      return after.ok ? null : (after.error as { key: string }).key
    }
    expect(problem('3 3')).toMatch(/^play\./)
    expect(problem('7')).toMatch(/^play\./)
    expect(problem('0,0,0,0,0,1+20 0,0,0,0,0,4+23 S: 6')).toBe('ladder.openingOver')
    expect(problem('4,4,4+0 4,4,4+0 S')).toMatch(/^play\./)
  })
})

it('reads files line by line: notation, JSON, comments and empty lines', () => {
  const text =
    '# start\n3 5\n\n{"moves": "3 5"}  # the same\n{"position": "4,4,0,5,5,5+1 4,4,4,4,4,4+0 S", "moves": "5"}\n{"a": 1}\r\n{bad'
  const read = openingsIn(text).map(({ line, opening }) => [line, opening.ok ? opening.value : null])
  expect(read).toEqual([
    [2, '3 5'],
    [4, '3 5'],
    [5, '4,4,0,5,5,5+1 4,4,4,4,4,4+0 S: 5'],
    [6, null],
    [7, null],
  ])
})

it('starts pairs of games from chosen openings in turn, each in both seats', async () => {
  const openings = ['3 5', '1', '2 6']
  const run = await perform({
    kind: 'ladder',
    spec: { players: ['greedy', 'maximal'], starts: 'chosen', openings, games: 8, seed: 3 },
  })
  const series = [...seriesOf(run.spec, run.parts)]
  const startOf = ({ variant }: (typeof series)[number]) => formatPosition(start(variant).position)
  expect(series).toHaveLength(8)
  const wanted = ['3 5', '1', '2 6', '3 5'].map(startAfter)
  expect(series.map(startOf)).toEqual(wanted.flatMap((position) => [position, position]))
  expect(series.map(({ first, from }) => `${first} ${from}`).slice(0, 3)).toEqual([
    'greedy 0',
    'maximal 0',
    'greedy 1',
  ])
})

it('agrees with the rules about the position that an opening leads to', () => {
  const record = parseRecord(kalah, '1 3 2 6')
  if (!record.ok) throw new Error('record')
  let game = start(kalah)
  for (const choice of record.value.choices) {
    const played = play(kalah, game, choice)
    if (!played.ok) throw new Error('move')
    game = played.value.game
  }
  const [south, north, toMove] = formatPosition(game.position).split(' ')
  expect(startAfter('1 3 2 6')).toBe(toMove === 'S' ? `${south} ${north} S` : `${north} ${south} S`)
})
