import { explain, explainRule } from '../../../src/engine/variant/explain'
import { findField, valueAt } from '../../../src/engine/variant/fields'
import { override } from '../../../src/engine/variant/override'
import { PRESETS } from '../../../src/engine/variant/catalogue'
import type { RulePath } from '../../../src/engine/variant/rulePaths'
import type { Variant } from '../../../src/engine/variant/variant'
import { variantTitle } from '../../../src/engine/variant/variantTitle'
import { inEnglish } from '../../../src/locales/english'
import { FORM, type FormField } from '../../../src/renderer/variants/form'

/** More games than this are counted, not named. */
const MOST_NAMED = 25

const INTRODUCTION = `# Rules

Every rule that a game can have, in the order of play, with what each choice means and which games of the catalogue have it. On the
**Variants** page these are the fields of the form. On the command line \`--set PATH=VALUE\` changes one, for example:

\`\`\`sh
lumbung simulate --variant congklak --set sow.relay=own --games 2000 --seed 1
\`\`\`

\`lumbung variants show ID\` prints the rules of one game. A sentence below is the one that a rule sheet shows, taken from the first game
that has the rule; “your” is the player whose turn it is. Some rules have no sentence of their own, because the sentence of another
rule covers them, or because there is nothing to say where a game lacks the rule.

_This page is generated: \`npm run reference\` writes it again._`

/** docs/rules.md: every rule of the vocabulary with its sentence and the games that have it. */
export function rulesPage(): string {
  const sections = FORM.map(({ section, title, fields }) =>
    [`## ${inEnglish(title)}`, ...fields.map((field) => ruleText(field, section))].join('\n\n'),
  )
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`
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
