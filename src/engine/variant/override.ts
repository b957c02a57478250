import { message } from '../../locales/message'
import { assertNever, refuse, type Result } from '../result'
import { findPreset } from './catalogue'
import { findField, type Field, type Section } from './fields'
import { parseVariant } from './parse'
import { readCounts, readField } from './read'
import { toWords } from './upgrade/toWords'
import { unworded } from './upgrade/upgrade'
import { isWordPath, WORD_FIELDS, type WordedField, type WordPath } from './upgrade/words'
import type { Variant, VariantProblem } from './variant'

type Change = readonly [path: string, value: string]
type Changed = Result<Variant, readonly VariantProblem[]>
type Tree = { [key: string]: unknown }

/** Changes one rule, e.g. `override(kalah, 'sow.origin', 'skipped')`; the changed variant is checked as a whole. */
export function override(variant: Variant, path: string, value: string): Changed {
  return overrideAll(variant, [[path, value]])
}

/**
 * Changes several rules at once, so that dependent changes can come in any order: first what the seeds of a lap set off,
 * clause by clause, then rules, and last the words that said it until schema 3.
 */
export function overrideAll(variant: Variant, changes: readonly Change[]): Changed {
  const tree = copyOf(variant)
  const problems: VariantProblem[] = []
  const rules: Change[] = []
  for (const change of changes) {
    const [path, value] = change
    if (path === 'name' || path === 'source') tree[path] = value
    else if (isLastSeedPath(path)) problems.push(...changeLastSeed(tree, path, value))
    else if (isWordPath(path) || findField(path) !== undefined) rules.push(change)
    else problems.push({ code: 'unknown', path })
  }
  if (problems.length > 0) return refuse(problems)
  if (rules.some(([path]) => isWordPath(path))) return changeWords(tree, rules)
  for (const [path, value] of rules) setRule(tree, path, readValue(findField(path)!, value))
  return parseVariant(tree)
}

/** Changes words of schema 3: the clauses become words, and what they say then becomes clauses again. */
function changeWords(tree: Tree, rules: readonly Change[]): Changed {
  const listed = parseVariant(tree)
  if (!listed.ok) return listed
  const words = toWords(listed.value)
  const [first] = rules.find(([path]) => isWordPath(path))!
  if (words === null) {
    return refuse([{ code: 'conflict', paths: [first, 'last'], because: message('ruleProblems.notInWords') }])
  }
  const worded = copyOf(words)
  const problems: VariantProblem[] = []
  const report = (problem: VariantProblem) => problems.push(problem)
  for (const [path, value] of rules) {
    const field = isWordPath(path) ? wordField(path) : findField(path)!
    const read = readValue(field, value)
    if (field.kind === 'counts') readCounts(read, path, report)
    else readField(read, field, report)
    setRule(worded, path, read)
  }
  if (problems.length > 0) return refuse(problems)
  const upgraded = unworded(worded as unknown as NonNullable<typeof words>)
  return upgraded.ok ? parseVariant(upgraded.value) : upgraded
}

function wordField(path: WordPath): Exclude<WordedField, Field> {
  return WORD_FIELDS.find((field) => field.path === path)!
}

const CLAUSE_PATH = /^last\.(\d+)(\+|(?:\.[a-z]+)*)$/

function isLastSeedPath(path: string): boolean {
  return (
    ['last', 'last+', 'passing'].includes(path) || /^passing\.[a-z]+$/.test(path) || CLAUSE_PATH.test(path)
  )
}

/**
 * Changes the clauses: `last=[…]` all of them, `last=ID` to those of a game, `last+={…}` adds one, `last.2={…}` replaces the
 * second, `last.2+={…}` adds one after it, `last.2.makes=2,3` changes a part. Nothing after `=` removes. The same for
 * `passing`.
 */
