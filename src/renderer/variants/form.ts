import { FIELDS, findField, type Field } from '../../engine/variant/fields'
import {
  SECTIONS,
  type RulePath,
  type Section,
  type Word,
  type WordPath,
} from '../../engine/variant/vocabulary'

/** One rule of the form: its path in the variant, its label, and a word for each of its choices. */
export interface FormField {
  readonly path: RulePath
  readonly label: string
  readonly control: Field['kind']
  readonly words: Readonly<Record<string, string>>
}

/** The form's sections, in the order of play. */
interface FormSection {
  readonly section: Section
  readonly title: string
  readonly fields: readonly FormField[]
}

const TITLES: Readonly<Record<Section, string>> = {
  board: 'Board',
  start: 'Start',
  sow: 'Sow',
  turn: 'Turn',
  end: 'End of the round',
  win: 'Win',
  match: 'Match',
}

/** The label of every rule and of every word it can be; one that is missing does not compile. */
const LABELS: { readonly [P in RulePath]: LabelOf<P> } = {
  'board.holes': { label: 'Holes per side' },
  'board.stores': { label: 'Stores', words: { own: 'sown by the owner', capturesOnly: 'only for captures' } },
  'start.seedsPerHole': { label: 'Seeds per hole' },
  'start.layout': { label: 'Layout', words: { even: 'the same in each hole' } },
  'start.first': {
    label: 'First move',
    words: {
      south: 'South',
      lot: 'drawn by lot',
      bothAtOnce: 'both at once',
    },
  },
  'sow.direction': {
    label: 'Direction',
    words: {
      anticlockwise: 'anticlockwise',
      clockwise: 'clockwise',
      eitherWay: 'either way',
    },
  },
  'sow.origin': { label: 'Long laps', words: { sown: 'sow into the origin', skipped: 'skip it' } },
  'sow.relay': { label: 'Relay', words: { never: 'never', any: 'from any hole', own: 'from own holes' } },
  'turn.lastInStore': {
    label: 'Last in own store',
    words: { moveAgain: 'move again', turnOver: 'turn over' },
  },
  'turn.lastInOwnEmpty': {
    label: 'Last in own empty',
    words: {
      captureOpposite: 'capture opposite',
      nothing: 'nothing',
    },
  },
  'turn.emptyOpposite': {
    label: 'Opposite is empty',
    words: {
      nothing: 'nothing',
      takeLast: 'the last seed is taken',
    },
  },
  'turn.lastInOpponents': {
    label: 'Last in opponent’s',
    words: {
      nothing: 'nothing',
      captureCounts: 'capture at certain counts',
    },
  },
  'turn.captureCounts': { label: 'Counts' },
  'turn.lastOnSingle': {
    label: 'Last on a single',
    words: {
      nothing: 'nothing',
      captureOpposite: 'capture opposite',
    },
  },
  'turn.lastHole': { label: 'Hole it falls in', words: { nothing: 'stays', take: 'is taken' } },
  'turn.captures': { label: 'Captures', words: { one: 'one', chain: 'a chain' } },
  'turn.noMove': { label: 'Nothing to play', words: { pass: 'pass', roundEnds: 'the round ends' } },
  'turn.mustFeed': { label: 'Feed the opponent', words: { yes: 'must', no: 'need not' } },
  'turn.grandSlam': {
    label: 'Taking everything',
    words: {
      allowed: 'allowed',
      void: 'captures nothing',
      forbidden: 'forbidden',
      ifForced: 'only if forced',
    },
  },
  'end.when': {
    label: 'Ends when',
    words: {
      allInStores: 'all are in stores',
      moverCannotMove: 'the mover cannot move',
      eitherSideEmpty: 'a side is empty',
      majority: 'one has a majority',
    },
  },
  'end.leftovers': {
    label: 'Leftovers go to',
    words: {
      toSideOwner: 'the side’s owner',
      toOtherPlayer: 'the other player',
      toLastMover: 'the last mover',
      nobody: 'nobody',
    },
  },
  'end.repetition': { label: 'Repetition', words: { shareBySide: 'share by side', draw: 'draw' } },
  'end.quietMoves': { label: 'Quiet moves' },
  'win.by': { label: 'Won by', words: { mostSeeds: 'most seeds', majority: 'a majority' } },
  'match.length': {
    label: 'Length',
    words: {
      oneRound: 'one round',
      rounds: 'a number of rounds',
      untilOut: 'until one is out',
    },
  },
  'match.rounds': { label: 'Rounds' },
  'match.refill': { label: 'Refill', words: { nearestStore: 'from the store', fromLeft: 'from the left' } },
  'match.burnt': { label: 'Burnt holes', words: { skipped: 'are skipped', confiscated: 'confiscate' } },
  'match.nextFirst': {
    label: 'Next round starts',
    words: {
      winner: 'the winner',
      loser: 'the loser',
      other: 'the other',
      lastedLongest: 'who lasted longest',
    },
  },
}

/** What a rule is called on the form; a layout has one word, for the layout that is the same everywhere. */
type LabelOf<P extends RulePath> = P extends WordPath
  ? { readonly label: string; readonly words: Readonly<Record<Word<P>, string>> }
  : { readonly label: string; readonly words?: Readonly<Record<'even', string>> }

/** The whole form; nothing about a rule is said twice: sentences come from the rules in words. */
export const FORM: readonly FormSection[] = SECTIONS.map((section) => ({
  section,
  title: TITLES[section],
  fields: FIELDS.filter(({ path }) => path.startsWith(`${section}.`)).map(({ path, kind }) => ({
    path,
    label: LABELS[path].label,
    control: kind,
    words: LABELS[path].words ?? {},
  })),
}))

/** All fields of the form in order. */
export const FORM_FIELDS: readonly FormField[] = FORM.flatMap(({ fields }) => fields)

/** The label of a path, for messages that speak of another field. */
export function labelOf(path: string): string {
  return FORM_FIELDS.find((field) => field.path === path)?.label ?? path
}

/** The least and most of a number field. */
export function limitsOf(path: string): { readonly min: number; readonly max: number } {
  const field = findField(path)
  return field?.kind === 'integer' ? field : { min: 0, max: 65_535 }
}
