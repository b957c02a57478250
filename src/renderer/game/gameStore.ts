import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { otherSide, type Position, type Side } from '../../engine/board/position'
import type { Line } from '../../engine/experiments/report/report'
import { ok, refuse, type Result } from '../../engine/result'
import type { Choice } from '../../engine/board/choice'
import { legal } from '../../engine/rules/legal'
import { describePlayProblem } from '../../engine/rules/play'
import { playerAt } from '../../engine/players/levels'
import { findPreset } from '../../engine/variant/catalogue'
import type { Variant } from '../../engine/variant/variant'
import { message, type Text } from '../../locales/message'
import { useGameEngine } from './gameEngine'
import { allowsHeadStart, describeHeadStart, headStartPosition, type HeadStart } from './headStart'
import { sameChoice } from './moves/previewMove'
import { atSameLevel } from './players'
import { beginRecord, dealtStart, extendRecord, gameAt, recordFrom, type PlayedGame } from './record/record'
import { createVariations, lineOf } from './record/variations/gameVariations'
import { onlyLine, type Variations } from './record/variations/variations'

/** Who plays a side: `human`, or the name of an agent or a strategy such as `minimax:6` or `strategy:pok-alt`. */
type Player = string

/** The players of both sides. */
export type Players = Readonly<Record<Side, Player>>

/** A game and everything needed to put it back on the board as it was. */
interface GameSnapshot {
  readonly record: PlayedGame
  readonly variations: Variations
  /** How many moves of the record come before the position shown. */
  readonly cursor: number
  /** Where the game came from: a paper, an experiment, a file. */
  readonly title: Text
  readonly players: Players
  /** Whether agents move by themselves when it is their turn. */
  readonly running: boolean
}

/** What was lost from the board, and whether another game or another move took its place. */
export interface Replaced {
  readonly by: 'game' | 'move'
  readonly snapshot: GameSnapshot
}

const TWO_PEOPLE: Players = { south: 'human', north: 'human' }

