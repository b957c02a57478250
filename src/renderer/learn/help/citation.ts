import cff from '../../../../CITATION.cff?raw'

/** The fields of CITATION.cff that a citation needs. */
interface Citation {
  readonly title: string
  readonly authors: readonly string[]
  readonly version: string
  readonly year: string
}

/** The citation of Lumbung itself. */
export const CITATION: Citation = readCitation(cff)

/** Reads the lines of a citation file that a citation needs; throws if one is missing. */
export function readCitation(text: string): Citation {
  const field = (name: string): string => {
    const value = new RegExp(`^${name}: *(.+)$`, 'm').exec(text)?.[1]
    if (value === undefined) throw new Error(`CITATION.cff has no ${name}.`)
    return bare(value)
  }
  const authors = [...text.matchAll(/^ +- name: *(.+)$/gm)].map(([, name]) => bare(name!))
  return {
    title: field('title'),
    authors,
    version: field('version'),
    year: field('date-released').slice(0, 4),
  }
}

/** The citation as a line of a bibliography. */
export function citationText({ authors, year, title, version }: Citation): string {
  return `${authors.join(', ')} (${year}). ${title} (version ${version}) [computer software].`
}

/** The citation as BibTeX. */
export function citationBibtex({ authors, year, title, version }: Citation): string {
  const fields = [
    ['author', `{${authors.join('} and {')}}`],
    ['title', title],
    ['version', version],
    ['year', year],
  ]
  return `@software{lumbung,\n${fields.map(([name, value]) => `  ${name} = {${value}},`).join('\n')}\n}\n`
}

function bare(value: string): string {
  return value.trim().replace(/^(['"])(.*)\1$/, '$2')
}
