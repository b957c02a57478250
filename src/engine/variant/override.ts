import { assertNever, refuse, type Result } from '../result'
import { findField, type Field } from './fields'
import { parseVariant } from './parse'
import type { Variant, VariantProblem } from './variant'
import type { Section } from './sections'
import type { RulePath } from './rulePaths'

/** Changes one rule, e.g. `override(kalah, 'sow.relay', 'own')`; the changed variant is checked as a whole. */
export function override(
  variant: Variant,
  path: string,
  value: string,
): Result<Variant, readonly VariantProblem[]> {
  return overrideAll(variant, [[path, value]])
}

/** Changes several rules at once, so that dependent changes can come in any order. */
export function overrideAll(
  variant: Variant,
  changes: readonly (readonly [path: string, value: string])[],
): Result<Variant, readonly VariantProblem[]> {
  const changed = structuredCopy(variant)
  const unknown: VariantProblem[] = []
  for (const [path, value] of changes) {
    const field = findField(path)
    if (field !== undefined) setAt(changed, field.path, readValue(field, value))
    else if (path === 'name' || path === 'source') changed[path] = value
    else unknown.push({ code: 'unknown', path })
  }
  if (unknown.length > 0) return refuse(unknown)
  return parseVariant(changed)
}

/** Numbers, lists such as `2,3` or `[2,3]`, and layouts as JSON; everything else is a word. */
function readValue(field: Field, value: string): unknown {
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

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function readNumber(text: string): number | string {
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text
}

type Tree = { [key: string]: unknown }

function structuredCopy(variant: Variant): Tree {
  return JSON.parse(JSON.stringify(variant)) as Tree
}

function setAt(tree: Tree, path: RulePath, value: unknown): void {
  const [section, key] = path.split('.') as [Section, string]
  ;(tree[section] as Tree)[key] = value
}
