import { refuse, type Result } from '../result'
import { FIELDS } from './fields'
import { parseVariant } from './parse'
import type { Variant, VariantProblem } from './variant'

/** Changes one rule, e.g. `override(kalah, 'sow.relay', 'own')`; the changed variant is proved legal as a whole. */
export function override(
  variant: Variant,
  path: string,
  value: string,
): Result<Variant, readonly VariantProblem[]> {
  return overrideAll(variant, [[path, value]])
}

/** Changes several rules at once, so that a change that needs another need not come in any order. */
export function overrideAll(
  variant: Variant,
  changes: readonly (readonly [path: string, value: string])[],
): Result<Variant, readonly VariantProblem[]> {
  const changed = structuredCopy(variant)
  const unknown: VariantProblem[] = []
  for (const [path, value] of changes) {
    if (!isSettable(path)) unknown.push({ code: 'unknown', path })
    else setAt(changed, path, readValue(path, value))
  }
  if (unknown.length > 0) return refuse(unknown)
  return parseVariant(changed)
}

/** Whether a path names something that can be overridden. */
function isSettable(path: string): boolean {
  const others = ['name', 'source', 'start.layout', 'turn.captureCounts']
  return others.includes(path) || FIELDS.some((field) => field.path === path)
}

/** Numbers, lists such as `2,3` or `[2,3]`, and layouts as JSON; everything else is a word. */
function readValue(path: string, value: string): unknown {
  const field = FIELDS.find((candidate) => candidate.path === path)
  if (field?.kind === 'integer') return readNumber(value)
  if (path === 'turn.captureCounts') {
    const list = value.replace(/^\s*\[|\]\s*$/g, '').trim()
    return list === '' ? [] : list.split(',').map(readNumber)
  }
  if (path === 'start.layout' && value.trimStart().startsWith('{')) {
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  }
  return value
}

function readNumber(text: string): number | string {
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text
}

type Tree = { [key: string]: unknown }

function structuredCopy(variant: Variant): Tree {
  return JSON.parse(JSON.stringify(variant)) as Tree
}

function setAt(tree: Tree, path: string, value: unknown): void {
  const [section, key] = path.split('.')
  if (key === undefined) tree[section!] = value
  else (tree[section!] as Tree)[key] = value
}
