import * as v from 'valibot'
import { parseRecord } from '../../engine/board/notation'
import { storeOf, type Side } from '../../engine/board/position'
import { ok, refuse, type Result } from '../../engine/result'
import type { Game } from '../../engine/rules/game'
import { describePlayProblem } from '../../engine/rules/play'
import { replay } from '../../engine/rules/replay'
import { parseVariant } from '../../engine/variant/parse'
import type { Variant } from '../../engine/variant/variant'
import { message, type Text } from '../../locales/message'
import { HEAD_MARK, type RecordLine } from '../output/recordsFile'

const lineShape = v.object({
  winner: v.string(),
  stores: v.tuple([v.number(), v.number()]),
  record: v.string(),
  forfeit: v.optional(v.looseObject({ side: v.picklist(['south', 'north']) })),
  variant: v.unknown(),
})

/** A game as a file of records tells it, as far as replaying can check it. */
type Told = Pick<RecordLine, 'winner' | 'stores' | 'record'> & {
  readonly forfeit?: { readonly side: Side } | undefined
}

/** Checks the lines of a file of records, one after the other: what several games share comes before them. */
export class RecordReplayer {
  #shared: Result<Variant, Text> = refuse(message('batch.noHead'))
  #variants = new Map<string, Result<Variant, Text>>()

  /** What is wrong with a line; null if its game replays as told, and undefined if it holds none. */
  check(line: string): Text | null | undefined {
    const text = line.trim()
    if (text === '') return undefined
    const read = text.startsWith(HEAD_MARK) ? this.#readHead(text.slice(1)) : this.#readGame(text)
    if (read === undefined) return undefined
    return read.ok ? problemOf(read.value.variant, read.value.told) : read.error
  }

  #readHead(text: string): { ok: false; error: Text } | undefined {
    const head = parsed(text)
    this.#shared = this.#variantOf((head as { variant?: unknown } | null)?.variant)
    return this.#shared.ok ? undefined : this.#shared
  }

  #readGame(text: string): Result<{ variant: Variant; told: Told }, Text> {
    if (text.startsWith('{')) {
      const read = v.safeParse(lineShape, parsed(text))
      if (!read.success) return refuse(message('batch.notARecord'))
      const variant = this.#variantOf(read.output.variant)
      return variant.ok ? ok({ variant: variant.value, told: read.output }) : variant
    }
    const match = /^\d+ (\w+) (\d+)-(\d+) \|([^!]*)(?:! (south|north) \w+)?$/.exec(text)
    if (match === null) return refuse(message('batch.notARecord'))
    const [, winner = '', south, north, record = '', side] = match
    const forfeit = side === undefined ? undefined : { side: side as Side }
    const told: Told = { winner, stores: [Number(south), Number(north)] as const, record, forfeit }
    return this.#shared.ok ? ok({ variant: this.#shared.value, told }) : this.#shared
  }

  /** Files repeat a few variants very often. */
  #variantOf(input: unknown): Result<Variant, Text> {
    const key = JSON.stringify(input) ?? ''
    const known = this.#variants.get(key)
    if (known) return known
    const read = parseVariant(input)
    const variant: Result<Variant, Text> = read.ok ? read : refuse(message('batch.notARecord'))
    this.#variants.set(key, variant)
    return variant
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function problemOf(variant: Variant, { winner, stores, record, forfeit }: Told): Text | null {
  const read = parseRecord(variant, record)
  if (!read.ok) return read.error
  const played = replay(variant, read.value)
  if (!played.ok) {
    const { place, problem } = played.error
    return message('play.moveRefused', { move: place, problem: describePlayProblem(problem) })
  }
  const found = forfeit ? outcomeOfForfeit(played.value.game, forfeit.side) : outcomeOf(played.value.game)
  const told = `${winner} ${stores.join('-')}`
  return found === told ? null : message('batch.otherResult', { told, found })
}

/** How a game ended, as records tell it: who won, and both stores. */
function outcomeOf({ position: { seeds }, phase, winner, ended, matchEnded }: Game): string {
  const n = seeds.length / 2 - 1
  const stopped = ended === 'endless' || matchEnded === 'endless'
  const won = phase !== 'over' ? 'unfinished' : stopped ? 'undecided' : winner
  return `${won} ${seeds[storeOf(n, 'south')]}-${seeds[storeOf(n, 'north')]}`
}

/** Whoever loses by default leaves all seeds to the other player. */
function outcomeOfForfeit({ position: { seeds }, phase }: Game, loser: Side): string {
  if (phase === 'over') return 'over'
  const all = seeds.reduce((sum, count) => sum + count, 0)
  return loser === 'south' ? `north 0-${all}` : `south ${all}-0`
}
