import { PRESETS } from '../variant/catalogue'
import { FIELDS, valueAt } from '../variant/fields'
import type { Variant } from '../variant/variant'
import { factsOf, type Publication } from './publication'

/** BibTeX for the program, for the rules that were played, and for the table that was compared with. */
export function bibtex(run: Publication): string {
  const year = run.ended.slice(0, 4)
  const { published } = run.spec as { readonly published?: { readonly source?: unknown } | null }
  const sources = new Map(factsOf(run.spec).variants.map((variant) => [variant.source, variant]))
  return [
    entry('software', 'lumbung', {
      title: '{Lumbung}: a laboratory for sowing games',
      author: '{The Lumbung authors}',
      version: run.version,
      year,
      ...(run.commit === null ? {} : { note: `commit ${run.commit}` }),
    }),
    ...[...sources.values()].filter(({ source }) => source.trim() !== '').map(rulesEntry),
    ...(typeof published?.source === 'string'
      ? [entry('misc', 'published', { title: 'Published results', howpublished: tex(published.source) })]
      : []),
  ].join('\n')
}

function rulesEntry(variant: Variant, at: number): string {
  const { name, source } = variant
  const title = isAsPublished(variant) ? `Rules of ${tex(name)}` : `Rules on which ${tex(name)} is based`
  return entry('misc', `rules${at + 1}`, { title, howpublished: tex(source) })
}

/** What makes a game larger or smaller, but not another game. */
const SIZES: ReadonlySet<string> = new Set(['board.holes', 'start.seedsPerHole', 'start.layout'])

/** Whether the rules are those of a preset with the same source; a source does not vouch for rules that were changed. */
function isAsPublished(variant: Variant): boolean {
  const rules = FIELDS.map(({ path }) => path).filter((path) => !SIZES.has(path))
  const told = (each: Variant): string => JSON.stringify(rules.map((path) => valueAt(each, path)))
  return PRESETS.some(
    (preset) => preset.variant.source === variant.source && told(preset.variant) === told(variant),
  )
}

function entry(type: string, key: string, fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}},`)
  return `@${type}{${key},\n${lines.join('\n')}\n}\n`
}

/** Text escaped for TeX. */
function tex(text: string): string {
  return text.replace(/[\\{}]/g, '').replace(/[&%$#_]/g, (sign) => `\\${sign}`)
}
