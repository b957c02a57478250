// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { slotOf } from '../../../../src/engine/board/position'
import { legal } from '../../../../src/engine/rules/legal'
import { start } from '../../../../src/engine/rules/match'
import { routeOf } from '../../../../src/engine/rules/route'
import { PRESETS } from '../../../../src/engine/variant/catalogue'
import { frameAt, stillFrame } from '../../../../src/renderer/board/frame'
import SowingBoard from '../../../../src/renderer/board/SowingBoard.vue'
import { layOutSteps } from '../../../../src/renderer/board/timeline'
import { boardStateOf } from '../../../../src/renderer/game/boardState'
import { announceMove } from '../../../../src/renderer/game/announce'
import { previewMove } from '../../../../src/renderer/game/moves/previewMove'
import { logOf } from '../../../../src/renderer/game/record/log'
import {
  beginRecord,
  extendRecord,
  gameAt,
  recordFrom,
  recordText,
} from '../../../../src/renderer/game/record/record'

/** Some hundred moves of a game, chosen without chance. */
function playThrough(id: string, most: number) {
  const preset = PRESETS.find((candidate) => candidate.id === id)!
  let record = beginRecord(preset.make({}))
  for (let k = 0; k < most; k++) {
    const choices = legal(record.variant, gameAt(record, k))
    if (choices.length === 0) break
    const next = extendRecord(record, k, choices[(k * 7 + 3) % choices.length]!)
    if (!next.ok) throw new Error(next.error.code)
    record = next.value
  }
  return record
}

describe.each(PRESETS.map(({ id }) => id))('%s', (id) => {
  const variant = PRESETS.find((preset) => preset.id === id)!.make({})
  const game = start(variant)
  const n = variant.board.holes
  const playable = legal(variant, game).map(({ hole }) => slotOf(n, 'south', hole))

  function board(props: object = {}) {
    return mount(SowingBoard, {
      props: {
        frame: stillFrame(game.position),
        playable,
        storesLeft: variant.sow.direction === 'clockwise',
        routes: (['south', 'north'] as const).map((side) => ({
          side,
          slots: routeOf(variant, game.position, side),
          bothWays: variant.sow.direction === 'eitherWay',
        })),
        ...props,
      },
    })
  }

  it('names every hole and counts every seed', () => {
    const drawn = board()
    const holes = drawn.findAll('[role="button"]')
    expect(holes).toHaveLength(2 * n)
    const seeds = game.position.seeds[0]
    expect(drawn.get('[data-slot="0"]').attributes('aria-label')).toBe(
      `South hole 1, ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}`,
    )
    const beads = drawn.findAll('.bead text').map((bead) => Number(bead.text()))
    expect(beads.reduce((sum, count) => sum + count, 0)).toBe(game.position.seeds.reduce((a, b) => a + b, 0))
  })

  it('shows every move of a game so that it ends where the rules say', () => {
    const record = playThrough(id, 60)
    expect(record.moves.length).toBeGreaterThan(3)
    for (const move of record.moves) {
      for (const pace of ['seeds', 'laps'] as const) {
        const timeline = layOutSteps(boardStateOf(move.before), move.steps, pace)
        const end = frameAt(timeline, timeline.duration)
        expect(end.seeds).toEqual(move.after.position.seeds)
        expect(end.burnt).toEqual(move.after.position.burnt)
      }
      expect(previewMove(variant, move.before, move.choice)?.choice).toEqual(move.choice)
      expect(announceMove(variant, move)[0]?.key).toMatch(/^gameNews\.(?:plays|places|takesChosen|endsTurn)/)
    }
    const turns = record.moves.filter(({ steps }) => steps.every((step) => !('choose' in step)))
    expect(logOf(record).length).toBeGreaterThan(turns.length / 2)
  })

  it('writes a record that reads back to the same game', () => {
    const record = playThrough(id, 40)
    const read = recordFrom(record.variant, recordText(record))
    expect(read.ok && read.value.moves.at(-1)?.after).toEqual(record.moves.at(-1)?.after)
  })
})
