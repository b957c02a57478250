import { join } from 'node:path'
import { runnerImport } from 'vite'
import type * as codes from '../src/engine/kernel/codes.ts'
import { ROOT } from './root.ts'

type Codes = typeof codes

const CODES = join(ROOT, 'src/engine/kernel/codes.ts')
/** What the generated module follows from. */
export const VOCABULARY = join(ROOT, 'src/engine/variant/vocabulary.ts')

/** The module of the kernel that is generated; there is no such file. */
export const GENERATED = 'kernel/assembly/vocabulary.ts'

let generated: Promise<string> | undefined

/** The vocabulary in AssemblyScript, as the file now says. */
export function kernelVocabulary(): Promise<string> {
  return (generated ??= runnerImport<Codes>(CODES).then(({ module }) => textOf(module)))
}

/** Has the vocabulary read again, because a file has changed. */
export function forgetVocabulary(): void {
  generated = undefined
}

/** An enum per rule that is a word, and a variable per rule, named after its path. */
function textOf({ FLAGS, NUMBERED }: Codes): string {
  const flags = Object.keys(FLAGS)
  const enums = NUMBERED.flatMap((field) =>
    field.kind === 'choice'
      ? `@inline\nexport enum ${capitalised(nameOf(field.path))} { ${field.choices.join(', ')} }`
      : [],
  )
  const numbers = [...NUMBERED.map(({ path }) => nameOf(path)), 'batchMode']
  const from = 4 * numbers.length
  return [
    '// Generated from variant/vocabulary.ts.',
    ...enums,
    `export const RULES: usize = memory.data(${from + 4 * flags.length}, 16)`,
    ...numbers.map((name) => `export let ${name}: i32 = 0`),
    ...flags.map((name) => `export let ${name}: bool = false`),
    'export function loadVocabulary(): void {',
    ...numbers.map((name, place) => `  ${name} = load<i32>(RULES, ${4 * place})`),
    ...flags.map((name, place) => `  ${name} = load<i32>(RULES, ${from + 4 * place}) != 0`),
    '}',
    '',
  ].join('\n')
}

/** `sow.origin` is sowOrigin. */
function nameOf(path: string): string {
  const [section, name] = path.split('.') as [string, string]
  return section + capitalised(name)
}

function capitalised(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1)
}
