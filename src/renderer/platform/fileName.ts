/** The most characters of a name: some file systems stop at 143, and an ending is added. */
const MOST = 110
/** The most characters of the later words, so that the first keep some room. */
const MOST_LATER = 60

/**
 * A name for a file, from words: small letters and digits of any script, with hyphens between. Later words distinguish
 * files about the same thing. Words that are too long lose their middle, because sizes and random seeds are at their
 * end; a checksum of the whole then keeps two such names apart.
 */
export function fileName(words: string | readonly string[], ending: string): string {
  const [first = '', ...others] = [words].flat().map(stemOf)
  const later = others.filter(Boolean).join('-')
  const rest = shortened(later, MOST_LATER)
  const stem = [shortened(first, MOST - rest.length), rest].filter(Boolean).join('-')
  return `${stem || 'lumbung'}.${ending}`
}

/** A stem without whole words from its middle, if it is too long. */
function shortened(stem: string, most: number): string {
  if (stem.length <= most) return stem
  const mark = checksumOf(stem)
  const half = Math.floor((most - mark.length - 2) / 2)
  // Half a word says nothing, but scripts without spaces have no words to cut between.
  const head = stem.slice(0, half).replace(/(?<=.{8})-[^-]*$/u, '')
  const tail = stem.slice(-half).replace(/^[^-]*-(?=.{8})/u, '')
  return [head, mark, tail].map((part) => part.replace(/^-|-$/g, '')).join('-')
}

/** Four letters and digits that differ for nearly all pairs of names. */
function checksumOf(text: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(36).padStart(4, '0').slice(-4)
}

function stemOf(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
