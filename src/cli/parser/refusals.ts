import { type Command, type CommanderError, InvalidArgumentError, type Option } from 'commander'
import { didYouMean } from '../../engine/experiments/spec/didYouMean'
import { likely } from '../../engine/nearest'
import { list, message, type Text } from '../../locales/message'
import { BadInput } from '../options/badInput'
import { isTyped, nameTyped } from './typedOptions'

/** Makes every option of a command and its subcommands report bad values in the same form. */
export function refuseBadValues(command: Command): void {
  for (const option of command.options) refuseBadValue(option)
  optionsOf.set(
    command.name(),
    command.options.flatMap(({ long, short }) => [long, short].filter((flag) => flag !== undefined)),
  )
  command.commands.forEach(refuseBadValues)
}

/** All names of the options of every command, by its name. */
const optionsOf = new Map<string, readonly string[]>()

/** The option that was probably meant, by either of its names, of the commands that were typed. */
function optionMeant(flag: string): string | undefined {
  const names = [...optionsOf].flatMap(([name, flags]) => (isTyped(name) ? flags : []))
  return likely(flag, names) ?? undefined
}

function refuseBadValue(option: Option): void {
  const parse = option.parseArg
  if (!parse) return
  option.argParser((value, previous) => {
    try {
      return parse(value, previous)
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error
      const reason = option.argChoices
        ? didYouMean(
            message('refusals.choices', { choices: list(option.argChoices, 'or') }),
            value,
            option.argChoices,
          )
        : error.message
      throw new BadInput(optionIn(option.flags), message('refusals.value', { value, reason }))
    }
  })
}

/** Refuses arguments that a command does not accept; a command with subcommands reports them itself. */
export function refuseStrays(command: Command): void {
  const { args, registeredArguments, commands } = command
  if (commands.length > 0 || registeredArguments.some(({ variadic }) => variadic)) return
  const strays = args.slice(registeredArguments.length)
  if (strays.length === 0) return
  throw new BadInput(command.name(), message('refusals.unexpectedArgument', { argument: strays.join(' ') }))
}

/** A parser error as our own error message: its code gives the reason, and it quotes the argument. */
export function refusalOf({ code, message: told }: CommanderError): BadInput {
  const quoted = /'([^]*)'/.exec(told)?.[1] ?? ''
  const [name = ''] = quoted.split(/[ ,]/)
  const like = /\(.*?(\S+)\?\)\s*$/.exec(told)?.[1]
  switch (code) {
    case 'commander.optionMissingArgument':
      return new BadInput(optionIn(quoted), message('refusals.noValue'))
    case 'commander.missingArgument':
      return new BadInput(name, message('refusals.noArgument'))
    case 'commander.unknownOption':
      return new BadInput('', unknown('Option', quoted, optionMeant(quoted) ?? like))
    case 'commander.unknownCommand':
      return new BadInput('', unknown('Command', quoted, like))
    default:
      return new BadInput('', told)
  }
}

/** The name of an option, as it was typed, in flags such as `--south, --first <AGENT>`. */
function optionIn(flags: string): string {
  return nameTyped(flags.split(/[ ,]+/).filter((word) => word.startsWith('-'))) ?? flags
}

function unknown(what: 'Option' | 'Command', name: string, like: string | undefined): Text {
  if (what === 'Option')
    return like === undefined
      ? message('refusals.unknownOption', { option: name })
      : message('refusals.unknownOptionLike', { option: name, like })
  return like === undefined
    ? message('refusals.unknownCommand', { command: name })
    : message('refusals.unknownCommandLike', { command: name, like })
}
