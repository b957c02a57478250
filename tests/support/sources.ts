import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** A source file, by its path from the project's folder. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** The files below a folder whose names match. */
export function sourcesIn(folder: string, ending: RegExp): readonly Source[] {
  return readdirSync(resolve(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: relative(resolve('.'), file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }))
}

/** Names that a file imports from another; `*` for all. */
export interface Import {
  readonly names: readonly string[]
  readonly from: string
}

const STATEMENT =
  /(?:import|export)\s+(?:type\s+)?(?:(\w+)\s*,?\s*)?(?:(\*)(?:\s+as\s+\w+)?|\{([^}]*)\})?\s*from\s*['"](\.[^'"?]+)(?:\?[^'"]*)?['"]/g
const CALL = /(?:import|importActual|mock|typeof import)\(\s*['"](\.[^'"?]+)(?:\?[^'"]*)?['"]/g

/** What a file imports from our files. */
export function importsOf({ path, text }: Source): readonly Import[] {
  const at = (specifier: string): string => join(dirname(path), specifier).split(sep).join('/')
  const statements = [...text.matchAll(STATEMENT)].map(([, byDefault, all, named = '', from = '']) => ({
    names: [...(byDefault ? ['default'] : []), ...(all ? ['*'] : []), ...namesIn(named)],
    from: at(from),
  }))
  return [
    ...statements,
    ...[...text.matchAll(CALL)].map(([, from = '']) => ({ names: ['*'], from: at(from) })),
  ]
}

const DECLARATION =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/gm
const LIST = /^export\s+(?:type\s+)?\{([^}]*)\}/gm

/** The names that a file exports. */
export function exportsOf({ text }: Source): readonly string[] {
  const declared = [...text.matchAll(DECLARATION)].map(([, name = '']) => name)
  const listed = [...text.matchAll(LIST)].flatMap(([, names = '']) =>
    names.split(',').map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  )
  return [...declared, ...listed.map((name) => name.replace(/^type\s+/, ''))].filter(Boolean)
}

function namesIn(list: string): readonly string[] {
  return list
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter(Boolean)
}
