import * as v from 'valibot'
import { PROTOCOLS } from './outside'

/** What a number bot is sent, and what its answer means. */
interface NumberTemplate {
  /** The lines sent before every move, each a list of words of `NUMBER_WORDS` or numbers. */
  readonly input: readonly string[]
  /** Lines sent once, when the process starts. */
  readonly first: readonly string[]
  /** The number of the leftmost hole in answers: 0 or 1. */
  readonly base: 0 | 1
  /** Whether a process plays a whole round, or is started again for every move. */
  readonly process: 'game' | 'move'
}

/** A program from outside as its file describes it, with everything that the file leaves out. */
export interface BotDescription {
  readonly name: string
  readonly version: string | null
  readonly command: string
  readonly arguments: readonly string[]
  /** The folder that the program runs in, relative to the file. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  readonly protocol: (typeof PROTOCOLS)[number]
  readonly secondsPerMove: number
  /** For the first move of a process. */
  readonly secondsForFirst: number
  /** What an answer may be late. */
  readonly marginSeconds: number
  /** Until a UGI engine is ready, or a KGP client has connected. */
  readonly secondsToStart: number
  /** UGI: options to set, by name. */
  readonly options: Readonly<Record<string, string>>
  /** UGI: what follows `go`, instead of the time per move. */
  readonly go: string | null
  readonly numbers: NumberTemplate
}

/** The words that a line for a number bot is made of. The bot is always “own”. */
const NUMBER_WORDS = [
  'holes',
  'own',
  'ownReversed',
  'ownStore',
  'other',
  'otherReversed',
  'otherStore',
  'seat',
  'turn',
  'lastMove',
  'legalCount',
  'legal',
] as const

/** One of these words. */
export type NumberWord = (typeof NUMBER_WORDS)[number]

/** The templates of known contests, by name. */
export const TEMPLATES = {
  codingame: { input: ['own other'], first: [], base: 0, process: 'game' },
  buet: { input: ['own ownStore other otherStore'], first: [], base: 1, process: 'game' },
  kgpc: { input: ['holes ownStore otherStore own other'], first: [], base: 0, process: 'move' },
} as const satisfies Readonly<Record<string, NumberTemplate>>

/** Bounds that the shape and its schema share. */
export const BOT_LIMITS = {
  name: 60,
  text: 1_000,
  arguments: 100,
  entries: 100,
  lines: 20,
  line: 200,
  leastSeconds: 0.01,
  mostSeconds: 3_600,
} as const

const { name, text, arguments: many, entries, lines, line, leastSeconds, mostSeconds } = BOT_LIMITS

/** A line of a template: words and whole numbers, separated by single spaces. */
export const LINE_PATTERN = `^(?:${NUMBER_WORDS.join('|')}|-?\\d{1,9})(?: (?:${NUMBER_WORDS.join('|')}|-?\\d{1,9}))*$`
/** A name must contain something that an id can be made of. */
export const NAME_PATTERN = '[A-Za-z0-9]'

const words = v.pipe(v.string(), v.maxLength(text))
const table = v.pipe(
  v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(line)), words),
  v.maxEntries(entries),
)
const seconds = v.pipe(v.number(), v.minValue(leastSeconds), v.maxValue(mostSeconds))
const templateLine = v.pipe(v.string(), v.maxLength(line), v.regex(new RegExp(LINE_PATTERN)))
const templateLines = v.pipe(
  v.union([templateLine, v.pipe(v.array(templateLine), v.maxLength(lines))]),
  v.transform((given) => (typeof given === 'string' ? [given] : given)),
)

const templateShape = v.union([
  v.pipe(
    v.picklist(Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[]),
    v.transform((id): NumberTemplate => TEMPLATES[id]),
  ),
  v.strictObject({
    input: templateLines,
    first: v.optional(templateLines, []),
    base: v.optional(v.picklist([0, 1]), 1),
    process: v.optional(v.picklist(['game', 'move']), 'game'),
  }),
])

/** Reads the file that describes a program. */
export const BOT_SHAPE: v.GenericSchema<unknown, BotDescription> = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.maxLength(name), v.regex(new RegExp(NAME_PATTERN))),
    version: v.optional(v.nullable(words), null),
    command: v.pipe(words, v.minLength(1)),
    arguments: v.optional(v.pipe(v.array(words), v.maxLength(many)), []),
    folder: v.optional(v.pipe(words, v.minLength(1)), '.'),
    environment: v.optional(table, {}),
    protocol: v.picklist(PROTOCOLS),
    secondsPerMove: v.optional(seconds, 5),
    secondsForFirst: v.optional(seconds),
    marginSeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(mostSeconds)), 0.5),
    secondsToStart: v.optional(seconds, 20),
    options: v.optional(table, {}),
    go: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(line), v.regex(/^[\w ]+$/))), null),
    numbers: v.optional(templateShape, 'buet'),
  }),
  v.transform((read) => ({ ...read, secondsForFirst: read.secondsForFirst ?? read.secondsPerMove })),
)

/** The id that a name becomes: `My bot!` is `my-bot`. */
export function idOfName(called: string): string {
  return called
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, name)
    .replace(/-+$/, '')
}
