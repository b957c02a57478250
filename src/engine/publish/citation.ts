import { forTex } from '../escape'
import { type Paper, PAPERS } from '../papers/bibliography'
import { hasChangedRules } from '../variant/catalogue/closestPreset'
import type { Variant } from '../variant/variant'
import { factsOf, type Publication } from './publication'

/** The program that made something, and in which year. */
interface Made {
  readonly version: string
  readonly commit: string | null
  readonly year: string | null
}

/** BibTeX for the program, for the rules that were played, and for the table that was compared with. */
export function bibtex(run: Publication): string {
  return entriesFor([run.spec], { ...run, year: run.ended.slice(0, 4) })
}

/** BibTeX for all runs of a study; no day, so that it stays the same. */
export function studyBibtex(
  { runs, date }: { readonly runs: readonly { readonly spec: object }[]; readonly date: string | null },
  made: Omit<Made, 'year'>,
): string {
  return entriesFor(
    runs.map(({ spec }) => spec),
    { ...made, year: date?.slice(0, 4) ?? null },
  )
}

function entriesFor(specs: readonly object[], { version, commit, year }: Made): string {
  const variants = specs.flatMap((spec) => factsOf(spec).variants)
  const rules = new Map(variants.map((variant) => [variant.source, variant]))
  const compared = specs.flatMap((spec) => {
    const { published } = spec as { readonly published?: { readonly source?: unknown } | null }
    return typeof published?.source === 'string' ? [published.source] : []
  })
  const sources = [...new Set([...rules.keys(), ...compared])]
  const papers = PAPERS.filter((paper) => sources.some((source) => names(source, paper)))
  const isPaper = (source: string): boolean => papers.some((paper) => names(source, paper))
  return [
    entry('software', 'lumbung', {
      title: '{Lumbung}: a laboratory for sowing games',
      author: '{The Lumbung authors}',
      version,
      ...(year === null ? {} : { year }),
      ...(commit === null ? {} : { note: `commit ${commit}` }),
    }),
    ...papers.map(paperEntry),
    ...[...rules.values()].filter(({ source }) => source.trim() !== '').map(rulesEntry),
    ...[...new Set(compared)]
      .filter((source) => !isPaper(source))
      .map((source) =>
        entry('misc', 'published', { title: 'Published results', howpublished: forTex(source) }),
      ),
  ].join('\n')
}

/** Whether a source names a paper: its first author and its year. */
function names(source: string, { authors, year }: Paper): boolean {
  const first = surnameOf(authors.split(',')[0] ?? '')
  return source.includes(first) && source.includes(String(year))
}

function surnameOf(author: string): string {
  return author.trim().split(' ').slice(-1)[0] ?? ''
}

/** A volume with its number and pages, as venues are written: `Journal 44(5), 1164–1171`. */
const VOLUME = /^(.+?) (\d+)(?:\((\d+)\))?(?:, (\d+)[–-](\d+))?$/

function paperEntry(paper: Paper): string {
  const [, journal, volume, number, from, to] = VOLUME.exec(paper.venue) ?? []
  const key = `${surnameOf(paper.authors.split(',')[0] ?? '').toLowerCase()}${paper.year}`
  const isConference = /conference|proceedings/i.test(paper.venue)
  return entry(journal ? 'article' : isConference ? 'inproceedings' : 'misc', key, {
    author: forTex(paper.authors.split(', ').join(' and ')),
    title: `{${forTex(paper.title)}}`,
    ...(journal
      ? {
          journal: forTex(journal),
          volume: volume!,
          ...(number ? { number } : {}),
          ...(from && to ? { pages: `${from}--${to}` } : {}),
        }
      : { [isConference ? 'booktitle' : 'howpublished']: forTex(paper.venue) }),
    year: String(paper.year),
    ...(paper.doi === undefined ? {} : { [paper.doi.startsWith('10.') ? 'doi' : 'url']: paper.doi }),
  })
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
