import { explain } from '../../../src/engine/variant/explain'
import { explainRule } from '../../../src/engine/variant/sentences/rules'
import { findField, valueAt, type RulePath } from '../../../src/engine/variant/fields'
import { override } from '../../../src/engine/variant/override'
import { PRESETS } from '../../../src/engine/variant/catalogue'
import type { Variant } from '../../../src/engine/variant/variant'
import { variantTitle } from '../../../src/engine/variant/variantTitle'
import { inEnglish } from '../../../src/locales/english'
import { FORM, type FormField } from '../../../src/renderer/variants/form'

/** More games than this are counted, not named. */
const MOST_NAMED = 25

const INTRODUCTION = `# Rules

Every rule that a game can have, in the order of play, with what each choice means and which games of the catalogue have it. On the
command line \`--set PATH=VALUE\` changes one, for example:

\`\`\`sh
lumbung simulate --variant congklak --set sow.origin=skipped --games 2000 --seed 1
\`\`\`

A variant file lists what the game has. Rules that it leaves out are as in games without the rule, which is the first choice of each
table. Only \`board.holes\`, \`board.stores\`, \`start.seedsPerHole\`, \`last\` and \`end.when\` are always there.

\`lumbung variants show ID\` prints the rules of one game. A sentence below is the one that a rule sheet shows, taken from the first game
that has the rule; “your” is the player whose turn it is. Some rules have no sentence of their own, because the sentence of another
rule covers them, or because there is nothing to say where a game lacks the rule.

On boards of four rows (\`board.rows: four\`) \`board.holes\` counts both rows of a player, 16 for a board of 4 × 8. A player’s holes are
numbered along the ring: the outer row from left to right, then the inner row from right to left, as their owner sees them. Layouts,
\`--position\` and records list holes in this order: \`4,4,4,4,4,4,4,4,0,0,0,0,0,0,0,0+0 4,4,4,4,4,4,4,4,0,0,0,0,0,0,0,0+0 S\` is the start of
omweso, and after \`+\` stand captured seeds, which are off the board.

Where a rule lets a player choose something other than a hole to begin with, records write it with the same numbers: the hole that a
seed in hand goes to, the opponent’s hole that is taken (by the opponent’s numbers), the hole from which a lap goes on, or \`0\` to end the
turn there.

_This page is generated: \`npm run reference\` writes it again._`

/** docs/rules.md: every rule of the vocabulary with its sentence and the games that have it. */
export function rulesPage(): string {
  const sections = FORM.map(({ section, title, fields }) =>
    [`## ${inEnglish(title)}`, ...fields.map((field) => ruleText(field, section))].join('\n\n'),
  )
  const turn = FORM.findIndex(({ section }) => section === 'turn')
  const all = [...sections.slice(0, turn), LAST_SEED, listsTable(), ...sections.slice(turn)]
  return `${[INTRODUCTION, ...all].join('\n\n')}\n`
}

const LAST_SEED = `## Last seed

What the last seed of a lap does is a list of clauses, \`last\`. **The first clause that fits is carried out; if none fits, the turn
ends.** Kalah has two, congkak one more:

\`\`\`json
[
  { "at": "store", "then": "again" },
  { "at": "own", "makes": [1], "across": "1+", "take": ["here", "across"] },
  { "at": "any", "makes": "2+", "then": "relay" }
]
\`\`\`

| part | meaning |
| --- | --- |
| \`at\` | where the last seed falls: \`store\`, an \`own\` hole, one of \`theirs\`, \`any\` hole, or one the opponent has \`claimed\`; on four rows also the player’s \`inner\` or \`outer\` row |
| \`hole\` | only these holes of the row, from its owner’s left: \`[1,-1]\`, or a range such as \`"1..-2"\`; -1 is the rightmost |
| \`makes\` | seeds in the hole of the last seed, that seed included |
| \`across\` | seeds in the opposite hole; \`"same"\`: as many as in the hole of the last seed |
| \`next\`, \`beyond\`, \`before\` | seeds in the next hole along the route, in the one after it, in the one before |
| \`behind\` | on four rows, seeds in the outer hole behind the opposite one |
| \`lifted\` | seeds of this lap |
| \`if\` | further conditions: \`reached\` (this move has brought a seed to the opponent’s row), \`unreached\`, \`firstClaim\` (the player has claimed nothing yet), \`notSame\`, \`notFacing\` (the opponent has not claimed the hole of the same number, or the opposite one), \`innerEmpty\` (the opponent’s inner row is empty) |
| \`take\` | what is captured: \`here\`, \`across\`, \`next\`, \`beyond\`, \`before\`, \`behind\`, \`facing\` (opposite those named before it), \`theirs\` (all the opponent’s holes with the counts of \`theirs\`), \`two\` (the last seed and one more); the first must hold seeds |
| \`claim\` | which holes are claimed |
| \`chain\` | the clause is tried at the neighbour too: \`back\`, \`on\` or \`clockwise\`; or an object with \`way\` and its own \`at\`, \`makes\`, \`take\`, \`most\` |
| \`to\` | \`owner\`: the owner of the hole gets what is taken, not the player who moves; on four rows \`here\` and \`start\`: it joins the hole of the last seed, or the one where the lap began |
| \`sow\` | on four rows: what is taken is sown one by one from the \`next\` hole on, from the hole where the lap began (\`start\`), from the one after it (\`afterStart\`), or along the inner row from its \`end\`; with \`then: relay\` their last seed counts like that of any lap, with \`relayHere\` the capturing hole is sown on, otherwise the turn ends |
| \`pick\` | on four rows: how many holes of the opponent’s the player then takes one by one, by choice, before the turn ends |
| \`then\` | what follows: \`again\` (move again), \`againOnce\`, \`relay\` (sow on from the last hole, or from the next one if it was emptied), \`relayNext\` (sow on from the next hole), \`relayStart\` (sow on from where the lap began), \`relayOrStop\` (on four rows, as \`relay\`, or end the turn), \`on\` (the later clauses apply as well); without it, the turn ends |

Counts are a list of numbers, \`[2,3]\`, or open: \`"2+"\` from two on, \`"even"\`, \`"even4+"\`; a list may mix them. \`passing\` says what seeds
take on their way: \`at\` (own, theirs, any), \`makes\` and \`to\`.

On the command line:

| change | effect |
| --- | --- |
| \`--set last.2.makes=2,3\` | changes a part of the second clause; \`last.2.chain.most=2\` one of its chain; nothing after \`=\` removes the part |
| \`--set last.3=\` | removes the third clause |
| \`--set "last+={at:'any',makes:'2+',then:'relay'}"\` | adds a clause at the end; \`last.1+=\` adds one after the first, \`last.0+=\` before it |
| \`--set "last.1={at:'store',then:'again'}"\` | replaces the first clause |
| \`--set last=congkak\` | takes the list of another game; \`last=[…]\` any list |
| \`--set passing.makes=4\` | the same for what seeds take on their way |

The words of version 0.1.0 (\`sow.relay=own\`, \`turn.emptyOpposite=takeLast\` …) still work where they can say the clauses of the game. Variant
files with these words are read as ever.

### Which games have which list`

