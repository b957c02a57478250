import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { REGIONS } from '../../src/engine/variant/catalogue/regions'
import { sourcesIn, type Source } from '../support/sources'

/** What a rate is counted by, and per what; “moves a second” is written “moves per second”. */
const COUNTED =
  'holes|seeds|games|moves|rounds|laps|nodes|positions|rows|tasks|seconds|stops|claims|CSVs?|lines?|loops?|sentences?'
const PER =
  'side|cell|game|move|round|second|turn|match|kind|lap|table|file|row|run|word|language|worker|minute|search|size'

/** Turns of phrase that do not read like English, and what to write instead. */
const AVOIDED: readonly (readonly [pattern: RegExp, better: string])[] = [
  [new RegExp(`\\b(?:${COUNTED}) an? (?:${PER})\\b(?!’s|'s)`), 'games per cell'],
  [/\b(?:one hole|seeds each|\d+ seeds) a (?:side|hole)\b/, 'holes per side'],
  [/\bonce a (?:size|game|turn|round)\b(?! is)/, 'once per size'],
  [/\bthe own\b/, 'their own store'],
  [/\b(?:South|North|stores?) less (?:South|North|the)\b/, 'South minus North'],
  [
    /(?<!\bthere )\bis no (?:player|agent|choice|variant|number|file|rule|formula|preset|command|strategy)\b/,
    'unknown player “x”, is not a number',
  ],
  [/\bhas a fault\b|\ba fault of\b/, 'internal error'],
  [/\bno say\b/, 'not used in this game'],
  [/(?<!-)\b[Mm]end(?:s|ed|ing)?\b/, 'fix'],
  [/\bbrought back\b/, 'restored'],
  [/\bleft the board\b/, 'replaced'],
  [/\b(?:are|is) level\b/, 'are tied'],
  [/\b(?:go|goes|went) on (?:with|for ever)\b/, 'continue with'],
  [/\bwhat it takes\b/, 'accepted values'],
  [
    /\bas far as (?:seconds|it got|it is there|its budget|the memory|the effort)\b/,
    'within a few seconds, so far',
  ],
  [/\b(?:can|could)(?:not| not)? be told (?:from|apart)\b/, 'does not differ, can be distinguished'],
  [/\bthe seed of all luck\b|\bwhere there is luck\b|\bby luck alone\b/, 'random seed, chance'],
  [/\b[Ss]o too\b/, 'the same applies'],
  [/\b(?:Proven|Told|Tested) is\b/, 'It is proven that'],
  [/\b(?:files?|errors?|bugs?|refusals?) of ours\b|\bnone of ours\b/, 'a Lumbung file, an internal error'],
  [/\bin a \w+ of (?:its|their) own\b/, 'in its own file'],
  [/\bthousands? (?:of )?millions?\b/, 'billion'],
  [/\bhole of (?:yours|theirs)\b/, 'one of your empty holes'],
  [/\bwhichever way was sown\b/, 'whatever the direction of sowing'],
  [/\b(?:go|goes|went) on (?:from|in|as|until)\b/, 'continues from'],
  [/\b(?:that|which) (?:is|are) none\b/, 'that is not a number'],
  [/\bfor want of\b/, 'for lack of'],
  [/\b[Ww]ho wins how often\b/, 'how often each side wins'],
  [/\bheld against\b/, 'compared with'],
  [/\blets? go of\b/, 'releases'],
  [/\btells? (?:of|first|as much)\b|\bis told of\b/, 'reports, says first, shows as much'],
  [/\d %(?=[.,;:)]|$| (?:of|at|interval|level|confidence|from|to)\b)/, '95%, without a space'],
]

/** Files that quote what to avoid. */
const QUOTING = new Set(['CONTRIBUTING.md', 'tests/project/words.test.ts'])

/** Everything written for people: messages, documents, and the comments and names of tests in all code. */
const TEXTS: readonly Source[] = [
  ...['src', 'tests', 'bench', 'stress', 'build'].flatMap((folder) => sourcesIn(folder, /\.(?:ts|vue|cpp)$/)),
  ...['scripts', '.github'].flatMap((folder) => sourcesIn(folder, /\.(?:mjs|sh|yml)$|^[^.]+$/)),
  ...sourcesIn('src', /\.(?:css|html)$/),
  ...['docs', 'bench'].flatMap((folder) => sourcesIn(folder, /\.md$/)),
  ...readdirSync('.')
    .filter((name) => /\.(?:md|ts|js|yml|def)$|^Dockerfile$/.test(name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
].filter(({ path }) => !QUOTING.has(path) && !/^src\/locales\/(?!en\/)[a-z]+\//.test(path))

test.each(AVOIDED)('no text says %s, but rather “%s”', (pattern) => {
  const found = TEXTS.flatMap(({ path, text }) =>
    pattern.test(text)
      ? text
          .split('\n')
          .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : []))
      : [],
  )
  expect(found).toEqual([])
})

test.each([
  ['20 games a cell', true],
  ['Makes a hole a side’s for good', false],
  ['“x” is no player', true],
  ['there is no file', false],
  ['sows into the own store', true],
])('“%s” is found: %s', (text, is) => {
  expect(AVOIDED.some(([pattern]) => pattern.test(text))).toBe(is)
})

/** Where code lives. All words that people read are messages there. */
const FOLDERS = [
  'src/cli',
  'src/bots',
  'src/cluster',
  'src/main',
  'src/preload',
  'src/workers',
  ...foldersIn('src/engine'),
  ...foldersIn('src/renderer').filter((folder) => folder !== 'src/renderer/assets'),
]

function foldersIn(parent: string): readonly string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)
}

/** Answers of the file service, which only programs read. */
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
  'Process Run Crate',
  'Lumbung Figure',
  'Lumbung Symbols',
])
/** Publications, entries for a bibliography, and the names that files have for games, beside their messages. */
const GIVEN_NAME_FILES = new Set([
  'src/engine/papers/bibliography.ts',
  'src/engine/publish/citation.ts',
  'src/renderer/learn/help/citation.ts',
  'src/engine/variant/variantTitle.ts',
  'src/engine/variant/catalogue/searchPresets.ts',
  'src/engine/variant/catalogue/countries.ts',
])

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

/** The strings of a program that people could read; what is thrown is for programmers. */
function stringsOf(path: string, code: string): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return
    if (ts.isPropertyAssignment(node) && path.includes('/catalogue/') && NAMES.has(node.name.getText()))
      return
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) return
    if (ts.isNewExpression(node) && node.expression.getText() === 'Error') return
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isTemplateExpression(node)) {
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true))
  return found
}

/** The code of a file: for a component, its script and the expressions of its template. */
function codeOf({ path, text }: Source): readonly string[] {
  if (path.endsWith('.ts')) return [text]
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? ''
  const template = /<template>([\s\S]*)<\/template>/.exec(text)?.[1] ?? ''
  const computed = [...template.matchAll(/(?:[:@#][\w.:-]+|v-[\w:-]+)="([^"]*)"|\{\{([\s\S]*?)\}\}/g)]
  return [script, ...computed.map(([, attribute, shown]) => `(${attribute ?? shown ?? ''})`)]
}

test.each(FOLDERS)('%s holds no sentences', (folder) => {
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
