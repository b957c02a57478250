import { describe, expect, test } from 'vitest'
import { isWithinTurn } from '../../../../src/engine/board/otherChoices'
import type { Side } from '../../../../src/engine/board/position'
import { legal } from '../../../../src/engine/rules/legal'
import type { Review } from '../../../../src/engine/review/judge'
import { findPreset, PRESETS } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'
import { inEnglish } from '../../../../src/locales/english'
import { message } from '../../../../src/locales/message'
import { lapsOf } from '../../../../src/renderer/board/laps'
import {
  beginRecord,
  extendRecord,
  gameAt,
  type PlayedGame,
} from '../../../../src/renderer/game/record/record'
import type { Cast } from '../../../../src/renderer/game/told/cast'
import { tellCostliest, tellEnd, tellRoundEnd } from '../../../../src/renderer/game/end/tellEnd'
import { factsOf, toldLaps, turnAround } from '../../../../src/renderer/game/told/moveFacts'
import { tellLap, tellMove } from '../../../../src/renderer/game/told/tellMove'

const CAST: Cast = {
  south: { name: message('told.you'), isYou: true },
  north: { name: 'Skilled', isYou: false },
}

/** A record of the first moves that `choose` makes. */
function played(variant: Variant, moves: number, choose: (count: number) => number): PlayedGame {
  let record = beginRecord(variant)
  while (record.moves.length < moves && gameAt(record, record.moves.length).phase !== 'over') {
    const choices = legal(variant, gameAt(record, record.moves.length))
    const next = extendRecord(record, record.moves.length, choices[choose(choices.length)]!)
    if (!next.ok) throw new Error(next.error.code)
    record = next.value
  }
  return record
}

function playedHoles(id: string, holes: readonly number[]): PlayedGame {
  const variant = findPreset(id)!.make({})
  return holes.reduce((record, hole) => {
    const next = extendRecord(record, record.moves.length, { hole })
    if (!next.ok) throw new Error(next.error.code)
    return next.value
  }, beginRecord(variant))
}

function tell({ variant, moves }: PlayedGame, at = moves.length - 1, cast = CAST): string {
  return tellMove(variant, moves, at, cast).map(inEnglish).join(' ').replaceAll('*', '')
}

test('a move that leaves a choice to its mover has not ended the turn, and the choice is named', () => {
  const variant = findPreset('bao-kiswahili')!.make({})
  const records = Array.from({ length: 12 }, (_, seed) => {
    let turn = seed
    return played(variant, 60, (count) => (Math.imul(++turn, 2654435761) >>> 8) % count)
  })
  const sides = (you: Side): Cast => ({
    south: { name: 'Selamat', isYou: you === 'south' },
    north: { name: 'Skilled', isYou: you === 'north' },
  })
  const open = records.flatMap((record) =>
    record.moves.flatMap(({ side, after }, at) =>
      isWithinTurn(after.position) && after.position.toMove === side ? [tell(record, at, sides(side))] : [],
    ),
  )
  expect(open.length).toBeGreaterThan(0)
  for (const told of open) {
    expect(told).not.toContain('ended the turn')
    expect(told).toMatch(/(Sow on from the ringed hole, or end your turn|Choose which way to sow on)\.$/)
  }
})

describe('a move in a sentence', () => {
  test('that ends in the store', () => {
    expect(tell(playedHoles('congkak', [1]))).toBe(
      'You sowed 7 seeds from hole 1: the last fell in your store, so you move again.',
    )
  })

  test('of several laps, with seeds for the store and a capture', () => {
    const sentence = tell(playedHoles('congkak', [1, 7, 5, 7]))
    expect(sentence).toMatch(
      /^You sowed \d+ seeds? from hole 7 and ran 3 laps: .*the last, in your empty hole 7, captured 11 seeds from your hole 7 and Skilled’s hole 1\. This turn brought \d+ seeds in 4 moves\. Skilled’s turn\.$/,
    )
  })

  test('by the other player, whose turn ends in an empty hole', () => {
    const cast: Cast = {
      south: { name: 'Aina', isYou: false },
      north: { name: message('told.you'), isYou: true },
    }
    const record = playedHoles('kalah', [1])
    expect(tell(record, 0, cast)).toBe(
      'Aina sowed 4 seeds from hole 1: the last fell in Aina’s hole 5, which ended the turn. Your turn.',
    )
  })

  test('that ends the game is not followed by another', () => {
    const congkak = findPreset('congkak')!.make({ holes: 2, seeds: 1 })
    const record = played(congkak, 60, (count) => count - 1)
    expect(record.moves.at(-1)!.after.phase).toBe('over')
    expect(record.moves.at(-1)!.steps.some(({ kind }) => kind === 'again')).toBe(true)
    expect(tell(record)).toMatch(/the last fell in \S+ store\. /)
  })

  test('says who won from the point of view of the person who plays', () => {
    const kalah = findPreset('kalah')!.make({ holes: 2, seeds: 1 })
    const record = played(kalah, 50, () => 0)
    const end = tellEnd(kalah, record.moves.at(-1)!.after, record.moves, CAST)!
    expect(inEnglish(end.heading)).toMatch(/^You (won|lost) \d+ : \d+$|^A tie/)
    expect(tell(record)).not.toMatch(/won|lost|wins/)
  })
})

