import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { REGIONS } from '../../src/engine/variant/catalogue/regions'
import { sourcesIn, type Source } from '../support/sources'

/** Turns of phrase that do not read like English, and what to write instead. */
const AVOIDED: readonly (readonly [pattern: RegExp, better: string])[] = [
  [/\b(?:holes|seeds) a (?:side|hole)\b/, 'holes per side'],
  [
    /\b(?:games|moves|rounds|laps|seconds|nodes) an? (?:cell|game|move|round|second|turn|match)\b/,
    'games per cell',
  ],
  [/\b(?:CSV|file|line|row|rule) a (?:table|file|line|lap|turn)\b/, 'one CSV per table'],
  [/\bthe own (?:stores?|holes?|side|seeds)\b/, 'their own store'],
  [/\b(?:South|North|stores?) less (?:South|North|the)\b/, 'South minus North'],
  [/\bis no (?:player|agent|choice|variant|number|file|rule)\b/, 'unknown player “x”'],
  [/\bhas a fault\b|\ba fault of\b/, 'internal error'],
  [/\bno say (?:here|in this)\b/, 'not used in this game'],
  [/\b[Mm]end(?:s|ed)?\b/, 'fix'],
  [/\bbrought back\b/, 'restored'],
  [/\bleft the board\b/, 'replaced'],
  [/\bare level\b/, 'are tied'],
  [/\bgo on with\b/, 'continue with'],
  [/\bwhat it takes\b/, 'accepted values'],
  [/\bas far as seconds go\b/, 'within a few seconds'],
  [/\bcannot be told from\b/, 'does not differ beyond chance'],
  [/\bthe seed of all luck\b/, 'random seed'],
  [/\b[Ss]o too\b/, 'the same applies'],
  [/\bProven is\b/, 'It is proven that'],
]

const TEXTS: readonly Source[] = [
  ...sourcesIn('src/locales/en', /\.ts$/),
  ...sourcesIn('docs', /\.md$/),
  ...['README.md', 'CHANGELOG.md'].map((path) => ({ path, text: readFileSync(path, 'utf8') })),
]

test.each(AVOIDED)('no text says %s, but rather “%s”', (pattern) => {
  const found = TEXTS.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

/** Folders whose words are all messages; the list grows until it is all of src. */
const CONVERTED = [
  'src/cli',
  'src/main',
  'src/preload',
  'src/engine/agents',
  'src/engine/board',
  'src/engine/experiments',
  'src/engine/papers',
  'src/engine/players',
  'src/engine/rules',
  'src/engine/solver',
  'src/engine/strategies',
  'src/engine/variant',
  'src/renderer/app',
  'src/renderer/board',
  'src/renderer/experiments',
  'src/renderer/game',
  'src/renderer/papers',
  'src/renderer/platform',
  'src/renderer/reports',
  'src/renderer/results',
  'src/renderer/storage',
  'src/renderer/ui',
  'src/renderer/variants',
]

/** Answers of the file service that only programs read. */
const FOR_PROGRAMS = new Set(['Only GET and HEAD.', 'Outside of the app.', 'Not here.'])

/** Words of CSV files, publications, and names of lines and variants in the settings of runs: the same in every language. */
const GIVEN_NAMES = new Set([
  'South wins',
  'North wins',
  'All three',
  'Chen et al. 2022',
  'Chen et al. 2022, Table 2',
  'Sample game',
  'KalahAlt with empty capture',
  'Kalah with multiple captures',
])
/** Publications, and the names that files have for games, beside their messages. */
const GIVEN_NAME_FILES = new Set(['src/engine/papers/bibliography.ts', 'src/engine/variant/variantTitle.ts'])

/** Fields of the catalogues of games and strategies that hold names and citations, the same in every language. */
const NAMES: ReadonlySet<string> = new Set(['name', 'otherNames', 'source'])

/** How files and filters name regions, in any language. */
const REGION_NAMES: ReadonlySet<string> = new Set(REGIONS)

/** Words after a capital, or words that end with a full stop. */
const SENTENCE = /^[A-Z][\p{L}’']+ \p{L}|\p{L}{2,}[,;:]? \S.*[^.]\.$/u

function isSentence(text: string): boolean {
  return (
    SENTENCE.test(text.trim()) && !FOR_PROGRAMS.has(text) && !REGION_NAMES.has(text) && !GIVEN_NAMES.has(text)
  )
}

/** The strings of a program that people could read; what is thrown is for whoever looks for the mistake. */
function stringsOf(path: string, code: string): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return
    if (ts.isPropertyAssignment(node) && path.includes('/catalogue/') && NAMES.has(node.name.getText()))
      return
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) return
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isTemplateExpression(node)) {
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true))
  return found
}

/** A file's own code: of a component its script, and what its template computes. */
function codeOf({ path, text }: Source): readonly string[] {
  if (path.endsWith('.ts')) return [text]
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? ''
  const template = /<template>([\s\S]*)<\/template>/.exec(text)?.[1] ?? ''
  const computed = [...template.matchAll(/(?:[:@#][\w.:-]+|v-[\w:-]+)="([^"]*)"|\{\{([\s\S]*?)\}\}/g)]
  return [script, ...computed.map(([, attribute, shown]) => `(${attribute ?? shown ?? ''})`)]
}

test.each(CONVERTED)('%s holds no sentence of its own', (folder) => {
  const sources = sourcesIn(folder, /\.(?:ts|vue)$/).filter(({ path }) => !GIVEN_NAME_FILES.has(path))
  const found = sources.flatMap((source) =>
    codeOf(source)
      .flatMap((code) => stringsOf(source.path, code))
      .filter(isSentence)
      .map((text) => `${source.path}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['Nothing was copied', true],
  ['it could not be read.', true],
  ['Storage failed: …', true],
  ['Escape', false],
  ['set aside 12', false],
  ['1 … 9', false],
  ['./file.ts', false],
])('%s is a sentence: %s', (text, is) => {
  expect(isSentence(text)).toBe(is)
})
