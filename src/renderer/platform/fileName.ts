/** The most characters of a name: some file systems stop at 143, and an ending is added. */
const MOST = 110

/**
 * A name for a file, from words: small letters and digits of any script, with hyphens between. Later words
 * distinguish files about the same thing, so the first word is shortened if the name is too long.
 */
export function fileName(words: string | readonly string[], ending: string): string {
  const [first = '', ...others] = [words].flat().map(stemOf)
  const rest = others
    .filter(Boolean)
    .join('-')
    .slice(0, MOST - 30)
  const stem = [first.slice(0, MOST - rest.length).replace(/-$/, ''), rest].filter(Boolean).join('-')
  return `${stem || 'lumbung'}.${ending}`
}

function stemOf(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