/** The game on the board: its record, the position shown, and who plays. */
export const useGame = defineStore('game', () => {
  const { random } = useGameEngine()

  const congkak = findPreset('congkak')!.make({})
  const record = shallowRef<PlayedGame>(beginRecord(congkak))
  const cursor = ref(0)
  const title = shallowRef<Text>('')
  const players = shallowRef<Players>({ south: 'human', north: playerAt(congkak, 'beginner') })
  const running = ref(true)
  /** What one side is given in every new game of this variant. */
  const headStart = shallowRef<HeadStart | null>(null)
  /** Whether a game was started, opened or continued in this window, so that a stored one must not replace it. */
  const changed = ref(false)
  /** The moves most recently removed from the board, for Undo. */
  const replaced = shallowRef<Replaced | null>(null)
  const { variations, keepLine, ...ofVariations } = createVariations({ record, cursor, running, changed })

  const variant = computed(() => record.value.variant)
  const moves = computed(() => record.value.moves)
  const game = computed(() => gameAt(record.value, cursor.value))
  const position = computed(() => game.value.position)
  const atEnd = computed(() => cursor.value === moves.value.length)
  const choices = computed(() => legal(variant.value, game.value))
  const playerToMove = computed(() => players.value[position.value.toMove])
  const hasHuman = computed(() => isHuman('south') || isHuman('north'))

  function isHuman(side: Side): boolean {
    return players.value[side] === 'human'
  }

  function snapshot(): GameSnapshot {
    return {
      record: record.value,
      variations: variations.value,
      cursor: cursor.value,
      title: title.value,
      players: players.value,
      running: running.value,
    }
  }

  function put(next: GameSnapshot): void {
    players.value = next.players
    record.value = next.record
    variations.value = next.variations
    cursor.value = next.cursor
    title.value = next.title
    running.value = next.running
    changed.value = true
  }

  function replaceWith(
    next: Omit<GameSnapshot, 'players' | 'variations'> &
      Partial<Pick<GameSnapshot, 'players' | 'variations'>>,
  ): void {
    if (moves.value.length > 0) replaced.value = { by: 'game', snapshot: snapshot() }
    put({ variations: onlyLine(lineOf(next.record)), players: players.value, ...next })
  }

  /**
   * Starts a new game; without a variant, the same one again. Players chosen by level keep their level in the new
   * game.
   */
  function begin(next: Variant = variant.value, name: Text = '', seats: Players = players.value): void {
    const lot: Side = random() < 0.5 ? 'south' : 'north'
    const seated: Players = {
      south: atSameLevel(seats.south, variant.value, next),
      north: atSameLevel(seats.north, variant.value, next),
    }
    if (next !== variant.value || !allowsHeadStart(next)) headStart.value = null
    const given = headStart.value
    replaceWith({
      record: given
        ? beginRecord(next, lot, headStartPosition(next, lot, given))
        : beginRecord(next, lot, dealtStart(next, lot, random)),
      cursor: 0,
      title: name || (given ? describeHeadStart(given, message(`players.${given.side}`)) : ''),
      players: seated,
      running: seated.south === 'human' || seated.north === 'human',
    })
  }

  /** Starts the same game again, with something given to one side, or evenly. */
  function giveHeadStart(given: HeadStart | null): void {
    headStart.value = given
    begin()
  }

  /** Starts the same game again with sides swapped; a head start stays with its player. */
  function swapSides(): void {
    if (headStart.value) headStart.value = { ...headStart.value, side: otherSide(headStart.value.side) }
    begin(variant.value, '', { south: players.value.north, north: players.value.south })
  }

  /** Starts from a position set up by hand. */
  function setUp(next: Position): void {
    replaceWith({
      record: beginRecord(variant.value, 'south', next),
      cursor: 0,
      title: message('gameNews.setUpByHand'),
      running: hasHuman.value,
    })
  }

  /** Shows a record, paused, with human players on both sides unless it names its players. */
  function openRecord(
    next: PlayedGame,
    name: Text,
    at = 0,
    seats: Players = TWO_PEOPLE,
    lines: Variations = onlyLine(lineOf(next)),
  ): void {
    replaceWith({
      record: next,
      variations: lines,
      cursor: at,
      title: name,
      players: seats,
      running: false,
    })
  }

  /** Opens a line of play at its start, with human players on both sides. */
  function openLine(line: Line): Result<null, Text> {
    const read = recordFrom(line.variant, line.moves)
    if (!read.ok) return read
    openRecord(read.value, line.title)
    return ok(null)
  }

  /** Puts a game back on the board as it was. */
  function restore(before: GameSnapshot): void {
    put(before)
    replaced.value = null
  }

  /** Plays a choice from the position shown; what followed it in the record before stays as a variation. */
  function choose(choice: Choice): Result<null, Text> {
    const recorded = moves.value[cursor.value]
    if (!recorded || !sameChoice(recorded.choice, choice)) {
      const next = extendRecord(record.value, cursor.value, choice)
      if (!next.ok) return refuse(describePlayProblem(next.error))
      if (recorded) replaced.value = { by: 'move', snapshot: snapshot() }
      record.value = next.value
      keepLine()
    }
    cursor.value += 1
    changed.value = true
    return ok(null)
  }

  /** Why a choice cannot be played now, or null if it can. */
  function problemOf(choice: Choice): Text | null {
    const next = extendRecord(record.value, cursor.value, choice)
    return next.ok ? null : describePlayProblem(next.error)
  }

  function goTo(count: number): void {
    cursor.value = Math.max(0, Math.min(moves.value.length, count))
  }

  /**
   * The nearest position, before or after the one shown, where a person chose; the next one if agents play both
   * sides.
   */
  function humanChoice(direction: -1 | 1): number {
    const end = direction < 0 ? 0 : moves.value.length
    for (let at = cursor.value + direction; direction < 0 ? at > end : at < end; at += direction) {
      if (isHuman(gameAt(record.value, at).position.toMove)) return at
    }
    return hasHuman.value ? end : cursor.value + direction
  }

  function undo(): void {
    if (cursor.value > 0) goTo(humanChoice(-1))
  }

  function redo(): void {
    if (!atEnd.value) goTo(humanChoice(1))
  }

  function setPlayer(side: Side, player: Player): void {
    players.value = { ...players.value, [side]: player }
    running.value = hasHuman.value
  }

  return {
    ...ofVariations,
    record,
    variations,
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
    hasHuman,
    isHuman,
    snapshot,
    headStart,
    begin,
    giveHeadStart,
    swapSides,
    setUp,
    openRecord,
    openLine,
    restore,
    choose,
    problemOf,
    goTo,
    undo,
    redo,
    setPlayer,
  }
})

/** The store of the game on the board. */
export type GameStore = ReturnType<typeof useGame>