/** Every list of clauses with its games. */
function listsTable(): string {
  const lists = new Map<string, Variant[]>()
  for (const { variant } of PRESETS) {
    const passing = variant.passing === null ? '' : `; passing ${written(variant.passing)}`
    const text = `${variant.last.map(written).join(' · ')}${passing}`
    lists.set(text, [...(lists.get(text) ?? []), variant])
  }
  const rows = [...lists].map(([text, games]) =>
    row(games.map((game) => inEnglish(variantTitle(game))).join('; '), text),
  )
  return ['| games | clauses |', '| --- | --- |', ...rows].join('\n')
}

function written(clause: object): string {
  return `\`${JSON.stringify(clause).replaceAll('"', '')}\``
}

function ruleText(field: FormField, section: string): string {
  const heading = `### ${inEnglish(field.label)}\n\n\`${field.path}\``
  return `${heading}${boundsOf(field.path)}\n\n${tableOf(field, section)}`
}

function boundsOf(path: RulePath): string {
  const field = findField(path)!
  return field.kind === 'integer' ? `, a whole number from ${field.min} to ${field.max}` : ''
}

function tableOf({ path, words }: FormField, _section: string): string {
  const named = Object.entries(words)
  const rows =
    named.length > 0 ? named.map(([word, about]) => choiceRow(path, word, inEnglish(about))) : valueRows(path)
  return ['| choice | meaning | on a rule sheet | games |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function choiceRow(path: RulePath, word: string, about: string): string {
  const having = gamesWith(path, (value) => value === word)
  const example = having[0] ?? changed(path, word)
  return row(`\`${word}\``, about, example ? sentenceOf(example, path) : '', gamesText(having))
}

/** Numbers, lists and layouts: each value that a game of the catalogue has. */
function valueRows(path: RulePath): readonly string[] {
  const values = [...new Set(PRESETS.map(({ variant }) => JSON.stringify(valueAt(variant, path))))].sort(
    byNumber,
  )
  return values.map((text) => {
    const having = gamesWith(path, (value) => JSON.stringify(value) === text)
    const shown = path === 'start.layout' ? layoutText(text) : text
    return row(shown, '', sentenceOf(having[0]!, path), gamesText(having))
  })
}

function byNumber(a: string, b: string): number {
  return (Number.parseInt(a, 10) || 0) - (Number.parseInt(b, 10) || 0) || a.localeCompare(b)
}

function layoutText(text: string): string {
  if (text === '"even"') return '`even`'
  const { south, north, southStore, northStore } = JSON.parse(text) as Exclude<
    Variant['start']['layout'],
    'even'
  >
  return `\`${south.join(',')}+${southStore} ${north.join(',')}+${northStore}\``
}

function gamesWith(path: RulePath, fits: (value: unknown) => boolean): readonly Variant[] {
  return PRESETS.map(({ variant }) => variant).filter((variant) => fits(valueAt(variant, path)))
}

/** Kalah with this one rule changed, if that makes a game. */
function changed(path: RulePath, word: string): Variant | undefined {
  const kalah = PRESETS.find(({ id }) => id === 'kalah')!.variant
  const made = override(kalah, path, word)
  return made.ok ? made.value : undefined
}

/** The sentence of a rule sheet, or that of the rule alone if another one covers it there. */
function sentenceOf(variant: Variant, path: RulePath): string {
  const said = explain(variant).filter((each) => each.path === path && each.clause !== 0)
  const sentences = said.length > 0 ? said.map(({ sentence }) => sentence) : [explainRule(variant, path)]
  return sentences.map((sentence) => (sentence === null ? '' : inEnglish(sentence))).join(' ')
}

function gamesText(games: readonly Variant[]): string {
  if (games.length === 0) return 'none'
  if (games.length === PRESETS.length) return 'all'
  if (games.length > MOST_NAMED) return `${games.length} of ${PRESETS.length}`
  return games.map((game) => inEnglish(variantTitle(game))).join('; ')
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
