import { hasWords } from '../../../engine/variant/catalogue/findPresets'

/**
 * Whether a text answers a search: each word of it, or a word that means the same, occurs in the text. Words that mean the
 * same come in groups: `capture, take, eat; claim, keep`.
 */
export function answers(text: string, search: string, synonyms: string): boolean {
  const groups = synonyms.split(';').map((group) => group.split(',').map((word) => word.trim()))
  return search
    .trim()
    .split(/\s+/)
    .every((word) => {
      const alike = groups.filter((group) => group.some((one) => startsAlike(one, word))).flat()
      return [word, ...alike].some((one) => hasWords(text, one))
    })
}

/** Whether somebody who typed so much of a word may mean it; a letter or two could mean anything. */
function startsAlike(word: string, typed: string): boolean {
  const [longer, shorter] = word.length > typed.length ? [word, typed] : [typed, word]
  return shorter.length >= 3 && longer.toLowerCase().startsWith(shorter.toLowerCase())
}
