/// <reference types="vite/client" />
import { Command, CommanderError, Option } from 'commander'
import { version } from '../../package.json'
import { LANGUAGES } from '../locales/language'
import { BadInput, clipped } from './options/badInput'
import { languageWanted, speak } from './output/language'
import { CannotWrite } from './output/outputFile'
import { answerIsOut, nothingAnsweredYet, readerLeft, saveUnanswered } from './run/pendingAnswer'
import { noteCommand } from './output/provenance'
import { Stopped } from './run/stopped'

/** A file of `commands/`: it adds one command, whole, to the program. */
interface CommandFile {
  register(program: Command): void
}

const FILES = import.meta.glob<CommandFile>('./commands/*.ts', { eager: true })

/** The order in which the help lists the commands. */
const ORDER = [
  ...['variants', 'play'],
  ...['simulate', 'matrix', 'skill-curve', 'compare', 'survey', 'rounds', 'merge'],
  ...['openings', 'solve', 'values', 'tree', 'sweep', 'check-strategy', 'layouts'],
  ...['reproduce', 'bench'],
]

const AFTER_HELP = `
Examples:
  lumbung simulate --variant congkak --games 100000 --seed 1
  lumbung matrix --agents novice,greedy,calculator:2 --games 2000 --csv matrix.csv
  lumbung simulate --variant kalah --holes 6 --seeds 4 --set turn.emptyOpposite=takeLast --json

Exit codes: 0 done, 1 a check failed, 2 bad input, 3 internal error, 4 the answer could not be written,
130 stopped by Ctrl-C.`

/** Runs one command, or explains them all where none is named; sets the exit code as the help lists it. */
export async function main(argv: readonly string[]): Promise<void> {
  process.stdout.off('error', onOutputError).on('error', onOutputError)
  nothingAnsweredYet()
  try {
    await speak(languageWanted(argv, process.env))
    noteCommand(argv.slice(2))
    await parse(programOf(), argv.slice(2))
    await stdoutIsWritten()
    answerIsOut()
  } catch (error) {
    process.exitCode = exitCodeOf(error)
    const saved = error instanceof Stopped ? null : saveUnanswered()
    if (saved !== null) process.stderr.write(`${saved}\n`)
  }
}

/** Resolves once everything printed so far has reached its reader; a failure is heard by `onOutputError`. */
function stdoutIsWritten(): Promise<void> {
  return new Promise((resolve) => process.stdout.write('', (error) => error ?? resolve()))
}

/** A reader that has seen enough (`| head`) is not an error. */
function onOutputError({ code, message }: NodeJS.ErrnoException): void {
  const hasLeft = code === 'EPIPE'
  const saved = hasLeft ? readerLeft() : saveUnanswered()
  if (!hasLeft) process.stderr.write(`The answer could not be written: ${message}\n`)
  if (saved !== null) process.stderr.write(`${saved}\n`)
  process.exit(hasLeft ? 0 : 4)
}

/** Parses what was typed; shows help only for commands that exist. */
async function parse(program: Command, words: readonly string[]): Promise<void> {
  const [word] = words.filter((each) => each !== '-h' && each !== '--help')
  const isCommand = program.commands.some((command) => command.name() === word)
  const isUnknown = word !== undefined && !word.startsWith('-') && !isCommand
  const read = isUnknown ? [word] : words.length === 0 ? ['--help'] : words
  await program.parseAsync(read, { from: 'user' })
}

function programOf(): Command {
  const program = new Command('lumbung')
    .description('A laboratory for sowing games: play them, bend their rules, and measure them.')
    .version(version)
    .usage('COMMAND …')
    .helpOption('-h, --help', 'explain the program, or a command after its name')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: false, subcommandTerm: termOf })
    .configureOutput({ outputError: (text, write) => write(`${clipped(inOurWords(text))}\n`) })
    .showSuggestionAfterError()
    .addHelpText('after', AFTER_HELP)
    .exitOverride()
    .allowExcessArguments()
    .hook('preAction', (_, command) => refuseStrays(command))
  for (const file of Object.values(FILES)) file.register(program)
  addLanguageOption(program)
  const place = (command: Command): number =>
    (ORDER.indexOf(command.name()) + ORDER.length + 1) % (ORDER.length + 1)
  ;(program.commands as Command[]).sort((a, b) => place(a) - place(b))
  return program
}

/** Every command takes the language it answers in; it was read before anything was said. */
function addLanguageOption(command: Command): void {
  const option = new Option('--lang <code>', 'answer in this language; default: the language of the system')
  command.addOption(option.choices(Object.keys(LANGUAGES)))
  command.commands.forEach(addLanguageOption)
}

/** Refuses arguments that a command does not accept; a command with subcommands explains strays itself. */
function refuseStrays(command: Command): void {
  const { args, registeredArguments, commands } = command
  if (commands.length > 0 || registeredArguments.some(({ variadic }) => variadic)) return
  const strays = args.slice(registeredArguments.length)
  if (strays.length > 0)
    throw new BadInput(command.name(), `unexpected argument “${strays.join(' ')}”; see --help`)
}

/** Rewrites the parser's errors in the form of all others: the option, its value, the reason. */
function inOurWords(text: string): string {
  return text
    .replace(/^error: /, '')
    .replace(/^option '(-\S+)[^']*' argument '([^]*)' is invalid\. /, '$1: “$2” is not valid: ')
    .replace(/^option '(-\S+)[^']*' argument missing/, '$1: a value is missing')
    .replace(/^missing required argument '(.*)'/, '$1: is missing')
    .replace(/^unknown command '([^]*)'/, 'unknown command “$1”; lumbung --help lists them all')
    .replace(/: Allowed choices are /, ': it must be one of ')
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

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof BadInput) {
    process.stderr.write(`${clipped(error.message)}\n`)
    return error instanceof CannotWrite ? 4 : 2
  }
  if (error instanceof Stopped) {
    process.stderr.write(`${error.message}\n`)
    return error.exitCode
  }
  process.stderr.write(`Internal error: ${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env['LUMBUNG_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  return 3
}
