import { forTerminal } from '../../engine/escape'
import { bestLanguage, LANGUAGES, type LanguageCode } from '../../locales/language'
import { createSpeech } from '../../locales/speech'

const plain = createSpeech()

/** What the command line says, in the language of this process; names in it never act on the terminal. */
export const speech: typeof plain = {
  speak: plain.speak,
  get formats() {
    return plain.formats
  },
  say: (text) => forTerminal(plain.say(text)),
  t: (...told) => forTerminal(plain.t(...told)),
}

export const { speak, say, t } = speech

/** The requested language: from `--lang`, otherwise from the usual environment variables. */
export function languageWanted(argv: readonly string[], env: NodeJS.ProcessEnv): LanguageCode {
  const at = argv.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const asked = at < 0 ? undefined : (argv[at]!.split('=')[1] ?? argv[at + 1])
  if (asked !== undefined && isLanguage(asked)) return asked
  return bestLanguage([env.LC_ALL, env.LC_MESSAGES, env.LANG].filter((each) => Boolean(each)) as string[])
}

function isLanguage(name: string): name is LanguageCode {
  return Object.hasOwn(LANGUAGES, name)
}
