import { message, type Text } from '../../locales/message'
import { ok, refuse, type Result } from '../result'
import { burnsHoles, claimsHoles, drawsFirst, keepsHouses, winsHoles } from '../variant/consequences'
import { houseOn } from '../variant/clauses/clause'
import { MAX_RING, MAX_SEEDS, type Variant } from '../variant/variant'
import { namesWays, waysOf, type Choice } from './choice'
import { claimantOf, holeOf, holesOf, slotOf, storeOf, type Position, type Side, type Slot } from './position'

/**
 * A game in a form that text can represent: its starting position, unless it is the variant's, and every choice in
 * order.
 */
export interface GameRecord {
  /** The side that won the draw to start, or a position that was set up by hand. */
  readonly from?: Side | Position
  readonly choices: readonly Choice[]
}

/** The longest text that is read as a record. */
export const MAX_RECORD = 1_000_000

/**
 * A position as short text: South's holes and store, North's, and who moves; `7,7,x+3 7,7s,7+0 S`, x for burnt, s or n for
 * claimed by South or North, d for a house that was lost; `S+2` as the mover says that South has won two holes of North's,
 * `S-2` the reverse.
 */
export function formatPosition(position: Position): string {
  const n = holesOf(position)
  const side = (owner: Side) => {
    const holes = Array.from({ length: n }, (_, i) => slotOf(n, owner, i + 1))
    const counts = holes.map((slot) => {
      if (position.burnt.includes(slot)) return 'x'
      const claimant = claimantOf(position, slot)
      const mark = claimant === null ? '' : { south: 's', north: 'n' }[claimant]
      return `${position.seeds[slot]}${position.lost?.includes(slot) ? 'd' : mark}`
    })
    return `${counts.join(',')}+${position.seeds[storeOf(n, owner)]}`
  }
  const won = position.won === undefined ? '' : `${position.won > 0 ? '+' : ''}${position.won}`
  return `${side('south')} ${side('north')} ${position.toMove === 'south' ? 'S' : 'N'}${won}`
}

/** Reads a position, or returns what is wrong with it. Omitted stores are empty. */
export function parsePosition(text: string): Result<Position, Text> {
  const [south = '', north = '', toMove = '', ...rest] = text.trim().split(/\s+/, 5)
  const mover = /^([SN])([+-]\d{1,2})?$/.exec(toMove)
  if (rest.length > 0 || mover === null) {
    return refuse(message('play.positionShape'))
  }
  const sides = [parseSide(south), parseSide(north)] as const
  const [own, other] = sides
  if (own === null || other === null) {
    return refuse(message('play.holesShape', { got: own === null ? south : north }))
  }
  const n = own.holes.length
  if (other.holes.length !== n)
    return refuse(message('play.unevenSides', { south: n, north: other.holes.length }))
  if (n > MAX_RING) return refuse(message('play.tooManyHoles', { max: MAX_RING, got: n }))
  const seeds = [...own.holes, own.store, ...other.holes, other.store]
  const won = Number(mover[2] ?? 0)
  if (Math.abs(won) >= n) return refuse(message('play.tooManyWon', { max: n - 1, got: Math.abs(won) }))
  const total = seeds.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  if (total > MAX_SEEDS) return refuse(message('play.tooManySeeds', { max: MAX_SEEDS, got: total }))
  if (sides.some((side) => side!.holes.every((count) => count === null))) {
    return refuse(message('play.allBurnt'))
  }
  const burnt = seeds.flatMap((count, slot): Slot[] => (count === null ? [slot] : []))
  const marks = [...own.marks, '', ...other.marks, '']
  const marked = (letter: string) => marks.flatMap((mark, slot): Slot[] => (mark === letter ? [slot] : []))
  const claimed = { south: marked('s'), north: marked('n') }
  const lost = marked('d')
  return ok({
    seeds: seeds.map((count) => count ?? 0),
    burnt,
    toMove: mover[1] === 'S' ? 'south' : 'north',
    ...(won !== 0 && { won }),
    ...(claimed.south.length + claimed.north.length > 0 ? { claimed } : {}),
    ...(lost.length > 0 && { lost }),
  })
}

