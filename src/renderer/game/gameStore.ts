import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Position, Side } from '../../engine/board/position'
import type { Line } from '../../engine/experiments/report/report'
import { ok, refuse, type Result } from '../../engine/result'
import type { Choice } from '../../engine/rules/game'
import { legal } from '../../engine/rules/legal'
import { describePlayProblem } from '../../engine/rules/play'
import { findPreset } from '../../engine/variant/catalogue'
import type { Variant } from '../../engine/variant/variant'
import { beginRecord, extendRecord, gameAt, recordFrom, type Record } from './record/record'

/** Who plays a side: `human`, or the name of an agent or a strategy such as `minimax:6` or `strategy:pok-alt`. */
export type Player = string

/** The players of both sides. */
export type Players = Readonly<globalThis.Record<Side, Player>>

/** A game as it lay on the board, with everything it takes to lay it there again. */
export interface GameSnapshot {
  readonly record: Record
  readonly cursor: number
  readonly title: string
  readonly players: Players
  readonly running: boolean
}

/** The game on the board: its record, where in it one stands, and who plays. */
export const useGame = defineStore('game', () => {
  const record = shallowRef<Record>(beginRecord(findPreset('congkak')!.make({})))
  /** How many moves of the record lie before the position shown. */
  const cursor = ref(0)
  /** Where the game came from: a paper, an experiment, a file. */
  const title = ref('')
  const players = shallowRef<Players>({ south: 'human', north: 'maximal' })
  /** Whether agents move by themselves when it is their turn. */
  const running = ref(true)

  /** Whether a game was begun, opened or played on in this window, so that none kept from before takes its place. */
  const changed = ref(false)

  /** The last game with moves that another took the place of. */
  const replaced = shallowRef<GameSnapshot | null>(null)

  const variant = computed(() => record.value.variant)
  const moves = computed(() => record.value.moves)
  const game = computed(() => gameAt(record.value, cursor.value))
  const position = computed(() => game.value.position)
  const atEnd = computed(() => cursor.value === moves.value.length)
  const choices = computed(() => legal(variant.value, game.value))
  const playerToMove = computed(() => players.value[position.value.toMove])

  function isHuman(side: Side): boolean {
    return players.value[side] === 'human'
  }

  function show(next: Record, at: number, name: string, seats: Players = players.value): void {
    if (moves.value.length > 0)
      replaced.value = {
        record: record.value,
        cursor: cursor.value,
        title: title.value,
        players: players.value,
        running: running.value,
      }
    players.value = seats
    record.value = next
    cursor.value = at
    title.value = name
    changed.value = true
  }

  /** Starts afresh; without a variant, the same game again. */
  function begin(next: Variant = variant.value, name = ''): void {
    const lot: Side = Math.random() < 0.5 ? 'south' : 'north'
    show(beginRecord(next, lot), 0, name)
    running.value = isHuman('south') || isHuman('north')
  }

  /** Goes on from a position set up by hand. */
  function setUp(next: Position): void {
    show(beginRecord(variant.value, 'south', next), 0, 'Position set up by hand')
    running.value = isHuman('south') || isHuman('north')
  }

  /** Plays a choice from where one stands; what came after is replaced. */
  function choose(choice: Choice): Result<null, string> {
    const next = extendRecord(record.value, cursor.value, choice)
    if (!next.ok) return refuse(describePlayProblem(next.error))
    record.value = next.value
    cursor.value += 1
    changed.value = true
    return ok(null)
  }

  /** Why a choice cannot be played now, or null if it can. */
  function problemOf(choice: Choice): string | null {
    const next = extendRecord(record.value, cursor.value, choice)
    return next.ok ? null : describePlayProblem(next.error)
  }

  function goTo(count: number): void {
    cursor.value = Math.max(0, Math.min(moves.value.length, count))
  }

  /** The last place before the cursor, or the first after it, where a person chose; any place where agents play both. */
  function humanChoice(direction: -1 | 1): number {
    const end = direction < 0 ? 0 : moves.value.length
    for (let at = cursor.value + direction; direction < 0 ? at > end : at < end; at += direction) {
      if (isHuman(gameAt(record.value, at).position.toMove)) return at
    }
    return isHuman('south') || isHuman('north') ? end : cursor.value + direction
  }

  function undo(): void {
    if (cursor.value > 0) goTo(humanChoice(-1))
  }

  function redo(): void {
    if (!atEnd.value) goTo(humanChoice(1))
  }

  function setPlayer(side: Side, player: Player): void {
    players.value = { ...players.value, [side]: player }
    running.value = isHuman('south') || isHuman('north')
  }

  /** Opens a line of play found elsewhere, at its start; both sides can then be played on by hand. */
  function openLine(line: Line): Result<null, string> {
    const read = recordFrom(line.variant, line.moves)
    if (!read.ok) return read
    openRecord(read.value, line.title)
    return ok(null)
  }

  /** Shows a record from its start, for people on both sides. */
  function openRecord(next: Record, name: string, at = 0): void {
    show(next, at, name, { south: 'human', north: 'human' })
  }

  /** Lays a game on the board again, as it was. */
  function restore(snapshot: GameSnapshot): void {
    show(snapshot.record, snapshot.cursor, snapshot.title, snapshot.players)
    running.value = snapshot.running
    replaced.value = null
  }

  return {
    record,
    cursor,
    title,
    players,
    running,
    changed,
    replaced,
    variant,
    moves,
    game,
    position,
    atEnd,
    choices,
    playerToMove,
    isHuman,
    show,
    begin,
    setUp,
    choose,
    problemOf,
    goTo,
    undo,
    redo,
    setPlayer,
    openLine,
    openRecord,
    restore,
  }
})

/** The store of the game on the board. */
export type GameStore = ReturnType<typeof useGame>
