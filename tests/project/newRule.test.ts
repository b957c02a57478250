import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import type { WordPath } from '../../src/engine/variant/fields'
import { WORDS } from '../support/words'
import { VOCABULARY } from '../../src/engine/variant/vocabulary'

const VOCABULARY_FILE = resolve('src/engine/variant/vocabulary.ts')
const FORM = 'src/renderer/variants/form.ts'
const GENERATOR = 'tests/support/generators/variants.ts'

/** The table that says which fast paths support each word; of clauses it asks about whole lists. */
const TRAITS = 'src/engine/variant/support.ts'

/** The file of the reference rules that implements each rule. */
const CARRIED_OUT: Readonly<Record<WordPath, string>> = {
  'board.rows': 'variant/consequences.ts',
  'board.stores': 'rules/route.ts',
  'start.first': 'rules/match.ts',
  'start.turned': 'rules/match.ts',
  'start.deal': 'rules/deal.ts',
  'start.placing': 'rules/otherMove.ts',
  'lift.singles': 'rules/choices/liftable.ts',
  'lift.pairs': 'rules/choices/liftable.ts',
  'lift.reach': 'rules/choices/liftable.ts',
  'lift.opening': 'rules/choices/liftable.ts',
  'lift.facing': 'rules/choices/liftable.ts',
  'lift.reserve': 'rules/laps/entering.ts',
  'lift.rows': 'rules/choices/liftable.ts',
  'lift.onlyThreat': 'rules/lapEnd.ts',
  'lift.undo': 'rules/laps/history.ts',
  'sow.direction': 'board/choice.ts',
  'sow.origin': 'rules/sow.ts',
  'sow.reverse': 'board/choice.ts',
  'sow.reversing': 'rules/route.ts',
  'sow.leave': 'rules/sow.ts',
  'sow.skips': 'rules/sow.ts',
  'sow.before': 'rules/laps/before.ts',
  'sow.turning': 'rules/move.ts',
  'sow.firstMove': 'rules/laps/firstMove.ts',
  'turn.starterWaits': 'rules/laps/history.ts',
  'turn.noMove': 'rules/round.ts',
  'turn.mustFeed': 'rules/legal.ts',
  'turn.mustCapture': 'rules/choices/liftable.ts',
  'turn.laterCaptures': 'rules/lapEnd.ts',
  'turn.grandSlam': 'rules/legal.ts',
  'claim.closed': 'variant/clauses/clause.ts',
  'claim.fixed': 'rules/laps/claims.ts',
  'claim.sowing': 'rules/sow.ts',
  'claim.captured': 'rules/captures.ts',
  'end.when': 'rules/round.ts',
  'end.fewTo': 'rules/move.ts',
  'end.leftovers': 'rules/ends/leftovers.ts',
  'end.repetition': 'rules/ends/leftovers.ts',
  'end.repeats': 'rules/ends/repetition.ts',
  'win.by': 'rules/round.ts',
  'match.length': 'rules/match.ts',
  'match.refill': 'rules/refill.ts',
  'match.burnt': 'rules/route.ts',
  'match.nextFirst': 'rules/refill.ts',
}

/** The file in which rules are put in words. */
const SENTENCES = 'src/engine/variant/sentences/rules.ts'

/** Rules covered by another sentence, so that their words need none. */
const SAID_ELSEWHERE: readonly WordPath[] = ['end.fewTo']

const options: ts.CompilerOptions = {
  ...ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.base.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  ).options,
  lib: ['lib.es2023.d.ts'],
  types: [],
  noErrorTruncation: true,
}

const roots = [
  ...['src/engine/variant', 'src/engine/board', 'src/engine/rules'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`),
  ),
  FORM,
  GENERATOR,
].map((file) => resolve(file))

const parsed = new Map<string, ts.SourceFile | undefined>()

/** The compiler's errors in these files with a changed vocabulary; nothing on disk changes. */
function complaints(
  vocabulary: string,
  files: readonly string[],
): readonly { readonly file: string; readonly message: string }[] {
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version, ...rest) => {
    if (resolve(name) === VOCABULARY_FILE) return ts.createSourceFile(name, vocabulary, version, true)
    if (!parsed.has(name)) parsed.set(name, read(name, version, ...rest))
    return parsed.get(name)
  }
  const program = ts.createProgram(roots, options, host)
  return [...new Set(files)].flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(resolve(file))).map(({ messageText }) => ({
      file,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    })),
  )
}

const source = ts.sys.readFile(VOCABULARY_FILE)!

test('a new word of any rule does not compile until everything supports it', { timeout: 600_000 }, () => {
  const paths = Object.keys(WORDS) as WordPath[]
  const newWord = (path: WordPath) => `new_${path.replace('.', '_')}`
  const grown = paths.reduce(
    (text, path) => text.replace(new RegExp(`('${path}': \\[[^\\]]*?),?\\s*\\]`), `$1, '${newWord(path)}']`),
    source,
  )
  const wantedFor = (path: WordPath) => [
    TRAITS,
    ...(SAID_ELSEWHERE.includes(path) ? [] : [SENTENCES]),
    `src/engine/${CARRIED_OUT[path]}`,
    FORM,
  ]
  const found = complaints(grown, paths.flatMap(wantedFor))
  for (const path of paths) {
    const files = new Set(
      found.filter(({ message }) => message.includes(newWord(path))).map(({ file }) => file),
    )
    const wanted = wantedFor(path)
    expect(
      wanted.filter((file) => !files.has(file)),
      path,
    ).toEqual([])
  }
})

test('a new rule does not compile until everything supports it', { timeout: 600_000 }, () => {
  const rules = { newWord: `['plain', 'odd']`, newNumber: '{ min: 0, max: 9, usual: 0 }' }
  const lines = Object.entries(rules).map(([name, values]) => `'turn.${name}': ${values},`)
  const grown = source.replace(`'end.when': [`, `${lines.join('\n  ')}\n  'end.when': [`)
  const everywhere = [TRAITS, SENTENCES, FORM]
  const found = complaints(grown, [...everywhere, GENERATOR])
  for (const [name, wanted] of [
    ['newWord', everywhere],
    ['newNumber', [...everywhere, GENERATOR]],
  ] as const) {
    expect(Object.keys(VOCABULARY)).not.toContain(`turn.${name}`)
    const files = new Set(found.filter(({ message }) => message.includes(name)).map(({ file }) => file))
    expect(
      wanted.filter((file) => !files.has(file)),
      name,
    ).toEqual([])
  }
})
