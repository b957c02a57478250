import { forTex } from '../escape'
import { hasChangedRules } from '../variant/catalogue/closestPreset'
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
      ? [entry('misc', 'published', { title: 'Published results', howpublished: forTex(published.source) })]
      : []),
  ].join('\n')
}

function rulesEntry(variant: Variant, at: number): string {
  const { name, source } = variant
  const title = hasChangedRules(variant)
    ? `Rules on which ${forTex(name)} is based`
    : `Rules of ${forTex(name)}`
  return entry('misc', `rules${at + 1}`, { title, howpublished: forTex(source) })
}

function entry(type: string, key: string, fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}},`)
  return `@${type}{${key},\n${lines.join('\n')}\n}\n`
}