test('the end of a round is told until the person has chosen a hole of the next one', () => {
  const variant = findPreset('congkak-rounds')!.make({ holes: 3, seeds: 2 })
  const isRoundEnd = ({ steps }: PlayedGame['moves'][number]) =>
    steps.some(({ kind }) => kind === 'roundOver')
  const { moves } = played(variant, 200, () => 0)
  const end = moves.findIndex(isRoundEnd) + 1
  const own = moves.findIndex(({ side }, at) => at >= end && side === 'south') + 1
  const told = (count: number) => {
    const shown = moves.slice(0, count)
    return tellRoundEnd(shown.at(-1)!.after, shown, (side) => side === 'south', CAST)
  }
  expect([end, own].includes(0)).toBe(false)
  expect(told(end - 1)).toBeNull()
  for (let count = end; count < own; count++) {
    const { heading, story, score, youWon } = told(count)!
    expect(inEnglish(heading)).toBe(`You ${youWon ? 'won' : 'lost'} round 1, ${score.south} : ${score.north}`)
    expect(youWon).toBe(score.south > score.north)
    expect(story.map(inEnglish)).toEqual(['The match continues with round 2. You may stop after any round.'])
  }
  expect(told(own)).toBeNull()
})

test('being ahead when one’s own turn ended is being ahead', () => {
  const record = playedHoles('kalah', [3, 6, 2, 5])
  const game = record.moves.at(-1)!.after
  const lost = { ...game, phase: 'over', winner: 'north' } as const
  const end = tellEnd(record.variant, lost, record.moves, CAST)!
  expect(end.story.map(inEnglish)).toEqual(['You were ahead until turn 1.'])
})

test.each([
  [true, 'it was worth −3, and hole 1 was worth +5.'],
  [false, 'it was worth about −3, and hole 1 about +5.'],
])('the costliest choice is told by what both holes were worth, proven: %s', (exact, worth) => {
  const { variant, moves } = playedHoles('kalah', [3, 6, 2, 5])
  const { side, choice } = moves[0]!
  const best = [{ hole: 1 }]
  const mistake = { side, choice, value: -3, bestValue: 5, loss: 8, best, exact, forced: false }
  const review: Review = {
    moves: [{ ...mistake, atStake: 48, grade: 'mistake' }],
    accuracy: { south: null, north: null },
  }
  expect(inEnglish(tellCostliest(variant, moves, review, 'south')!)).toBe(
    `Your costliest choice was hole 3 in turn 1: ${worth}`,
  )
})

describe('a simultaneous opening', () => {
  const record = playedHoles('sungka', [3, 5])

  test('says of the first choice that nothing is sown yet', () => {
    expect(tell(record, 0)).toBe('You picked up 7 seeds from hole 3. Sowing begins when both have chosen.')
  })

  test('tells what both did once both have chosen', () => {
    expect(tell(record)).toMatch(/^Skilled played hole 5, and both sowed at the same time: /)
  })
})

describe('the moves of random games of every preset', () => {
  test.each(PRESETS.map(({ id }) => [id] as const))('%s', (id) => {
    const variant = findPreset(id)!.make({})
    // Lehmer's generator: the same games every time.
    let random = 1 + id.length
    const record = played(variant, 40, (count) => (random = (random * 48271) % 2147483647) % count)
    for (const [at, move] of record.moves.entries()) {
      const sentence = tell(record, at)
      expect(sentence, `${id} ${at}`).not.toMatch(/undefined|NaN|\{|told\.|: \.|\b0 seeds\b/)
      const lifts = lapsOf(move.steps)
      expect(toldLaps(move).filter(({ lift }) => lift !== null).length, 'laps').toBe(lifts.length)
      for (const lap of lifts.keys()) expect(tellLap(move, lap, CAST)).not.toBeNull()
      if (move.before.phase === 'opening' || move.steps.some(({ kind }) => kind === 'endlessRelay')) continue
      const { gain, laps } = factsOf(move, move.side)
      const captured = laps.reduce((sum, lap) => sum + lap.captured, 0)
      if (captured > 0) expect(sentence).toMatch(/captured/)
      if (laps.length > 1) expect(sentence).toContain(`ran ${laps.length} laps`)
      const ended = move.steps.some(({ kind }) => kind === 'collect' || kind === 'refill')
      if (!ended)
        expect(storeOfAfter(move.after.position.seeds, move.side)).toBe(
          storeOfAfter(move.before.position.seeds, move.side) + gain,
        )
    }
  })
})

function storeOfAfter(seeds: readonly number[], side: Side): number {
  return seeds[side === 'south' ? seeds.length / 2 - 1 : seeds.length - 1]!
}

test('a turn reaches from the first move after the opponent to the last before', () => {
  const turn = playedHoles('congkak', [1, 7, 5, 7])
  const [reply] = legal(turn.variant, gameAt(turn, 4))
  const { moves } = playedHoles('congkak', [1, 7, 5, 7, reply!.hole])
  expect(turnAround(moves, 2)).toEqual({ first: 0, last: 3 })
  expect(turnAround(moves, 4)).toMatchObject({ first: 4 })
})
