import type { Volume, VolumeWords } from './message'

/** What a language is called by its speakers, and the tag that numbers and dates follow. */
interface Language {
  readonly name: string
  readonly tag: string
}

const ABOUT = import.meta.glob<Language>('./*/language.json', { eager: true, import: 'default' })
/** One file per volume; English is source code instead. */
const WORDS = import.meta.glob<VolumeWords>(['./*/*.json', '!./*/language.json'], { import: 'default' })

/** A language by the name of its folder, such as `ms`. */
export type LanguageCode = string

/** All languages Lumbung speaks, by code: one per folder. */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = Object.fromEntries(
  Object.entries(ABOUT).map(([path, language]) => [path.split('/')[1]!, language]),
)

/** Reads a volume of a language other than English. */
export async function readVolume(code: LanguageCode, volume: Volume): Promise<VolumeWords> {
  const read = WORDS[`./${code}/${volume}.json`]
  if (read === undefined) throw new Error(`There is no volume ${volume} in the language ${code}.`)
  return read()
}

/** The best match for the system's languages (`ms-MY`, `id_ID.UTF-8`), in order of preference; otherwise English. */
export function bestLanguage(wanted: readonly string[]): LanguageCode {
  for (const each of wanted) {
    const code = each.toLowerCase().split(/[-_.]/)[0]!
    if (code in LANGUAGES) return code
    // Browsers may still use the old code for Indonesian.
    if (code === 'in') return 'id'
  }
  return 'en'
}