/** Reads a position that can come up in a variant's games, or returns what is wrong with it. */
export function parsePositionOf(variant: Variant, text: string): Result<Position, Text> {
  const parsed = parsePosition(text)
  if (!parsed.ok) return parsed
  const got = holesOf(parsed.value)
  const { holes } = variant.board
  if (got !== holes) return refuse(message('play.otherSize', { got, holes }))
  const { burnt, claimed, won, lost = [] } = parsed.value
  if (claimed !== undefined && !claimsHoles(variant)) return refuse(message('play.neverClaimed'))
  if (burnt.length > 0 && !burnsHoles(variant)) return refuse(message('play.neverBurnt'))
  if (won !== undefined && !winsHoles(variant)) return refuse(message('play.neverWon'))
  const houses = keepsHouses(variant) ? [houseOn(holes)] : []
  if (lost.some((slot) => !houses.includes(holeOf(holes, slot)))) return refuse(message('play.noHouse'))
  return parsed
}

/** A choice as text: the hole, followed by `c` for clockwise if the mover may choose the direction. */
export function formatChoice({ hole, way }: Choice): string {
  return way === 'clockwise' ? `${hole}c` : String(hole)
}

/** Choices as text, in the order they are played. */
export function formatLine(choices: readonly Choice[]): string {
  return choices.map(formatChoice).join(' ')
}

/** Reads a choice in the notation of the variant; the rules decide whether it is legal. */
export function parseChoice(variant: Variant, text: string): Result<Choice, Text> {
  const match = /^(\d{1,3})(c?)$/.exec(text.trim())
  if (match === null) return refuse(message('play.notAChoice', { got: text.slice(0, 20) }))
  const hole = Number(match[1])
  const clockwise = match[2] === 'c'
  if (namesWays(variant)) return ok({ hole, way: clockwise ? 'clockwise' : 'anticlockwise' })
  if (waysOf(variant).length > 1) return ok(clockwise ? { hole, way: 'clockwise' } : { hole })
  return clockwise ? refuse(message('play.wayNotChosen', { got: text })) : ok({ hole })
}

/**
 * A record as text: choices separated by spaces; preceded by `N:`, or by a position and a colon, if it started that
 * way.
 */
export function formatRecord({ from, choices }: GameRecord): string {
  const moves = formatLine(choices)
  if (from === undefined || from === 'south') return moves
  return `${from === 'north' ? 'N' : formatPosition(from)}: ${moves}`.trimEnd()
}

/** Reads a record; choices may be separated by spaces, lines, or commas one by one. */
export function parseRecord(variant: Variant, text: string): Result<GameRecord, Text> {
  if (text.length > MAX_RECORD) return refuse(message('play.recordTooLong', { max: MAX_RECORD }))
  const colon = text.indexOf(':')
  const from = parseFrom(variant, colon < 0 ? '' : text.slice(0, colon).trim())
  if (!from.ok) return from
  const choices: Choice[] = []
  for (const word of wordsOf(text.slice(colon + 1))) {
    if (word === '') return refuse(message('play.choiceMissing'))
    const choice = parseChoice(variant, word)
    if (!choice.ok) return choice
    choices.push(choice.value)
  }
  return ok({ ...from.value, choices })
}

/** The parts between separators; empty if a comma has nothing before or after it. */
function wordsOf(text: string): readonly string[] {
  return text.trim() === '' ? [] : text.trim().split(/\s*,\s*|\s+/)
}

function parseFrom(variant: Variant, text: string): Result<{ from?: Side | Position }, Text> {
  if (text === '' || text === 'S') return ok({})
  if (text === 'N') {
    return drawsFirst(variant) ? ok({ from: 'north' }) : refuse(message('play.northCannotStart'))
  }
  const position = parsePositionOf(variant, text)
  return position.ok ? ok({ from: position.value }) : position
}

function parseSide(text: string): {
  readonly holes: readonly (number | null)[]
  readonly marks: readonly string[]
  readonly store: number
} | null {
  const match = /^((?:\d{1,5}[snd]?|x)(?:,(?:\d{1,5}[snd]?|x))*)(?:\+(\d{1,5}))?$/.exec(text)
  if (match === null) return null
  const words = match[1]!.split(',')
  return {
    holes: words.map((word) => (word === 'x' ? null : parseInt(word, 10))),
    marks: words.map((word) => word.replace(/[\dx]/g, '')),
    store: Number(match[2] ?? 0),
  }
}
