/** A name for a file, from words: small letters and digits of any script, with hyphens between. */
export function fileName(words: string, ending: string): string {
  const stem = words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  return `${stem || 'lumbung'}.${ending}`
}
