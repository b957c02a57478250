import type { Argument, Command, HelpConfiguration, Option } from 'commander'
import type { MessageKey } from '../../locales/message'
import { t } from '../output/language'

/** The headings of the parser's help texts, and our translations. */
const TITLES: Readonly<Record<string, Extract<MessageKey, `help.${string}`>>> = {
  'Usage:': 'help.usage',
  'Arguments:': 'help.arguments',
  'Options:': 'help.options',
  'Commands:': 'help.commands',
}

/** Help in the chosen language; the syntax of commands and options is the same in all. */
export const HELP: HelpConfiguration = {
  showGlobalOptions: false,
  subcommandTerm: termOf,
  styleTitle: (title) => titleOf(title),
  optionDescription: descriptionOf,
  argumentDescription: descriptionOf,
}

function titleOf(title: string): string {
  const key = TITLES[title]
  return key === undefined ? title : t(key as 'help.usage')
}

/** The description of an option or argument, with its accepted values and its default. */
function descriptionOf(described: Option | Argument): string {
  const { description, argChoices, defaultValue, defaultValueDescription } = described
  const extra: string[] = []
  if (argChoices) extra.push(t('help.choices', { choices: argChoices.join(', ') }))
  const isFlag = 'isBoolean' in described && described.isBoolean()
  const value = defaultValueDescription ?? String(defaultValue ?? '')
  if (value !== '' && !isFlag) {
    extra.push(t('help.default', { value }))
  }
  return extra.length === 0 ? description : `${description} (${extra.join('; ')})`
}

/** How the list of commands shows one: its options are listed by its own help. */
function termOf(command: Command): string {
  return [
    command.name(),
    ...command.registeredArguments.map((argument) => {
      const name = argument.variadic ? `${argument.name()}...` : argument.name()
      return argument.required ? `<${name}>` : `[${name}]`
    }),
  ].join(' ')
}

const EXAMPLES = [
  'simulate --variant congkak --games 100000 --seed 1',
  'matrix --agents novice,greedy,calculator:2 --games 2000 --csv matrix.csv',
  'simulate --variant kalah --holes 6 --seeds 4 --set last.2.across=0+ --json',
]

const EXIT_CODES = [
  [0, 'help.done'],
  [1, 'help.checkFailed'],
  [2, 'help.badInput'],
  [3, 'help.internalError'],
  [4, 'help.notWritten'],
  [130, 'help.stopped'],
] as const

/** Examples and exit codes, below the list of commands. */
export function afterHelp(): string {
  return [
    '',
    t('help.examples'),
    ...EXAMPLES.map((line) => `  lumbung ${line}`),
    '',
    t('help.exitCodes'),
    ...EXIT_CODES.map(([code, key]) => `  ${String(code).padEnd(5)}${t(key)}`),
  ].join('\n')
}