function changeLastSeed(tree: Tree, path: string, text: string): readonly VariantProblem[] {
  const last = tree['last'] as Tree[]
  if (path === 'last') {
    const preset = findPreset(text)
    tree['last'] = preset === undefined ? (text === '' ? [] : readJson(text)) : copyOf(preset.variant)['last']
    return []
  }
  if (path === 'last+') {
    last.push(readJson(text) as Tree)
    return []
  }
  if (path === 'passing') {
    tree['passing'] = text === '' ? null : readJson(text)
    return []
  }
  if (path.startsWith('passing.')) {
    const passing = (tree['passing'] ??= { at: 'any' }) as Tree
    setPart(passing, path.split('.').slice(1), text)
    return []
  }
  const [, number, rest = ''] = CLAUSE_PATH.exec(path)!
  const at = Number(number)
  const least = rest === '+' ? 0 : 1
  if (at < least || at > last.length)
    return [{ code: 'outOfRange', path: `last.${at}`, min: least, max: last.length, got: at }]
  if (rest === '+') last.splice(at, 0, readJson(text) as Tree)
  else if (rest !== '') setPart(last[at - 1]!, rest.slice(1).split('.'), text)
  else if (text === '') last.splice(at - 1, 1)
  else last[at - 1] = readJson(text) as Tree
  return []
}

/** Sets a part of a clause, or of its chain; nothing removes it. */
function setPart(clause: Tree, [key = '', ...inner]: readonly string[], text: string): void {
  if (inner.length > 0) {
    const whole = clause[key]
    // A chain that only has a direction is written as that word.
    const part =
      typeof whole === 'object' && whole !== null ? whole : whole === undefined ? {} : { way: whole }
    clause[key] = part
    setPart(part as Tree, inner, text)
  } else if (text === '') delete clause[key]
  else clause[key] = readPart(key, text)
}

const LISTS: ReadonlySet<string> = new Set(['if', 'take', 'claim'])
const WORDS: ReadonlySet<string> = new Set(['at', 'to', 'then', 'way'])

/** A part of a clause as typed: a word, a list of words, or counts such as `2,3`, `2+` and `3,even4+`. */
function readPart(key: string, text: string): unknown {
  if (/^\s*[[{]/.test(text)) return readJson(text)
  const parts = text.split(',').map((part) => part.trim())
  if (WORDS.has(key)) return text
  if (LISTS.has(key)) return parts
  if (key === 'most') return readNumber(text)
  const [only, ...more] = parts.map(readNumber)
  return more.length === 0 && typeof only === 'string' ? only : [only, ...more]
}

/** Numbers, lists such as `2,3` or `[2,3]`, and layouts as JSON; everything else is a word. */
function readValue(field: WordedField, value: string): unknown {
  switch (field.kind) {
    case 'choice':
      return value
    case 'integer':
      return readNumber(value)
    case 'counts':
      return readList(value)
    case 'layout':
      return value.trimStart().startsWith('{') ? readJson(value) : value
    default:
      return assertNever(field)
  }
}

function readList(text: string): unknown {
  const list = text.replace(/^\s*\[|\]\s*$/g, '').trim()
  return list === '' ? [] : list.split(',').map(readNumber)
}

/** JSON, also as documentation writes clauses: keys without quotes, words in single ones. */
function readJson(text: string): unknown {
  for (const json of [text, text.replaceAll("'", '"').replaceAll(/([{,]\s*)([A-Za-z]+)\s*:/g, '$1"$2":')]) {
    try {
      return JSON.parse(json) as unknown
    } catch {
      // Tried in the other form, or reported as a text where none is expected.
    }
  }
  return text
}

function readNumber(text: string): number | string {
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text
}

function copyOf(value: object): Tree {
  return JSON.parse(JSON.stringify(value)) as Tree
}

function setRule(tree: Tree, path: string, value: unknown): void {
  const [section, key] = path.split('.') as [Section, string]
  ;(tree[section] as Tree)[key] = value
}
