import { compile, createCoreContext, registerMessageCompiler, translate } from '@intlify/core-base'
import { en } from '../../locales/en'
import { formatsOf } from '../../locales/format'
import { bestLanguage, LANGUAGES, wordsOf, type LanguageCode } from '../../locales/language'
import { message, type Catalogue, type MessageKey, type Text } from '../../locales/message'
import { flatten, speaker, type Speaker } from '../../locales/say'

registerMessageCompiler(compile)

/** Speaks the language of this process; English until another is chosen. */
let current = speakerOf('en', en)

/** The language asked for: by `--lang`, else by the variables that every system has for it. */
export function languageWanted(argv: readonly string[], env: NodeJS.ProcessEnv): LanguageCode {
  const at = argv.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const asked = at < 0 ? undefined : (argv[at]!.split('=')[1] ?? argv[at + 1])
  if (asked !== undefined && isLanguage(asked)) return asked
  return bestLanguage([env.LC_ALL, env.LC_MESSAGES, env.LANG].filter((each) => Boolean(each)) as string[])
}

function isLanguage(name: string): name is LanguageCode {
  return Object.hasOwn(LANGUAGES, name)
}

/** From now on everything is said in this language. */
export async function speak(code: LanguageCode): Promise<void> {
  current = speakerOf(code, await wordsOf(code))
}

/** Says a text in the language of this process. */
export function say(text: Text): string {
  return current.say(text)
}

/** Says the message of a key in the language of this process. */
export function t<K extends MessageKey>(...told: Parameters<typeof message<K>>): string {
  return say(message(...told))
}

function speakerOf(code: LanguageCode, words: Catalogue): Speaker {
  const context = createCoreContext({
    locale: code,
    messages: { [code]: flatten(words) },
    messageResolver: (messages, key) => (messages as Record<string, string>)[key] ?? null,
  })
  return speaker(
    (key, gaps, choice) =>
      String(choice === undefined ? translate(context, key, gaps) : translate(context, key, gaps, choice)),
    formatsOf(LANGUAGES[code]!.tag),
  )
}
