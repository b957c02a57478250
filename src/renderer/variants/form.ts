import { findField, type Section } from '../../engine/variant/fields'

/** One rule of the form: its path in the variant, its label, and a word for each of its choices. */
export interface FormField {
  readonly path: string
  readonly label: string
  readonly control: 'choice' | 'number' | 'layout' | 'counts'
  readonly words: Readonly<Record<string, string>>
}

/** The form's sections, in the order of play. */
export interface FormSection {
  readonly section: Section
  readonly title: string
  readonly fields: readonly FormField[]
}

const number = (path: string, label: string): FormField => ({ path, label, control: 'number', words: {} })
const choice = (path: string, label: string, words: Readonly<Record<string, string>>): FormField => ({
  path,
  label,
  control: 'choice',
  words,
})

/** The whole form; nothing about a rule is said twice: sentences come from the rules in words. */
export const FORM: readonly FormSection[] = [
  {
    section: 'board',
    title: 'Board',
    fields: [
      number('board.holes', 'Holes a side'),
      choice('board.stores', 'Stores', { own: 'sown by the owner', capturesOnly: 'only for captures' }),
    ],
  },
  {
    section: 'start',
    title: 'Start',
    fields: [
      number('start.seedsPerHole', 'Seeds a hole'),
      { path: 'start.layout', label: 'Layout', control: 'layout', words: { even: 'the same in each hole' } },
      choice('start.first', 'First move', {
        south: 'South',
        lot: 'drawn by lot',
        bothAtOnce: 'both at once',
      }),
    ],
  },
  {
    section: 'sow',
    title: 'Sow',
    fields: [
      choice('sow.direction', 'Direction', {
        anticlockwise: 'anticlockwise',
        clockwise: 'clockwise',
        eitherWay: 'either way',
      }),
      choice('sow.origin', 'Long laps', { sown: 'sow into the origin', skipped: 'skip it' }),
      choice('sow.relay', 'Relay', { never: 'never', any: 'from any hole', own: 'from own holes' }),
    ],
  },
  {
    section: 'turn',
    title: 'Turn',
    fields: [
      choice('turn.lastInStore', 'Last in own store', { moveAgain: 'move again', turnOver: 'turn over' }),
      choice('turn.lastInOwnEmpty', 'Last in own empty', {
        captureOpposite: 'capture opposite',
        nothing: 'nothing',
      }),
      choice('turn.emptyOpposite', 'Opposite is empty', {
        nothing: 'nothing',
        takeLast: 'the last seed is taken',
      }),
      choice('turn.lastInOpponents', 'Last in opponent’s', {
        nothing: 'nothing',
        captureCounts: 'capture at certain counts',
      }),
      { path: 'turn.captureCounts', label: 'Counts', control: 'counts', words: {} },
      choice('turn.lastOnSingle', 'Last on a single', {
        nothing: 'nothing',
        captureOpposite: 'capture opposite',
      }),
      choice('turn.lastHole', 'Hole it falls in', { nothing: 'stays', take: 'is taken' }),
      choice('turn.captures', 'Captures', { one: 'one', chain: 'a chain' }),
      choice('turn.noMove', 'Nothing to play', { pass: 'pass', roundEnds: 'the round ends' }),
      choice('turn.mustFeed', 'Feed the opponent', { yes: 'must', no: 'need not' }),
      choice('turn.grandSlam', 'Taking everything', {
        allowed: 'allowed',
        void: 'captures nothing',
        forbidden: 'forbidden',
      }),
    ],
  },
  {
    section: 'end',
    title: 'End of the round',
    fields: [
      choice('end.when', 'Ends when', {
        allInStores: 'all are in stores',
        moverCannotMove: 'the mover cannot move',
        eitherSideEmpty: 'a side is empty',
        majority: 'one has a majority',
      }),
      choice('end.leftovers', 'Leftovers go to', {
        toSideOwner: 'the side’s owner',
        toOtherPlayer: 'the other player',
        toLastMover: 'the last mover',
        nobody: 'nobody',
      }),
      choice('end.repetition', 'Repetition', { shareBySide: 'share by side', draw: 'draw' }),
      number('end.quietMoves', 'Quiet moves'),
    ],
  },
  {
    section: 'win',
    title: 'Win',
    fields: [choice('win.by', 'Won by', { mostSeeds: 'most seeds', majority: 'a majority' })],
  },
  {
    section: 'match',
    title: 'Match',
    fields: [
      choice('match.length', 'Length', {
        oneRound: 'one round',
        rounds: 'a number of rounds',
        untilOut: 'until one is out',
      }),
      number('match.rounds', 'Rounds'),
      choice('match.refill', 'Refill', { nearestStore: 'from the store', fromLeft: 'from the left' }),
      choice('match.burnt', 'Burnt holes', { skipped: 'are skipped', confiscated: 'confiscate' }),
      choice('match.nextFirst', 'Next round starts', {
        winner: 'the winner',
        loser: 'the loser',
        other: 'the other',
        lastedLongest: 'who lasted longest',
      }),
    ],
  },
]

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
